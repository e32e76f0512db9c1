/** The pass and parry buttons. The parry button keeps its space while hidden, so that nothing moves when it appears. */
import { css, html, type TemplateResult } from 'lit';

export interface Action {
  readonly label: string;
  readonly spoken: string;
  /** The keyboard shortcut of the button. */
  readonly key: string;
  readonly legal: boolean;
  readonly act: () => void;
}

/** The pass button. It can be pressed even when passing is illegal: the table then explains why. */
export const passButton = ({ label, spoken, key, legal, act }: Action): TemplateResult =>
  html`<button class="act pass ${legal ? 'legal' : ''}" data-place="pass" aria-label=${spoken} aria-keyshortcuts=${key} @click=${act}>
    ${label}<kbd aria-hidden="true">${key}</kbd>
  </button>`;

/** The parry button. It is invisible unless the player can parry, which only they may know (DD-10). */
export const parryButton = ({ label, spoken, key, legal, act }: Action): TemplateResult =>
  html`<button class="act parry ${legal ? 'legal' : ''}" data-place="parry" aria-label=${spoken} aria-keyshortcuts=${key} @click=${act}>
    ${label}<kbd aria-hidden="true">${key}</kbd>
  </button>`;

export const actionStyles = css`
  .actions {
    flex: 1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.4rem;
    min-inline-size: 0;
    max-inline-size: 22rem;
  }
  .act {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: var(--_cb-radius);
    border: 2px solid color-mix(in srgb, var(--_cb-edge) 80%, var(--_cb-text));
    background: var(--_cb-table);
    color: var(--_cb-text);
    font-weight: 700;
    text-align: center;
  }
  .act.legal {
    border-color: var(--_cb-text);
    background: var(--_cb-text);
    color: var(--_cb-panel);
  }
  .parry:not(.legal) {
    visibility: hidden;
  }
  .parry.legal {
    border-color: var(--_cb-glow);
    background: var(--_cb-glow);
    color: light-dark(#fff, #2a1a10);
  }
  .act kbd {
    display: none;
    border-color: currentColor;
    font-size: 0.8rem;
    font-weight: 400;
  }
  /* A landscape phone has half its width for the buttons. */
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .act kbd {
      display: inline-block;
    }
  }
  @media (hover: none) {
    .act kbd {
      display: none !important;
    }
  }
  @media (forced-colors: active) {
    .act.legal {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
