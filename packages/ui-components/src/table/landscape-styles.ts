/** A phone in landscape: the table on the left, the player's own pieces on the right. */
import { css } from 'lit';

export const landscapeStyles = css`
  @media (max-height: 32rem) and (min-aspect-ratio: 4/3) {
    :host {
      min-block-size: 16.5rem;
    }
  }
  @container table (max-block-size: 29.99rem) and (min-aspect-ratio: 4/3) {
    :host .table,
    :host .table.wide {
      --_cb-hand-card: clamp(3.2rem, (100cqb - 12rem) / 1.96, 5rem);
      grid-template:
        'rivals ask' max-content
        'middle own' max-content
        'middle hand' minmax(0, 1fr)
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 0.5rem;
      row-gap: 0;
    }
    /* Four or more rivals need the whole width. */
    :host .table:where(.rivals-4),
    :host .table.wide:where(.rivals-4) {
      --_cb-hand-card: clamp(3.2rem, (100cqb - 13.2rem) / 1.96, 5rem);
      grid-template:
        'rivals rivals' max-content
        'middle ask' max-content
        'middle own' max-content
        'middle hand' minmax(0, 1fr)
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1fr);
    }
    /* A spectator has neither an own seat nor a hand. */
    :host .table:where(:not(:has(.hand))),
    :host .table.wide:where(:not(:has(.hand))) {
      grid-template:
        'rivals' max-content
        'middle' minmax(0, 1fr)
        'ask' max-content
        'bar' max-content / minmax(0, 1fr);
    }
    :host .table .rivals,
    :host .table .rivals:has(cb-seat:nth-child(4)) {
      display: flex;
      gap: 0.25rem;
      padding: 0.25rem 0.4rem 0;
    }
    :host .table .rivals cb-seat {
      flex: 1 1 0;
      margin: 0;
    }
    :host .table .middle {
      margin: 0;
      padding-block: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    :host .table .ask {
      min-block-size: 2.6rem;
      padding-inline: 0 0.4rem;
    }
    :host .table.rivals-4.rivals-4 .ask {
      min-block-size: 2.3rem;
    }
    :host .table .ask > p {
      font-size: 0.98rem;
      line-height: 1.15;
    }
    /* A note fits above the hand, beside the middle. */
    :host .table .note {
      max-inline-size: calc(50% - 0.75rem);
    }
    :host .table .note p {
      padding-block: 0.35rem;
      line-height: 1.2;
    }
    :host .table .own {
      padding-inline: 0 0.4rem;
    }
    :host .table .hand {
      align-self: end;
    }
    :host .table .tab,
    .bar ::slotted(*) {
      min-block-size: 44px;
    }
  }
`;
