/** A phone in landscape: the board uses the full height; rivals, dice and buttons are beside it. */
import { css } from 'lit';

export const landscapeStyles = css`
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table,
    :host .table.wide {
      --_board: calc((100cqb - 10px) * 0.7293 + 10px);
      grid-template:
        'middle rivals' max-content
        'middle ask' minmax(max-content, 1fr)
        'middle own' max-content
        'middle hand' max-content
        'middle bar' max-content / minmax(11.5rem, var(--_board)) minmax(0, 1fr);
    }
    :host .table:has(cb-gouda-board[board='long']) {
      --_board: calc((100cqb - 10px) * 0.6329 + 10px);
    }
    :host([layout='hand']) .table.table.table:has(.middle) {
      grid-template:
        'middle ask' minmax(max-content, 1fr)
        'middle own' max-content
        'middle hand' max-content
        'middle bar' max-content / minmax(11.5rem, var(--_board)) minmax(0, 1fr);
    }
    /* A spectator's dice are where a player has their own. */
    :host .table:not(:has(.hand)) .middle {
      display: contents;
    }
    :host .table:not(:has(.hand)) .pantry {
      grid-area: middle;
    }
    :host .table .middle cb-dice-tray {
      --cb-die-size: 2.6rem;
      grid-area: hand;
      padding-block-end: 0.9rem;
    }
    /* The panel covers the right side, so that the board stays in sight. */
    :host .table:not(.wide) .panel:not([hidden]) {
      position: absolute;
      inset: 0 0 44px var(--_board);
      inline-size: auto;
      block-size: auto;
      contain: none;
      border-radius: 0;
    }
    :host .table .bar {
      border-start-start-radius: var(--_cb-radius);
    }
    :host .table .rivals,
    :host .table .rivals:has(cb-seat:nth-child(4)) {
      padding: 0.25rem 0.4rem 0 0;
    }
    :host .table .rivals .purse {
      flex-wrap: wrap;
      block-size: auto;
      margin: 0;
      gap: 0 0.15rem;
    }
    cb-gouda-board,
    cb-gouda-board[board='long'] {
      --cb-board-height: max(100cqb - 10px, 15rem);
    }
    :host .table .own,
    :host .table.wide .own {
      flex-direction: row;
      justify-content: start;
    }
    :host .table .mine {
      flex: 1;
      flex-wrap: nowrap;
    }
    :host .table .tokens {
      --cb-token-size: 2.75rem;
      --_cb-tokens-wrap: nowrap;
    }
    :host .table .own:has(.badge) cb-seat {
      display: none;
    }
    :host .table .badge {
      display: block;
    }
    :host .table .desk,
    :host .table.wide .desk {
      flex-direction: row;
      align-self: center;
      gap: 0.4rem;
      min-block-size: 3.8rem;
      padding-inline: 0.2rem 0.6rem;
    }
    :host .table .desk cb-dice-tray {
      --cb-die-size: clamp(2.15rem, 5.5cqb + 1.2rem, 2.75rem);
      margin-inline: 8px auto;
    }
    :host .table .hand {
      align-self: center;
      padding-block: 0.4rem;
    }
  }
`;
