import { css } from 'lit';

/** Both piles reserve the height of a full one, so that nothing moves when cards change piles. */
export const pileStyles = css`
  :host {
    --_w: var(--cb-card-width, 5rem);
    --_step: calc(var(--_w) * 0.1);
    display: inline-block;
    inline-size: var(--_w);
    vertical-align: top;
  }
  .pile {
    position: relative;
    display: flex;
    inline-size: 100%;
    flex-direction: column;
    gap: calc(var(--_w) * 0.14);
    border-radius: 0.5rem;
  }
  button.pile {
    outline: 3px solid var(--_cb-glow);
    outline-offset: 4px;
  }
  button.pile:focus-visible {
    outline: 4px solid var(--_cb-focus);
  }
  .new,
  .start {
    position: relative;
    block-size: calc(var(--_w) * 1.4 + var(--_step) * 5);
  }
  /* Cards fly to the new pile over the start pile. */
  .new {
    z-index: 1;
  }
  .start {
    --_step: calc(var(--_w) * 0.035);
  }
  .level {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
  }
  .edge,
  .place {
    aspect-ratio: 5 / 7;
    border-radius: 7% / 5%;
  }
  .edge {
    background: linear-gradient(var(--_own) 96.4%, var(--_cb-paper) 0);
    border: calc(var(--_w) * 0.05) solid var(--_cb-paper);
    border-block-start: 0;
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--_cb-ink) 70%, transparent);
  }
  .place {
    display: grid;
    place-items: center;
    border: 2px dashed var(--_cb-edge);
  }
  .place .die {
    inline-size: 45%;
    block-size: auto;
    opacity: 0.7;
  }
  .ghost {
    opacity: 0.93;
  }
  .ghost .card {
    box-shadow: 0 0 0 2px var(--_cb-glow);
  }
  .seal {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--_w) * 0.3);
    margin-inline: auto;
    inline-size: 62%;
    block-size: auto;
  }
  .face {
    fill: var(--_cb-paper);
  }
  :host([colour='red']) {
    --_own: color-mix(in srgb, var(--_cb-red) 45%, var(--_cb-paper));
  }
  :host([colour='yellow']) {
    --_own: color-mix(in srgb, var(--_cb-yellow) 45%, var(--_cb-paper));
  }
  :host([colour='green']) {
    --_own: color-mix(in srgb, var(--_cb-green) 45%, var(--_cb-paper));
  }
  :host([colour='blue']) {
    --_own: color-mix(in srgb, var(--_cb-blue) 45%, var(--_cb-paper));
  }

  /* A compact pile, for rivals, shows the die and six steps at the size of the text around it. */
  :host([compact]) {
    inline-size: auto;
    font-size: 1rem;
  }
  :host([compact]) .pile {
    inline-size: auto;
    flex-direction: row;
    align-items: end;
    gap: 0.2em;
  }
  :host([compact]) button.pile {
    min-block-size: 44px;
    min-inline-size: 44px;
    align-items: center;
    justify-content: center;
  }
  :host([compact]) .die {
    inline-size: 1.35em;
    block-size: 1.35em;
  }
  :host([compact]) .seal {
    position: static;
    inline-size: 1.1em;
    block-size: 1.5em;
    margin: 0;
  }
  .steps {
    display: flex;
    align-items: end;
    gap: 1px;
    block-size: 1.35em;
  }
  .steps i {
    inline-size: 0.3em;
    border: 1px solid var(--_cb-edge);
    border-radius: 2px;
    block-size: 35%;
  }
  .steps i:nth-child(2) {
    block-size: 48%;
  }
  .steps i:nth-child(3) {
    block-size: 61%;
  }
  .steps i:nth-child(4) {
    block-size: 74%;
  }
  .steps i:nth-child(5) {
    block-size: 87%;
  }
  .steps i:nth-child(6) {
    block-size: 100%;
  }
  .steps .on {
    background: var(--_cb-text);
    border-color: var(--_cb-text);
  }
  .steps .soon {
    border-color: var(--_cb-glow);
    background: var(--_cb-glow);
  }
  @media (forced-colors: active) {
    .steps .on {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
