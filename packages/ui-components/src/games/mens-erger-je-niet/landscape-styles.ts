/** A phone in landscape: the player's own piles on the right, everything else on the left. */
import { css } from 'lit';

export const landscapeStyles = css`
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table:has(.hand),
    :host .table.wide:has(.hand) {
      grid-template:
        'rivals hand' max-content
        'middle hand' minmax(0, 1fr)
        'ask hand' max-content
        'own hand' max-content
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1fr);
    }
    :host .table:has(.watch) {
      grid-template:
        'rivals' max-content
        'middle' minmax(0, 1fr)
        'ask' max-content
        'bar' max-content / minmax(0, 1fr);
    }
    :host .table .ask {
      min-block-size: 2.2rem;
    }
    :host .table .own {
      justify-content: center;
      padding-inline: 0.4rem 0;
    }
    :host .table .hand {
      align-self: center;
      padding-block: 0.2rem;
    }
    .lid,
    .lid cb-die {
      --cb-die-size: min(2.6rem, 100cqb - 1.2rem);
    }
    .lid {
      inline-size: min(5rem, 100cqb - 0.25rem);
    }
  }
`;
