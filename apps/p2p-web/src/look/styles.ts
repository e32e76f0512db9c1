/** Shared styles: paper panels, buttons, form fields. */
import { css } from 'lit';

export const baseStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    min-inline-size: 0;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }
  fieldset {
    min-inline-size: 0;
    border: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3 {
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(1.7rem, 1.2rem + 2.4vw, 2.6rem);
  }
  h1:focus {
    outline: none;
  }
  h2 {
    font-size: 1.3rem;
  }
  h3 {
    font-size: 1.08rem;
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: var(--cb-glow);
    text-underline-offset: 0.15em;
  }
  :focus-visible {
    outline: 3px solid var(--cb-focus);
    outline-offset: 2px;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .quiet {
    color: var(--cb-quiet);
  }
  .trouble {
    color: var(--cb-danger);
    font-weight: 700;
  }
  .stack {
    display: grid;
    gap: 1rem;
    grid-template-columns: minmax(0, 1fr);
  }
  /* Empty live regions take no room. */
  .stack > [role]:empty {
    margin-block-end: -1rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
  }
`;

/** A paper panel. */
export const paperStyles = css`
  .paper {
    padding: clamp(1rem, 0.6rem + 1.6vw, 1.6rem);
    border: 1.5px solid var(--cb-edge);
    border-radius: var(--cb-radius);
    background: var(--cb-panel);
    box-shadow: 0 3px 10px var(--cb-shadow);
  }
  /* The main action stays within reach of the thumb. */
  .go {
    position: sticky;
    inset-block-end: 0.5rem;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1rem;
    align-items: center;
    padding-block: 0.7rem;
  }
  .go p:empty {
    position: absolute;
  }
  .column {
    inline-size: min(100%, 44rem);
    margin-inline: auto;
  }
`;

/** Buttons, and links that look like them. */
export const buttonStyles = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-block-size: 44px;
    padding: 0.45rem 1rem;
    border: 2px solid var(--cb-text);
    border-radius: 0.6rem;
    background: transparent;
    color: var(--cb-text);
    font: inherit;
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .button:hover {
    background: color-mix(in srgb, var(--cb-glow) 14%, transparent);
  }
  .button.first {
    border-color: var(--cb-glow);
    background: var(--cb-glow);
    color: var(--cb-panel);
    box-shadow: 0 2px 0 color-mix(in srgb, var(--cb-glow) 60%, var(--cb-ink));
  }
  .button.first:hover {
    background: color-mix(in srgb, var(--cb-glow) 88%, var(--cb-text));
  }
  .button.first:active {
    translate: 0 2px;
    box-shadow: none;
  }
  .button.plain {
    border-color: transparent;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .button.danger {
    border-color: var(--cb-danger);
    color: var(--cb-danger);
  }
  .button[aria-disabled='true'] {
    opacity: 0.75;
  }
  .button.small {
    padding-inline: 0.7rem;
    font-size: 0.95rem;
  }
`;

/** Form fields. */
export const fieldStyles = css`
  label,
  legend {
    font-weight: 700;
  }
  legend {
    padding: 0;
  }
  .field {
    display: grid;
    gap: 0.3rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .hint {
    color: var(--cb-quiet);
    font-size: 0.93rem;
  }
  input[type='text'],
  input[type='password'],
  input[type='number'],
  input[type='url'],
  textarea,
  select {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0.4rem 0.6rem;
    border: 1.5px solid var(--cb-quiet);
    border-radius: 0.5rem;
    background: var(--cb-panel);
    color: var(--cb-text);
    font: inherit;
    text-overflow: ellipsis;
  }
  [aria-invalid='true'] {
    border-color: var(--cb-danger);
    border-width: 2.5px;
  }
  .check {
    display: flex;
    gap: 0.6rem;
    align-items: start;
    min-block-size: 44px;
    padding-block: 0.5rem;
    font-weight: 400;
    cursor: pointer;
  }
  .check input {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    margin: 0.05rem 0 0;
    accent-color: var(--cb-glow);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    padding-block-start: 0.3rem;
  }
  .choice {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0.35rem 0.8rem;
    border: 1.5px solid var(--cb-quiet);
    border-radius: 0.6rem;
    font-weight: 400;
    cursor: pointer;
  }
  .choice input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--cb-glow);
    box-shadow: inset 0 0 0 1.5px var(--cb-glow);
    background: color-mix(in srgb, var(--cb-glow) 12%, transparent);
    font-weight: 700;
  }
  .choice:has(:focus-visible) {
    outline: 3px solid var(--cb-focus);
    outline-offset: 2px;
  }
  .choice:has(:disabled) {
    opacity: 0.55;
    cursor: default;
  }
  @media (forced-colors: active) {
    .choice:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

/** Fields side by side, as many as fit. */
export const fieldGridRules = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 1.2rem 1.5rem;
  align-items: start;
`;
export const fieldGrid = css`
  :host {
    ${fieldGridRules}
  }
`;

export const screenStyles = [baseStyles, paperStyles, buttonStyles, fieldStyles];
