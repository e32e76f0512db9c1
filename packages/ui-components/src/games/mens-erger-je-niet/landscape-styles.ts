/** A phone in landscape: the player's own piles on the right, everything else on the left. */
import { css } from 'lit';

export const landscapeStyles = css`
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table:has(.hand),
    :host .table.wide:has(.hand) {
      --_own: min(100cqb + 5.5rem, 52cqi);
      grid-template:
        'rivals hand' max-content
        'middle hand' minmax(0, 1fr)
        'ask hand' max-content
        'own hand' max-content
        'bar hand' max-content / minmax(0, 1fr) var(--_own);
    }
    :host cb-piles-board {
      max-inline-size: none;
    }
    :host([layout='hand']) .table.table.table:has(.middle) {
      grid-template:
        'middle hand' minmax(0, 1fr)
        'ask hand' max-content
        'own hand' max-content
        'bar hand' max-content / minmax(0, 1fr) var(--_own);
    }
    :host .table:has(.hand) .bar {
      border-start-end-radius: var(--_cb-radius);
    }
    /* The player's own piles stay in sight beside the panel. */
    :host .table:has(.hand):not(.wide) .panel:not([hidden]) {
      inset: 0 var(--_own) 44px 0;
      block-size: auto;
      border-radius: 0;
    }
    :host .table .ask {
      min-block-size: 2.2rem;
    }
    :host .table .own {
      justify-content: center;
      padding: 0 0 0.2rem 0.4rem;
    }
    :host .table .own cb-seat {
      inline-size: 8.4rem;
    }
    :host .table .hand {
      align-self: center;
      padding: 0.2rem 0.4rem 0.2rem 0;
    }
    cb-seat:only-child .small-piles {
      grid-template-columns: repeat(4, 1fr);
    }
    cb-seat:only-child .small-piles cb-pile {
      font-size: 1.1rem;
    }
    .lid,
    .lid cb-die {
      --cb-die-size: min(3.6rem, 100cqb - 1.2rem, 54cqb);
    }
    .lid {
      inline-size: min(7rem, 100cqb - 0.25rem);
    }
    /* Spectators see all piles in one row, with the die in the middle. */
    :host .watch {
      --_rows: 1;
      --cb-card-width: clamp(1.3rem, min((100cqi - 9rem) / 16 - 0.3rem, (100cqb - 2.8rem) / 3.65), 6rem);
      grid-template: auto / repeat(2, max-content) 5rem repeat(2, max-content);
      gap: 0.6rem;
    }
    :host .watch.two {
      grid-template: auto / max-content 5rem max-content;
    }
    :host .watch .roll {
      grid-area: 1 / 3;
      padding: 0;
    }
    :host .watch.two .roll {
      grid-area: 1 / 2;
    }
    :host .watch .lid {
      inline-size: 5rem;
    }
    :host .watch .lid cb-die {
      --cb-die-size: 2.6rem;
    }
    :host .watch .thrower {
      inline-size: 3.6rem;
    }
  }
`;
