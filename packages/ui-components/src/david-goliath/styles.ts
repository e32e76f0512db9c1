import { css } from 'lit';
import { coloursWonStyles } from './colours-won.ts';
import { dealSheetStyles } from './deal-sheet.ts';

const deskStyles = css`
  .middle {
    position: relative;
  }
  .look-back {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0.25rem;
    display: grid;
    place-items: center;
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
  @container table (min-inline-size: 44rem) {
    .look-back {
      inset-inline-end: 12%;
      inset-block-end: 0.5rem;
      inline-size: max-content;
    }
  }
`;

export const davidGoliathStyles = [coloursWonStyles, dealSheetStyles, deskStyles];
