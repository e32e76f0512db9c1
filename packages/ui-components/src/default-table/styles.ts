import { css } from 'lit';

export const defaultTableStyles = css`
  .things {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    gap: 0.75rem;
    max-block-size: 100cqb;
    padding: 0.6rem 0.75rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .things > * {
    flex: none;
  }
  .sentences {
    display: grid;
    gap: 0.25rem;
    max-inline-size: min(100%, 30rem);
    margin: 0;
    padding: 0;
    list-style: none;
    line-height: 1.25;
    text-wrap: pretty;
  }
  .sentences:empty {
    display: none;
  }
  /* A slip of paper on the table. */
  .things .sentences,
  .own .sentences {
    padding: 0.5rem 0.9rem;
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow:
      inset 0 0 0 1.5px var(--_cb-edge),
      0 2px 5px var(--_cb-shadow);
  }
  .own .sentences {
    flex: 1;
    align-content: center;
    max-inline-size: 24rem;
    max-block-size: 5.2rem;
    padding-block: 0.3rem;
    overflow: auto;
    font-size: 0.95rem;
  }
  cb-dice-tray {
    --cb-die-size: 2.4rem;
  }
  cb-board {
    inline-size: min(100%, 30rem, max((100cqb - 1.2rem) * var(--_ratio), 14rem));
  }
  cb-dice-tray ~ cb-board {
    inline-size: min(100%, 30rem, max((100cqb - 5.5rem) * var(--_ratio), 12rem));
  }
  .own {
    padding-block-end: 0.4rem;
  }
  /* The cards shrink until all lines fit above the sentences, with names and labels below the cards. */
  .rows {
    --_below: 1.8rem;
    --_room: calc(100cqb - 3rem - var(--_sentences) * 1.5rem);
    --_card-height: calc(var(--_room) / var(--_lines) - var(--_below));
    --cb-card-width: clamp(2.4rem, min(14cqi, var(--_card-height) / 1.4), 6.5rem);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.6rem 1.8rem;
  }
  .rows:has(.owned + .label) {
    --_below: 2.9rem;
  }
  .labelled {
    display: grid;
    align-content: start;
    justify-items: center;
  }
  .label {
    font-size: 0.85rem;
    font-style: italic;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: min(0.6rem, 1.5cqi);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .row li {
    position: relative;
    display: grid;
    justify-items: center;
  }
  .owner {
    max-inline-size: max(var(--cb-card-width), 3.4rem);
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 0.85rem;
  }
  .count {
    position: absolute;
    inset: -0.4rem -0.4rem auto auto;
    min-inline-size: 1.6em;
    padding-inline: 0.35em;
    border-radius: 1em;
    border: 1.5px solid var(--_cb-edge);
    background: var(--_cb-panel);
    font-size: 0.85rem;
    font-weight: 700;
    text-align: center;
  }
  .hand {
    min-block-size: 0;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: start;
    gap: 0.45rem;
    max-block-size: 10.2rem;
    padding: 0.5rem 0.75rem;
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* If all moves are buttons, they keep their height, so that the table does not move. */
  .choices.all {
    block-size: clamp(7.5rem, 27cqb, 15rem);
    max-block-size: none;
  }
  .choices:not(:has(button)) {
    padding-block: 0;
  }
  .kind {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.45rem;
  }
  /* A kind with several moves has its own lines; others share one. */
  .kind:has(> :nth-child(3)) {
    flex-basis: 100%;
  }
  .choice {
    display: inline-grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0.2rem 0.8rem;
    border-radius: var(--_cb-radius);
    border: 2px solid color-mix(in srgb, var(--_cb-edge) 60%, var(--_cb-text));
    background: var(--_cb-panel);
    box-shadow: 0 2px 0 color-mix(in srgb, var(--_cb-edge) 60%, var(--_cb-text));
    font-weight: 700;
    line-height: 1.15;
    text-align: center;
  }
  .choice:active {
    translate: 0 2px;
    box-shadow: none;
  }
  .choice.back {
    align-self: center;
    margin-inline-start: auto;
    background: none;
    box-shadow: none;
  }
  @media (hover: hover) {
    .choice:hover {
      border-color: var(--_cb-glow);
    }
  }
  @media (forced-colors: active) {
    .choice {
      border-color: ButtonText;
    }
  }
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table {
      --_cb-hand-card: 4.2rem;
    }
    :host .table .hand {
      align-self: stretch;
      display: flex;
      flex-direction: column;
      justify-content: end;
    }
    .hand cb-hand {
      flex: none;
    }
    .hand .choices,
    .hand .choices.all {
      min-block-size: 0;
      block-size: auto;
      max-block-size: none;
    }
    :host .table .own cb-seat {
      inline-size: 7rem;
    }
  }
`;
