/** Layout of the table on phones: the board above the dice. Larger screens are in desktop-styles.ts. */
import { css } from 'lit';
import { controlsStyles } from './controls-styles.ts';
import { desktopStyles } from './desktop-styles.ts';
import { landscapeStyles } from './landscape-styles.ts';
import { standingsStyles } from './standings.ts';

const layoutStyles = css`
  .middle {
    container-type: normal;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    position: relative;
    margin: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  .pantry {
    container: pantry / size;
    display: grid;
    align-content: safe center;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  /* From a height of 23.2rem (long board: 26.8rem), each place is at least 44 px high. Below 36 px, the board scrolls. */
  cb-gouda-board {
    --cb-board-height: max(100cqb - 10px, 19rem);
    padding: 5px;
  }
  cb-gouda-board[board='long'] {
    --cb-board-height: max(100cqb - 10px, 22rem);
  }
  .middle cb-dice-tray {
    padding-block: 10px;
  }
  .rivals {
    padding-block: 0.35rem 0;
  }
  .ask {
    min-block-size: 2.5rem;
  }
  .ask > p {
    line-height: 1.15;
  }
  .purse {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    block-size: 1.3rem;
  }
  /* Under the name, where other games show the score. */
  .rivals cb-seat {
    --_cb-seat-slot: 2 / 2;
  }
  .rivals .purse:not(:has(.few)) {
    block-size: 0;
  }
  .own .purse {
    block-size: auto;
  }
  /* A third line of text covers the floor, so that the board keeps its size. */
  @container table (max-inline-size: 43.99rem) {
    .ask {
      block-size: 2.7rem;
      align-content: end;
      pointer-events: none;
    }
    .ask > p {
      justify-self: center;
      padding-inline: 0.4rem;
      border-radius: var(--_cb-radius);
      background: var(--_cb-table);
    }
  }
  /* Seats are in one row, because the board needs the height. */
  @container table (max-inline-size: 43.99rem) {
    .table .rivals:has(cb-seat:nth-child(4)) {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: 0.25rem;
      padding-inline: 0.3rem;
    }
    .rivals:has(cb-seat:nth-child(4)) .purse {
      flex-wrap: wrap;
      block-size: auto;
      min-block-size: 1.3rem;
      gap: 0 0.15rem;
    }
    .rivals:has(cb-seat:nth-child(3)) .few {
      gap: 0.05rem;
      font-size: 0.85rem;
    }
    .rivals:has(cb-seat:nth-child(3)) .few .art {
      inline-size: 1rem;
      block-size: 1rem;
    }
    .table.rivals-4.rivals-4 {
      min-block-size: inherit;
    }
  }
  /* On low phones the board is narrow enough for the rivals to sit beside it. */
  @container table (max-inline-size: 43.99rem) and (max-block-size: 41rem) {
    .table {
      grid-template:
        'middle rivals' minmax(0, 1fr)
        'ask ask' max-content
        'own own' max-content
        'hand hand' max-content
        'bar bar' max-content / minmax(0, 1fr) clamp(4.1rem, 19.4cqi, 5.4rem);
    }
    .table .rivals,
    .table .rivals:has(cb-seat:nth-child(4)) {
      display: grid;
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 0.35rem;
      padding: 5px 0.3rem 0 0;
    }
    .rivals .purse {
      flex-wrap: wrap;
      block-size: auto;
      gap: 0 0.2rem;
    }
    .rivals .few {
      font-size: 0.85rem;
    }
    .rivals .few .art {
      inline-size: 1rem;
      block-size: 1rem;
    }
    .desk {
      min-block-size: 3.8rem;
    }
  }
  .few {
    display: inline-flex;
    align-items: center;
    gap: 0.15rem;
    font-size: 0.92rem;
  }
  .few .art {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  /* A rival's seat is the origin for its .sign, which is drawn over the seat's mouse. */
  .rivals cb-seat {
    position: relative;
  }
  .answer {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
  }
  .answer .sign {
    inline-size: 1.25rem;
    block-size: 1.15rem;
    stroke: currentColor;
    fill: var(--_cb-panel);
    stroke-width: 2;
  }
  .rivals .sign {
    position: absolute;
    inset: 0.05rem auto auto 0.2rem;
  }
  /* Under the mouse. */
  @container (min-inline-size: 5.51rem) {
    .rivals .turns {
      position: absolute;
      inset: auto auto 0.25rem 0.25rem;
    }
  }
  /* Only a large seat has room for more than a sign and a number. */
  .word {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .more,
  .held .art ~ .art {
    display: none;
  }
  .held .gone {
    opacity: 0.45;
  }
  .asked {
    color: var(--_cb-glow);
  }
  .passed {
    color: var(--_cb-good);
  }
  .turns {
    padding-inline: 0.35em;
    border-radius: 1em;
    background: var(--_cb-text);
    color: var(--_cb-panel);
    font-size: 0.8rem;
    font-weight: 700;
  }
  @media (forced-colors: active) {
    .turns {
      forced-color-adjust: none;
    }
  }

  .stack {
    position: absolute;
    inset: auto 0.5rem 0.25rem;
    z-index: 2;
    display: grid;
    gap: 0.25rem;
    margin: 0 auto;
    padding: 0.45rem 0.6rem;
    inline-size: fit-content;
    max-inline-size: calc(100% - 1rem);
    list-style: none;
    border: 2px solid var(--_cb-edge);
    border-radius: var(--_cb-radius);
    background: var(--_cb-panel);
    box-shadow: 0 4px 14px var(--_cb-shadow);
  }
  .stack li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    line-height: 1.15;
  }
  .stack .art {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
  }
  .stack .top .art {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  .stack li:not(.top) {
    color: var(--_cb-quiet);
    font-size: 0.9rem;
  }
`;

const smallestPhoneStyles = css`
  /* On the smallest phones, five dice and a button must fit side by side. */
  @container table (max-inline-size: 21.9rem) {
    .desk {
      gap: 0.4rem;
      padding-inline: 0.3rem;
    }
    .deed {
      min-inline-size: 3rem;
      padding-inline: 0.15rem;
      font-size: 0.82rem;
    }
    .desk:not(:has(cb-dice-tray)) .deed {
      padding-inline: 0.5rem;
    }
    .tokens {
      padding-inline: 2px;
    }
    .mine {
      gap: 0.2rem;
    }
    .auto {
      max-inline-size: 5.9rem;
      padding-inline: 0.25rem;
      gap: 0.25rem;
      font-size: 0.78rem;
    }
  }
`;

/** On a phone beside a big screen, while nothing on the board is asked: large tokens, dice and buttons. */
const handStyles = css`
  :host([layout='hand']) .table:not(:has(.middle)) .desk {
    flex-flow: column;
    gap: 0.8rem;
    padding-block: 0.6rem 1rem;
  }
  :host([layout='hand']) .table:not(:has(.middle)) .desk cb-dice-tray {
    --cb-die-size: clamp(2.2rem, min(13cqi, 14cqb), 4.4rem);
    margin-inline: auto;
  }
  :host([layout='hand']) .table:not(:has(.middle)) .deed {
    inline-size: min(100%, 22rem);
    min-block-size: 3.6rem;
    margin-inline: auto;
    font-size: 1.4rem;
  }
  :host([layout='hand']) .table:not(:has(.middle)) .tokens {
    --cb-token-size: clamp(3rem, min(17cqi, 16cqb), 5rem);
    --_cb-tokens-wrap: wrap;
  }
  :host([layout='hand']) .table .lately {
    font-size: 1.1rem;
  }
  /* Two lines of the larger text have room below the board. */
  @container table (max-inline-size: 43.99rem) {
    :host([layout='hand']) .table:has(.middle) .ask {
      block-size: 4rem;
      padding-block: 0.4rem;
    }
  }
`;

export const goudaGoudaStyles = [
  layoutStyles,
  controlsStyles,
  smallestPhoneStyles,
  ...desktopStyles,
  standingsStyles,
  landscapeStyles,
  handStyles,
];
