/** A phone in landscape: the board uses the full height, rivals sit above the dice. */
import { css } from 'lit';

export const landscapeStyles = css`
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table,
    :host .table.wide {
      grid-template:
        'middle rivals' max-content
        'middle ask' max-content
        'middle own' max-content
        'middle hand' minmax(0, 1fr)
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1.1fr);
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
      padding-inline: 0 0.4rem;
    }
    :host .table .desk cb-dice-tray {
      --cb-die-size: 2.15rem;
    }
    :host .table .deed {
      min-inline-size: 3.6rem;
    }
    :host .table .ask > p {
      font-size: 0.92rem;
    }
    :host .table .hand {
      align-self: center;
    }
  }
`;
