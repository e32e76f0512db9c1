import { css } from 'lit';

export const playStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    block-size: 100svh;
    /* The table's minimum height plus the status line; fits a phone of 360 × 640. */
    min-block-size: 37rem;
    color: var(--cb-text);
    font-family: var(--cb-font);
  }
  /* Landscape phones: the table is beside the hand. */
  @media (max-height: 32rem) and (min-aspect-ratio: 4/3) {
    :host {
      min-block-size: 19.5rem;
    }
  }
  .top {
    grid-row: 1;
    grid-column: 1;
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-block-size: 46px;
    padding-inline: max(0.25rem, env(safe-area-inset-left)) max(0.25rem, env(safe-area-inset-right));
    border-block-end: 1.5px solid var(--cb-edge);
    background: var(--cb-panel);
  }
  /* A ring around a button would be cut off at the edge of the screen. */
  .top :focus-visible {
    outline-offset: -4px;
  }
  .status {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0 0.6em;
    min-inline-size: 0;
    max-block-size: 2.7rem;
    overflow: hidden;
    line-height: 1.2;
    text-align: center;
  }
  .status strong {
    overflow-wrap: anywhere;
  }
  .status .mine,
  .status .answer {
    color: var(--cb-glow);
  }
  cbp-time {
    color: var(--cb-quiet);
    font-variant-numeric: tabular-nums;
  }
  cbp-time .short {
    color: var(--cb-danger);
    font-weight: 700;
  }
  .quiet .short {
    color: inherit;
    font-weight: inherit;
  }
  .undo {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
    padding-inline: 0.6rem;
    white-space: nowrap;
  }
  .undo svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
  }
  /* Beside the button for hand or table, an upright phone has room for the icon only. */
  @media (max-width: 30rem) {
    .undo .beside {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  .next {
    padding-inline: 0.7rem;
    white-space: nowrap;
  }
  /* A result is a sentence with a name: three lines fit beside the button. The button to ask for an undo wraps, too. */
  @media (max-width: 30rem) {
    /* Whose turn it is, with the longest name, beside the button to the table. */
    .status strong {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    .result {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      font-size: 0.88rem;
      line-height: 1.1;
    }
    .status:not(:has(~ .next)) .result {
      font-size: 1rem;
    }
    .button.next,
    .button.undo {
      flex: none;
      max-inline-size: 6.4rem;
      min-block-size: 44px;
      margin-block: 1px;
      padding: 0.1rem 0.4rem;
      font-size: 0.78rem;
      line-height: 1.1;
      white-space: normal;
    }
  }
  .room {
    grid-row: 3;
    position: relative;
    min-block-size: 0;
    background: var(--cb-table);
  }
  .table {
    display: block;
    block-size: 100%;
  }
  .waits {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1rem;
    block-size: 100%;
    padding: 1.5rem;
    text-align: center;
  }
  .notices {
    position: absolute;
    inset-block-start: 0.4rem;
    inset-inline: 0.5rem;
    z-index: 8;
    display: grid;
    gap: 0.4rem;
    max-inline-size: 34rem;
    /* Leaves the hand below visible. */
    max-block-size: 45%;
    margin-inline: auto;
    overflow-y: auto;
    pointer-events: none;
  }
  /* On a phone in landscape, a wide card has room for a question and its buttons. */
  @media (max-height: 32rem) and (min-aspect-ratio: 4/3) {
    .notices {
      max-inline-size: none;
      max-block-size: 70%;
    }
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0.3rem 0.5rem;
    padding: 0.45rem 0.5rem 0.45rem 0.9rem;
    border: 1.5px solid var(--cb-edge);
    border-radius: var(--cb-radius);
    background: var(--cb-panel);
    box-shadow: 0 4px 14px var(--cb-shadow);
    pointer-events: auto;
  }
  ::slotted([slot='notice']) {
    pointer-events: auto;
  }
  .notice.urgent {
    border: 2px solid var(--cb-glow);
  }
  .notice p {
    flex: 1 1 12rem;
    line-height: 1.25;
  }
  .told {
    justify-content: start;
    border-color: var(--cb-text);
  }
  .bubble {
    position: absolute;
    z-index: 7;
    padding: 0.15rem 0.45rem;
    border: 1.5px solid var(--cb-edge);
    border-radius: 0.2rem 1rem 1rem;
    background: var(--cb-panel);
    box-shadow: 0 3px 8px var(--cb-shadow);
    font-size: 1.6rem;
    line-height: 1.2;
    pointer-events: none;
  }
  .bubble.above {
    border-radius: 1rem 1rem 1rem 0.2rem;
  }
  .bubble.line {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
    inline-size: max-content;
    padding: 0.3rem 0.7rem;
    border-color: var(--cb-text);
    font-size: 0.95rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .after {
    display: contents;
  }
  .after p {
    flex-basis: 100%;
    text-align: end;
  }
  /* Two buttons fit in a row, and all of them on a phone in landscape, so that the scores above stay visible. */
  @media (max-width: 30rem), (max-height: 32rem) and (min-aspect-ratio: 4/3) {
    .after .button {
      flex: 1 1 auto;
      padding-inline: 0.5rem;
      font-size: 0.88rem;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .bubble {
      animation:
        pop calc(250ms * var(--cb-speed, 1)) ease-out,
        fade calc(500ms * var(--cb-speed, 1)) ease-in calc(var(--shown, 5s) - 500ms) forwards;
    }
    .notice {
      animation: pop calc(160ms * var(--cb-speed, 1)) ease-out;
    }
  }
  @keyframes pop {
    from {
      opacity: 0;
      scale: 0.9;
    }
  }
  @keyframes fade {
    to {
      opacity: 0;
    }
  }
`;
