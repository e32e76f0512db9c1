/**
 * Tablets and desktops. A tablet in portrait has the rivals beside the board and the player's own pieces below. A desktop has three columns:
 * rivals on both sides of a board as high as the table, and the player's own pieces at the lower right. Where the panel leaves too little
 * width for that, the rivals sit above the player's pieces.
 */
import { css, unsafeCSS } from 'lit';

/** Seats with room for tokens, progress and answers in words. */
const largeSeatStyles = css`
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .rivals cb-seat {
      --_cb-seat-slot: initial;
    }
    @container (min-inline-size: 9rem) {
      .rivals .purse,
      .own .purse {
        flex-wrap: wrap;
        gap: 0.2em 0.6em;
        block-size: auto;
        min-block-size: 1.6em;
        margin: 0.15em 0 0;
      }
      .purse:not(:has(.few, .turns, .rivals .answer)) {
        min-block-size: 0;
        margin: 0;
      }
      .purse .few {
        gap: 0.25em;
        font-size: 1em;
      }
      .purse .few .art {
        inline-size: 1.6em;
        block-size: 1.6em;
      }
      .held .art ~ .art {
        display: inline;
        margin-inline-start: -0.95em;
      }
      .rivals :is(.sign, .turns) {
        position: static;
      }
      .rivals .word {
        position: static;
        inline-size: auto;
        block-size: auto;
        clip-path: none;
        font-size: 0.9em;
        font-weight: 700;
      }
      .more {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.1em 0.5em;
        color: var(--_cb-quiet);
        font-size: 0.92em;
        line-height: 1.2;
      }
      .more .spent .art {
        inline-size: 1.4em;
        block-size: 1.4em;
        opacity: 0.75;
      }
      .more .spent {
        gap: 0.1em;
      }
    }
    @container (min-inline-size: 15rem) {
      .purse .few {
        font-size: 1.2em;
      }
      .purse .few .art {
        inline-size: 1.85em;
        block-size: 1.85em;
      }
      .held .art ~ .art {
        margin-inline-start: -1em;
      }
      .more,
      .word {
        font-size: 1.05em;
      }
    }
  }
`;

const ownPiecesStyles = css`
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .own:has(.badge) cb-seat {
      display: block;
    }
    /* The sentence above asks the player already, and the board shows their mice in front. */
    .own .asked,
    .own .more {
      display: none;
    }
    /* The table top, seen from above. */
    .table::before {
      content: '';
      grid-area: 1 / 1 / bar-start / -1;
      margin: 0.35rem;
      border-radius: 2rem;
      background: color-mix(in srgb, var(--_cb-wood) 30%, var(--_cb-table));
      box-shadow: inset 0 0 0 2px color-mix(in srgb, var(--_cb-ink) 22%, transparent);
    }
    .badge {
      display: none;
    }
    .tokens {
      flex: none;
      max-inline-size: 100%;
      --cb-token-size: clamp(3.4rem, min(3.6cqi, 6cqb), 4.6rem);
      --_cb-tokens-wrap: wrap;
    }
    .mine {
      flex: none;
    }
    .auto {
      max-inline-size: none;
    }
    .desk {
      justify-content: center;
      gap: 1rem;
    }
    .desk cb-dice-tray {
      --cb-die-size: 3.2rem;
      margin-inline: 0;
    }
    .desk:not(:has(cb-dice-tray)) .deed {
      margin-inline-start: 0;
    }
    .deed {
      min-inline-size: 8rem;
      min-block-size: 3.25rem;
      font-size: clamp(1.15rem, 2cqb, 1.6rem);
    }
    .mice {
      flex: none;
    }
    .mice .art {
      flex-basis: 3rem;
      inline-size: 3rem;
      block-size: 2.4rem;
    }
    .lately {
      font-size: 1rem;
    }
  }
`;

/** A tablet in portrait: the board is on the left, the rivals stand in a column beside it. */
const tabletStyles = css`
  @container table (min-inline-size: 44rem) and (max-aspect-ratio: 0.95) {
    .table {
      grid-template:
        'middle rivals' minmax(0, 1fr)
        'ask ask' max-content
        'hand hand' max-content
        'own own' max-content
        'bar bar' max-content / minmax(0, 1fr) clamp(10rem, 27cqi, 15rem);
      row-gap: 0.25rem;
    }
    .table .rivals {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: space-evenly;
      gap: 0.6rem;
      padding: 0.6rem 0.75rem 0 0;
    }
    .table .rivals cb-seat:nth-child(n):nth-child(n) {
      margin: 0;
    }
    .table .own {
      align-items: center;
      padding-block-end: 0.4rem;
    }
    .table .own cb-seat {
      inline-size: 9.5rem;
    }
    /* Beside a full set of tokens there is no room for the switch. */
    .table .mine {
      flex: 0 1 auto;
      flex-wrap: wrap;
      justify-content: center;
    }
  }
`;

/** On desktops the board is as high as the table. */
const desktopBoardStyles = css`
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) and (min-aspect-ratio: 0.951) {
    .table {
      --_board: calc((100cqb - var(--_cb-bar, 44px) - 0.9rem) * 0.7293);
      --_text: clamp(1rem, min(1.4cqi, 2.1cqb), 1.6rem);
      grid-template:
        'middle rivals' max-content
        'middle .' minmax(0, 1fr)
        'middle ask' max-content
        'middle hand' max-content
        'middle own' max-content
        'middle .' minmax(0.5rem, 0.4fr)
        'bar bar' max-content / minmax(0, calc(var(--_board) + 10px)) minmax(16.5rem, 1fr);
    }
    .table:has(cb-gouda-board[board='long']) {
      --_board: calc((100cqb - var(--_cb-bar, 44px) - 0.9rem) * 0.6329);
    }
    .table .middle {
      display: contents;
    }
    .table .pantry {
      grid-area: middle;
    }
    /* A spectator's dice. */
    .table .middle cb-dice-tray {
      grid-area: hand;
      --cb-die-size: clamp(2.4rem, 3cqi, 4.6rem);
    }
    /* Nothing on the board can be chosen while tokens wait: they may cover the kitchen. */
    .table .stack {
      position: relative;
      inset: auto;
      grid-area: middle;
      place-self: start center;
      margin-block-start: 1rem;
      font-size: 1.1rem;
    }
    .table .rivals {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.4rem;
      padding: 0.5rem 0.5rem 0 0;
    }
    .table .rivals cb-seat:nth-child(n):nth-child(n) {
      margin: 0;
    }
    .table cb-seat {
      font-size: var(--_text);
    }
    .table .ask {
      min-block-size: 3.6rem;
    }
    .table .ask > p {
      font-size: calc(var(--_text) * 1.25);
    }
    .table .hand {
      container-type: inline-size;
      padding-block: 0.4rem 0.8rem;
    }
    .table .desk {
      flex-direction: column;
      min-block-size: 8.4rem;
      padding-inline: 0.25rem 0.5rem;
    }
    .table .desk cb-dice-tray {
      --cb-die-size: clamp(2.4rem, (100cqi - 3.4rem) / 5, 4.6rem);
    }
    .table .own {
      flex-direction: column;
      align-items: center;
      justify-content: start;
      gap: 0.6rem;
      padding-inline: 0 0.5rem;
    }
    .table .own cb-seat {
      inline-size: min(100%, 18em);
    }
    .table .mine {
      flex-flow: column;
      gap: 0.6rem;
    }
  }
`;

/** Where each rival sits: clockwise from the reader's left, up the left side and down the right side. */
const seatPlaces = [1, 2, 3, 4, 5, 6].flatMap((seats) => {
  const left = Math.ceil(seats / 2);
  const rowsPerSeat = 6 / left;
  return Array.from({ length: seats }, (_, index) => {
    const place =
      index < left
        ? `${(left - 1 - index) * rowsPerSeat + 1} / 1 / span ${rowsPerSeat}`
        : `${index - left + 1} / 3; align-self: start`;
    return `.rivals cb-seat:nth-child(${index + 1}):nth-last-child(${seats - index}) { grid-area: ${place} }`;
  });
});

/** Three columns: rivals, the board, and the player's own pieces below the rivals on the right. */
const threeColumnStyles = css`
  @container table (min-inline-size: 60rem) and (min-block-size: 30rem) and (min-aspect-ratio: 1.28) {
    .table {
      --_right: 0;
      grid-template:
        '. middle .' calc((100cqb - var(--_cb-bar, 44px)) / 6 * var(--_right))
        '. middle .' minmax(0, 1fr)
        '. middle ask' max-content
        '. middle hand' max-content
        '. middle own' max-content
        '. middle .' minmax(0.5rem, 0.4fr)
        'bar bar bar' max-content / minmax(12rem, 1fr) minmax(0, calc(var(--_board) + 10px)) minmax(17rem, 1.15fr);
    }
    .table.rivals-2.rivals-2 {
      --_right: 1;
    }
    .table.rivals-4.rivals-4 {
      --_right: 2;
    }
    .table.rivals-6.rivals-6 {
      --_right: 3;
    }
    .table .rivals {
      grid-area: 1 / 1 / bar-start / -1;
      grid-template: repeat(6, minmax(0, 1fr)) / subgrid;
      gap: 0;
      padding: 0.5rem;
    }
    .rivals cb-seat {
      align-self: center;
    }
    ${unsafeCSS(seatPlaces.join('\n'))}
  }
`;

export const desktopStyles = [
  largeSeatStyles,
  ownPiecesStyles,
  tabletStyles,
  desktopBoardStyles,
  threeColumnStyles,
];
