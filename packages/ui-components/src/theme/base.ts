/** Base styles of every element: the theme as private properties, and a few global rules. */
import { type CSSResult, css, unsafeCSS } from 'lit';
import { themeProperties } from './properties.ts';

type Entry = [name: string, { value: string; contrast?: string }];
const entries = Object.entries(themeProperties) as Entry[];

const privateProperties = (pickValue: (entry: Entry[1]) => string | undefined): CSSResult =>
  unsafeCSS(
    entries
      .flatMap(([name, entry]) => {
        const value = pickValue(entry);
        return value === undefined ? [] : [`--_cb-${name}:var(--cb-${name},${value});`];
      })
      .join(''),
  );

export const baseStyles = css`
  :host {
    ${privateProperties((entry) => entry.value)}
    display: block;
    box-sizing: border-box;
    color: var(--_cb-text);
    font-family: var(--_cb-font);
    line-height: 1.35;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  button {
    all: unset;
    box-sizing: border-box;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  :focus-visible {
    outline: 3px solid var(--_cb-focus);
    outline-offset: 2px;
  }
  [data-hint] {
    outline: 4px dashed var(--_cb-glow);
    outline-offset: 1px;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-contrast: more) {
    :host {
      ${privateProperties((entry) => entry.contrast)}
    }
  }
  @media (forced-colors: active) {
    :host {
      --_cb-table: Canvas;
      --_cb-panel: Canvas;
      --_cb-text: CanvasText;
      --_cb-quiet: CanvasText;
      --_cb-edge: CanvasText;
      --_cb-glow: Highlight;
      --_cb-focus: Highlight;
      --_cb-danger: CanvasText;
      --_cb-good: CanvasText;
    }
  }
  /* With reduced motion, all animations end at once; each element looks right without them. */
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_cb-speed: 0;
    }
  }
`;
