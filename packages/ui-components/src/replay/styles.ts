import { css } from 'lit';

export const replayStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    block-size: clamp(43rem, 100svh, 76rem);
    background: var(--_cb-table);
  }
  .table {
    flex: 1;
    min-block-size: 0;
  }
  p {
    margin: 0;
    padding: 1.5rem;
  }
  /* On low screens the table scrolls and the controls stay. */
  .controls {
    position: sticky;
    inset-block-end: 0;
    z-index: 6;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    padding: 0.25rem 0.5rem;
    border-block-start: 1.5px solid var(--_cb-edge);
    background: var(--_cb-panel);
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 44px;
    border-radius: var(--_cb-radius);
  }
  button[aria-disabled='true'] {
    opacity: 0.4;
  }
  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: var(--_cb-text);
    stroke: var(--_cb-text);
  }
  label {
    flex: 2 1 14rem;
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 44px;
    padding-inline: 0.5rem;
  }
  .slider {
    position: relative;
    flex: 1;
    display: flex;
    min-inline-size: 0;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0;
    accent-color: var(--_cb-glow);
    cursor: pointer;
  }
  /* A mark is below the centre of the thumb at its step. */
  i {
    --thumb: 16px;
    position: absolute;
    inset-block-start: 31px;
    inset-inline-start: calc(var(--thumb) / 2 + var(--share) * (100% - var(--thumb)) - 1.5px);
    inline-size: 3px;
    block-size: 6px;
    background: var(--_cb-quiet);
    pointer-events: none;
  }
  i.lead {
    block-size: 10px;
    background: var(--_cb-text);
  }
  i.decisive {
    translate: -3.5px 0;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--_cb-glow);
  }
  select {
    /* On a phone it is beside the buttons, and the slider has a row of its own. */
    flex: 1 1 5rem;
    min-inline-size: 0;
    max-inline-size: 24rem;
    min-block-size: 44px;
    padding: 0.3rem 0.4rem;
    border: 1.5px solid var(--_cb-quiet);
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    color: var(--_cb-text);
    font: inherit;
    text-overflow: ellipsis;
  }
  .at {
    min-inline-size: 6.5em;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    i {
      background: CanvasText;
    }
    button[aria-disabled='true'] svg {
      fill: GrayText;
      stroke: GrayText;
    }
  }
`;
