import '@cheeseboard/ui-components/mouse/define';
import '@cheeseboard/ui-components/cheese/define';
import type { Colour } from '@cheeseboard/ui-components';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** How long the celebration takes. */
export const CELEBRATION_MS = 5200;
const CRUMBS = 26;

/**
 * Cheese rains and the winners' mice parade along the bottom. Decoration only: screen readers and taps go past it.
 *
 * @element cbp-celebration
 */
@customElement('cbp-celebration')
export class CbpCelebration extends LitElement {
  static override styles = css`
    :host {
      position: absolute;
      inset: 0;
      z-index: 9;
      overflow: clip;
      contain: strict;
      pointer-events: none;
    }
    .crumb {
      position: absolute;
      inset-block-start: -2rem;
      inset-inline-start: calc(var(--x) * 1%);
      inline-size: calc(0.7rem + var(--size) * 0.12rem);
      animation: fall calc(2200ms + var(--slow) * 90ms) cubic-bezier(0.3, 0.1, 0.7, 1) calc(var(--late) * 60ms) both;
    }
    .crumb path {
      stroke: var(--cb-ink);
      stroke-width: 1.6;
      stroke-linejoin: round;
    }
    .parade {
      position: absolute;
      inset-block-end: 0.4rem;
      inset-inline-start: 0;
      display: flex;
      align-items: end;
      gap: 0.6rem;
      animation: walk 5000ms linear both;
    }
    .parade > * {
      animation: hop 420ms ease-in-out infinite alternate;
    }
    .parade > :nth-child(even) {
      animation-delay: -210ms;
    }
    cb-mouse {
      --cb-mouse-size: 4rem;
    }
    cb-cheese {
      --cb-cheese-size: 4.6rem;
    }
    @keyframes fall {
      0% {
        transform: translateY(0) rotate(0deg);
      }
      85% {
        opacity: 1;
      }
      100% {
        opacity: 0;
        transform: translateY(105cqb) rotate(calc(200deg + var(--size) * 30deg));
      }
    }
    @keyframes walk {
      from {
        transform: translateX(-100%);
      }
      to {
        transform: translateX(100cqi);
      }
    }
    @keyframes hop {
      to {
        transform: translateY(-0.5rem) rotate(-4deg);
      }
    }
    .sky {
      position: absolute;
      inset: 0;
      container-type: size;
    }
  `;

  /** The colours of the winners' mice. */
  @property({ attribute: false }) colours: readonly Colour[] = [];

  override render(): TemplateResult {
    const mice = Array.from(
      { length: Math.max(4, this.colours.length) },
      (_, index) => this.colours[index % this.colours.length]!,
    );
    return html`<div class="sky" aria-hidden="true">
      ${Array.from({ length: CRUMBS }, (_, index) => crumb(index))}
      <div class="parade"><cb-cheese state="whole"></cb-cheese>${mice.map((colour) => html`<cb-mouse colour=${colour}></cb-mouse>`)}</div>
    </div>`;
  }
}

/** A piece of cheese. Its place, size and speed follow from its number, so that every celebration is well spread. */
function crumb(index: number): TemplateResult {
  const place = (index * 61) % 100;
  const size = (index * 7) % 10;
  const style = `--x: ${place}; --size: ${size}; --slow: ${(index * 5) % 11}; --late: ${(index * 13) % 29}`;
  return html`<svg class="crumb" .style=${style} viewBox="0 0 24 20">
    <path d="M2 17L14 3Q22 6 22 17Z" fill="var(--cb-cheese)"></path>
    <path d="M9 13.5a1.6 1.6 0 1 0 .1 0M16 9.5a1.3 1.3 0 1 0 .1 0" fill="var(--cb-rind)"></path>
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'cbp-celebration': CbpCelebration;
  }
}
