import { css } from 'lit';
import { coloursWonStyles } from './colours-won.ts';
import { dealSheetStyles } from './deal-sheet.ts';

const deskStyles = css`
  .middle {
    position: relative;
  }
  .look-back {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0.25rem;
    display: grid;
    align-items: start;
    justify-items: end;
    padding-block-start: 0.3rem;
    min-block-size: 44px;
    min-inline-size: 44px;
    /* Two short lines: beside two rows of cards there is no room for one. */
    inline-size: min-content;
    padding-inline: 0.3rem;
    font-size: 0.85rem;
    line-height: 1.15;
    text-align: end;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* Who only watches has room below: there two rows of cards reach up to the seats. */
  .table:not(:has(.hand)) .middle {
    padding-block-end: 2.5rem;
  }
  .table:not(:has(.hand)) .look-back {
    inset-block: auto 0;
    inline-size: max-content;
  }
  /* The smallest phone: two digits and a sign, five times. */
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
  @container table (min-inline-size: 44rem) {
    .look-back {
      place-items: center;
      inset-block-start: auto;
      inset-inline-end: 12%;
      inset-block-end: 0.5rem;
      inline-size: max-content;
    }
  }
`;

export const davidGoliathStyles = [coloursWonStyles, dealSheetStyles, deskStyles];
