import { css } from 'lit';
import {
  aroundStyles,
  cheeseboard,
  cheeseboardHandle,
  desktop,
  seenFromAbove,
  upright,
} from '../../table/around-styles.ts';
import { coloursWonStyles } from './colours-won.ts';
import { dealSheetStyles } from './deal-sheet.ts';

const tableLayoutStyles = css`
  /* Reserves a line for the "last trick" button, so that the trick does not jump. */
  .middle {
    position: relative;
    padding-block-start: 1.2rem;
  }
  .caption {
    display: contents;
  }
  .look-back {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0.25rem;
    display: grid;
    align-items: start;
    padding: 0.15rem 0.4rem 0;
    min-block-size: 44px;
    min-inline-size: 44px;
    font-size: 0.88rem;
    line-height: 1.15;
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .where {
    position: absolute;
    inset: 0.15rem auto auto 0.65rem;
    margin: 0;
    color: var(--_cb-quiet);
    font-size: 0.8rem;
    line-height: 1.2;
    white-space: nowrap;
  }
  /* This number is not that of the last trick. */
  .where:has(+ .look-back[aria-pressed='true']) {
    visibility: hidden;
  }
  /* On phones, five colours must fit in one row, each with an icon and two digits. */
  @container table (max-inline-size: 26rem) {
    .stacks {
      gap: 0.2rem;
    }
    .stacks li {
      grid-template-columns: 0.85rem 1fr;
      gap: 0;
      padding-inline: 0.15rem;
    }
    .stacks .sign {
      inline-size: 0.85rem;
    }
    .stacks .worth {
      font-size: 0.92rem;
    }
  }
  @container table (max-inline-size: 22rem) {
    .own cb-seat {
      inline-size: 5.55rem;
    }
  }
  @container table (max-inline-size: 43.99rem) and (max-block-size: 38.9rem) {
    .stacks li {
      min-block-size: 2.9rem;
    }
  }
  /* On wide screens, the trick lies on a cheeseboard, with the progress of the deal below it. */
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .middle {
      --_cb-trick-edge: 8.6rem;
      --_cb-trick-margin: 5rem;
      grid-template-rows: minmax(0, 1fr) max-content;
      align-items: center;
      padding: 0.4rem 0 0;
    }
    .caption {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 1.25rem;
      min-block-size: 44px;
    }
    .where,
    .look-back {
      position: static;
      margin: 0;
      font-size: calc(var(--_cb-scale) * 0.92);
    }
    .where {
      color: var(--_cb-text);
    }
    .look-back {
      display: grid;
      place-items: center;
      padding: 0 0.75rem;
    }
    cb-trick::part(cards) {
      ${cheeseboard}
      inline-size: fit-content;
      max-inline-size: calc(var(--_columns) * (var(--_w) + var(--_gap)) + 2rem);
      padding: 1.7rem 1rem 0.7rem;
    }
    cb-trick::part(cards)::after {
      ${cheeseboardHandle}
    }
  }
  @container table ${seenFromAbove} {
    .middle {
      --_cb-trick-edge: 3.6rem;
      --_cb-trick-card: 11rem;
      --_cb-trick-name: calc(var(--_cb-scale) * 1.05);
      --_cb-trick-mark: calc(var(--_cb-scale) * 0.85);
    }
  }
  /* On a desktop, all cards lie side by side, and the progress of the deal stands beside the status line. */
  @container table (min-inline-size: 60rem) and (min-block-size: 30rem) {
    .middle {
      --_cb-trick-margin: 2.3rem;
      padding: 0.6rem 0 0.4rem;
    }
    cb-trick::part(cards) {
      --_columns: max(var(--_count), 3);
      --_rows: 1;
      flex-wrap: nowrap;
      max-inline-size: none;
    }
    .caption {
      position: absolute;
      inset: 100% 0 auto;
      justify-content: space-between;
      padding-inline: 1rem;
    }
  }
  /* With five rivals, the mats at the sides reach down to the handle: room for it, with the board a little to the left. */
  @container table ${desktop} {
    .tops-3 .middle {
      --_cb-trick-edge: 5.4rem;
    }
    .tops-3 cb-trick::part(cards) {
      translate: -1.4rem;
    }
  }
  @container table ${desktop} {
    .caption {
      inset-inline: calc(-1 * (var(--_cb-side) + var(--_cb-gap)));
      padding-inline: 0.6rem;
    }
  }
  @container table ${desktop} {
    :host([layout='big-screen']) .middle {
      --_cb-trick-edge: 8.6rem;
    }
    /* The status line is as wide as the table. A touch beside its text reaches the caption. */
    :host([layout='big-screen']) .ask {
      pointer-events: none;
    }
    :host([layout='big-screen']) .caption {
      inset-inline: 0;
    }
  }
  /* A long prompt must not reach the caption beside it. */
  @container table (min-inline-size: 60rem) and (max-inline-size: 72rem) and (min-block-size: 30rem) {
    .ask > p {
      font-size: 1.15rem;
    }
    .where,
    .look-back {
      font-size: 0.8rem;
    }
  }
  :host([layout='big-screen']) .ask > p {
    margin-inline: auto;
    max-inline-size: calc(100% - 30rem);
  }
  @container table ${upright} {
    .middle {
      --_cb-trick-edge: 8.6rem;
    }
    .table.rivals-4.rivals-4 .middle {
      --_cb-trick-edge: 3.6rem;
    }
    .table:not(.rivals-4.rivals-4) cb-trick::part(cards) {
      --_columns: max(var(--_count), 3);
      --_rows: 1;
    }
  }
  /* A phone in landscape has the line above the trick again. */
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table .middle {
      padding-block-start: 1.2rem;
    }
    .look-back {
      inset: 0 0.25rem auto auto;
      place-items: start;
    }
    .where {
      inset: 0.15rem auto auto 0.65rem;
    }
    .own cb-seat {
      inline-size: 8.4rem;
    }
    .stacks li {
      grid-template-columns: 0.85rem 1fr;
      gap: 0;
      padding: 0.25rem 0.15rem;
      font-size: 0.8rem;
    }
    .stacks .sign {
      inline-size: 0.85rem;
    }
    .stacks .worth {
      font-size: 0.92rem;
    }
    /* Below four or more rivals there is less height. */
    .table.rivals-4.rivals-4 .stacks li {
      min-block-size: 2.5rem;
      padding-block: 0.1rem;
    }
    .table.rivals-4.rivals-4 .own cb-seat::part(seat) {
      padding-block: 0.1rem;
    }
  }
`;

export const davidGoliathStyles = [...aroundStyles, ...coloursWonStyles, dealSheetStyles, tableLayoutStyles];
