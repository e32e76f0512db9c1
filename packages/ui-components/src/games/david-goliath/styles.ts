import { css } from 'lit';
import { coloursWonStyles } from './colours-won.ts';
import { dealSheetStyles } from './deal-sheet.ts';

const tableLayoutStyles = css`
  /* Reserves a line for the "last trick" button, so that the trick does not jump. */
  .middle {
    position: relative;
    padding-block-start: 1.2rem;
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
  /* On the smallest phones, five colours must fit in one row, each with an icon and two digits. */
  @container table (max-inline-size: 22rem) {
    .own cb-seat {
      inline-size: 5.55rem;
    }
    .stacks {
      gap: 0.2rem;
    }
    .stacks li {
      grid-template-columns: 0.85rem 1fr;
      gap: 0;
      padding-inline: 0.2rem;
    }
    .stacks .sign {
      inline-size: 0.85rem;
    }
    .stacks .worth {
      font-size: 0.92rem;
    }
  }
  @container table (max-inline-size: 43.99rem) and (max-block-size: 38.9rem) {
    .stacks li {
      min-block-size: 2.9rem;
    }
  }
  /* On wide screens, the button is at the near edge of the oval table. */
  @container table (min-inline-size: 44rem) {
    .middle {
      padding-block: 0 1.5rem;
    }
    .look-back {
      inset: auto 0 0;
      margin-inline: auto;
      inline-size: max-content;
      place-items: center;
      padding-block: 0;
    }
    .where {
      inset: auto auto 0.7rem 8%;
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
      padding: 0.25rem 0.2rem;
      font-size: 0.8rem;
    }
    .stacks .sign {
      inline-size: 0.85rem;
    }
    .stacks .worth {
      font-size: 0.92rem;
    }
    .numbers:not(.all) {
      display: block;
    }
    .numbers.all {
      display: none;
    }
  }
`;

export const davidGoliathStyles = [coloursWonStyles, dealSheetStyles, tableLayoutStyles];
