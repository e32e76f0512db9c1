/** A phone beside a big screen: the line that says what is asked, the player's own things, and a large hand. */
import { css } from 'lit';

export const handStyles = css`
  /* Pieces fly up, towards the big screen. */
  [data-beyond] {
    position: absolute;
    inset: -9rem 0 auto;
    block-size: 3rem;
  }
  /* The class twice: stronger than the compositions of a whole table. */
  :host([layout='hand']) .table.table {
    --_cb-hand-card: clamp(5rem, min(40cqi, (100cqb - 14rem) / 2), 13rem);
    grid-template:
      'ask' minmax(max-content, 1fr)
      'own' max-content
      'hand' max-content
      'bar' max-content / minmax(0, 1fr);
  }
  :host([layout='hand']) .table.table:has(.middle) {
    grid-template:
      'middle' minmax(7rem, 1fr)
      'ask' max-content
      'own' max-content
      'hand' max-content
      'bar' max-content / minmax(0, 1fr);
  }
  :host([layout='hand']) .table .ask {
    padding: 0.75rem 1rem;
  }
  :host([layout='hand']) .table .ask > p {
    font-size: 1.6rem;
    line-height: 1.2;
  }
  :host([layout='hand']) .table:has(.middle) .ask > p {
    font-size: 1.3rem;
  }
  /* A phone on its side: the question at the left, the hand at the right. */
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host([layout='hand']) .table.table {
      --_cb-hand-card: clamp(5rem, (100cqb - 4rem) / 2, 11rem);
      grid-template:
        'ask hand' minmax(0, 1fr)
        'own hand' max-content
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1.3fr);
    }
    :host([layout='hand']) .table .own {
      padding: 0 0 0.5rem 0.5rem;
    }
    :host([layout='hand']) .table .own cb-seat {
      inline-size: 6rem;
    }
    :host([layout='hand']) .table.table:has(.middle) {
      grid-template:
        'middle ask' minmax(max-content, 1fr)
        'middle own' max-content
        'middle hand' max-content
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1fr);
    }
    :host([layout='hand']) .table .hand {
      align-self: center;
    }
  }
`;
