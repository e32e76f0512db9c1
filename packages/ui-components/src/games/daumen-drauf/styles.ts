import { css } from 'lit';
import {
  aroundStyles,
  cheeseboard,
  cheeseboardHandle,
  desktop,
  seenFromAbove,
  upright,
} from '../../table/around-styles.ts';
import { actionStyles } from './actions.ts';
import { coloursAliveStyles } from './colours-alive.ts';
import { iconStyles } from './icons.ts';
import { roundSheetStyles } from './round-sheet.ts';
import { snakeTrickStyles } from './snake-trick.ts';

const tableLayoutStyles = css`
  .middle {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    align-content: stretch;
  }
  .overhead {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.75rem;
    inline-size: 100%;
    min-block-size: 2.9rem;
    padding: 0.15rem 0.5rem 0;
  }
  .taken {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    margin: 0;
    font-weight: 700;
  }
  /* Room for the longest prompt, so that nothing moves when the parry button appears. */
  .ask {
    min-block-size: 4.2rem;
  }
  .more {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    block-size: 1.35rem;
    overflow: hidden;
    font-size: 0.78rem;
    white-space: nowrap;
  }
  .more .pile {
    gap: 0.25rem;
  }
  .more .back {
    inline-size: 0.85rem;
  }
  .passed {
    margin-inline-start: auto;
    color: var(--_cb-quiet);
    font-style: italic;
  }
  /* The container is the seat. A small seat has no room for both "passed" and the tally. */
  @container (max-inline-size: 9.5rem) {
    .more:has(.passed) .tally {
      display: none;
    }
    .more,
    .more .tally {
      gap: 0.25rem;
    }
  }
  @container (max-inline-size: 7.7rem) {
    .more:has(.tally) b {
      display: none;
    }
  }
  @container (max-inline-size: 6rem) {
    .more .tally,
    .more:has(.passed) b {
      display: none;
    }
    .more:not(:has(.passed)) b {
      display: inline;
    }
    .more {
      font-size: 0.72rem;
    }
  }
  @container (max-inline-size: 4.7rem) {
    .more:has(.passed) .pile {
      position: absolute;
      opacity: 0;
    }
  }
  @container table (max-inline-size: 43.99rem) and (max-block-size: 38.9rem) {
    .table {
      grid-template-rows: max-content minmax(9.9rem, 1fr) repeat(4, max-content);
    }
    .overhead {
      min-block-size: 2.5rem;
    }
    .ask {
      min-block-size: 2.8rem;
    }
    .ask > p {
      font-size: 0.96rem;
    }
    /* Four or five rivals fit in one row. */
    .table .rivals:has(cb-seat:nth-child(4)):not(:has(cb-seat:nth-child(6))) {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    .table .rivals:has(cb-seat:nth-child(6)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  .own > .pile {
    flex-direction: column;
    justify-content: center;
    gap: 0.05rem;
    min-inline-size: 2.4rem;
    font-size: 0.85rem;
    line-height: 1.1;
  }
  .own > .pile b {
    text-align: center;
  }
  .own > .pile .back {
    inline-size: 1.7rem;
  }
  @container table (max-inline-size: 43.99rem) {
    :is(.overhead, .own) > .pile b {
      background: var(--_cb-table);
    }
  }
  .lookup {
    margin: 1rem 0 0;
    padding: 0;
    list-style: none;
  }
  .lookup li {
    padding-block: 0.4rem;
    border-block-start: 1px solid color-mix(in srgb, var(--_cb-edge) 55%, transparent);
  }
  @container table (min-inline-size: 44rem) {
    .overhead {
      padding-block-start: 0.9rem;
      font-size: 1.1rem;
    }
    .alive {
      font-size: 1rem;
    }
    .ask {
      min-block-size: 3rem;
    }
    .more {
      font-size: 0.9rem;
    }
  }
  /* Wide screens: the trick lies on a cheeseboard. */
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .trick {
      ${cheeseboard}
      inline-size: calc(100% - 6rem);
      block-size: calc(var(--_w) * 1.4 + 4.2rem);
      padding: 1.8rem 1.4rem 0;
    }
    .trick::after {
      ${cheeseboardHandle}
    }
  }
  /* Seen from above, won cards are piles that one can see growing. */
  @container table ${seenFromAbove} {
    .middle {
      --_cb-trick-card: 10rem;
      --_cb-trick-name: calc(var(--_cb-scale) * 1.05);
      --_cb-trick-mark: calc(var(--_cb-scale) * 0.85);
      align-items: center;
      padding-block: 0.6rem;
    }
    .overhead {
      font-size: calc(var(--_cb-scale) * 1.1);
    }
    .alive {
      font-size: var(--_cb-scale);
    }
    .trick {
      --_cb-trick-edge: 6rem;
    }
    .more {
      gap: 0.6em;
      block-size: 4.2em;
      margin-block-start: 0.3em;
      font-size: 1em;
    }
    /* Beside the name, where whose turn it is would stand. */
    cb-seat:not(.flat) .passed {
      position: absolute;
      inset: 2.05em 0.7em auto auto;
      font-size: 0.9em;
    }
    .more .pile,
    .own > .pile {
      gap: 0.5em;
    }
    .own > .pile {
      flex-direction: row;
      font-size: var(--_cb-scale);
    }
    .pile b {
      font-size: 1.15em;
    }
    .more .back,
    .own > .pile .back {
      inline-size: 2.4em;
    }
    .pile:not(.empty) .back {
      box-shadow:
        2px 2px 0 var(--_cb-paper),
        3px 3px 0 var(--_cb-ink);
    }
    .act {
      font-size: var(--_cb-scale);
    }
  }
  /* The stock lies beside the trick. */
  @container table ${desktop} {
    .middle {
      grid-template: max-content minmax(0, 1fr) / max-content minmax(0, 1fr);
      gap: 0 clamp(0.75rem, 2cqi, 2rem);
    }
    .overhead {
      display: contents;
    }
    .overhead > .alive,
    .overhead > .taken {
      grid-area: 1 / 1 / auto / -1;
      justify-self: center;
      min-block-size: 2.4em;
      align-items: center;
    }
    .overhead > .taken {
      font-size: calc(var(--_cb-scale) * 1.1);
    }
    .overhead > .pile {
      grid-area: 2 / 1;
      flex-direction: column;
      font-size: calc(var(--_cb-scale) * 1.1);
    }
    .overhead > .pile .back {
      inline-size: calc(var(--_cb-scale) * 4.6);
    }
    .trick {
      --_cb-trick-edge: 14rem;
      --_abreast: 3.8;
      grid-area: 2 / 2;
      inline-size: 100%;
    }
    /* The longest prompt needs the whole width. */
    .ask {
      grid-column: 1 / -1;
    }
    /* A lifted card must not cover the button to pass. */
    .hand {
      margin-block-start: 1.3rem;
    }
  }
  @container table ${desktop} {
    :host([layout='big-screen']) .trick {
      inline-size: calc(100% - 3.5rem);
    }
    /* Six seats in a row are narrow. */
    :host([layout='big-screen']) .table.rivals-7.rivals-7 .more {
      gap: 0.3em;
    }
    :host([layout='big-screen']) .table.rivals-7.rivals-7 .more .back {
      inline-size: 2em;
    }
  }
  @container table ${upright} {
    .ask {
      min-block-size: 4.2rem;
    }
    .hand {
      margin-block-start: 1.3rem;
    }
    .table.rivals-4.rivals-4 .trick {
      inline-size: 100%;
    }
  }
  /* A phone in landscape has no height to spare. */
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    .overhead {
      min-block-size: 2.2rem;
      padding-block-start: 0.15rem;
    }
    .trick {
      --_least: 3.2rem;
    }
    /* The buttons need the width, and a prompt of two lines the height. */
    .own cb-seat {
      inline-size: 7rem;
    }
    .act {
      font-size: 0.95rem;
    }
    :host .table.rivals-4.rivals-4 cb-seat::part(seat) {
      padding-block: 0.15rem;
    }
    :host .table.rivals-4.rivals-4 {
      --_cb-hand-card: clamp(3rem, (100cqb - 13rem) / 1.96, 5rem);
    }
  }
`;

export const daumenDraufStyles = [
  ...aroundStyles,
  iconStyles,
  coloursAliveStyles,
  snakeTrickStyles,
  actionStyles,
  roundSheetStyles,
  tableLayoutStyles,
];
