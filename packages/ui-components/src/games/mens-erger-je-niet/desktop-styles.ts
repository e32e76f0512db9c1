/**
 * Tablets and desktops: a table seen from above. Every rival has a place mat with cards of the same size, so that piles which are equally
 * high can be compared. Heights are shared out from the height of the table: mats, die, status line, the player's own piles.
 */
import { css } from 'lit';

/** Place mats around the die. `--_theirs` is the width of a rival's card, `--_own` the width of the player's own board. */
const matStyles = css`
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .table {
      --_theirs: clamp(2.4rem, 11cqb - 1.4rem, 7rem);
      --_own: clamp(21.5rem, 60cqb, 46rem);
      --_mat: calc(4 * var(--_theirs) + 2.8rem);
      --_text: clamp(1rem, min(1.3cqi, 1.9cqb), 1.5rem);
      grid-template:
        'left top right' max-content
        'left middle right' minmax(6.5rem, 1fr)
        'ask ask ask' max-content
        'hand hand hand' max-content
        'bar bar bar' max-content / minmax(0, 1fr) minmax(0, calc(var(--_mat) + 1.2rem)) minmax(0, 1fr);
    }
    .table::before {
      content: '';
      grid-area: 1 / 1 / bar-start / -1;
      margin: 0.35rem;
      border-radius: 2rem;
      background: color-mix(in srgb, var(--_cb-wood) 30%, var(--_cb-table));
      box-shadow: inset 0 0 0 2px color-mix(in srgb, var(--_cb-ink) 22%, transparent);
    }
    .table .rivals {
      display: contents;
    }
    .table .rivals cb-seat:nth-child(n):nth-child(n) {
      place-self: center;
      inline-size: min(100% - 1rem, var(--_mat));
      margin: 0.7rem 0 0;
      font-size: var(--_text);
    }
    .rivals cb-seat:first-child {
      grid-area: left;
    }
    .rivals cb-seat:nth-child(2),
    .rivals cb-seat:only-child {
      grid-area: top;
    }
    .rivals cb-seat:nth-child(n + 2):last-child {
      grid-area: right;
    }
    .rivals .large-piles {
      --cb-card-width: min(var(--_theirs), (100cqi - 2.3rem) / 4);
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 0.15rem;
      margin-block-start: 0.3rem;
    }
    .rivals cb-pile::part(start) {
      display: none;
    }
    .rivals .won-place {
      inset: 0.35em 2.4em auto auto;
    }
    .table .middle {
      margin: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    .thrower {
      inline-size: clamp(3.6rem, 30cqb, 6rem);
    }
    .lid {
      inline-size: min(11rem, 100cqb - 0.75rem);
    }
    .lid cb-die {
      --cb-die-size: min(5.5rem, 55cqb);
    }
    .ask > p {
      font-size: calc(var(--_text) * 1.25);
    }
    .table .hand {
      justify-self: center;
      inline-size: min(100% - 1rem, var(--_own));
      padding: 0 0 0.6rem;
    }
    cb-piles-board {
      max-inline-size: none;
    }
    .table .own {
      grid-area: hand;
      flex-direction: column;
      align-items: stretch;
      justify-content: end;
      gap: 0.6rem;
      inline-size: calc((100cqi - var(--_own)) / 2 - 0.5rem);
      padding: 0 0 0.8rem 0.9rem;
    }
    .own cb-seat {
      inline-size: min(100%, 16rem);
      font-size: var(--_text);
    }
    .warnings,
    .choices {
      flex: none;
    }
    .warn {
      font-size: 1rem;
    }
  }
`;

/** The mouse above the die, where the middle is narrow. */
const narrowMiddle = css`
  .roll {
    grid-template-columns: auto;
    justify-items: center;
    gap: 0.5rem;
  }
  .lid {
    grid-area: 2 / 1;
    inline-size: min(11rem, 80cqi, 60cqb);
  }
  .lid cb-die {
    --cb-die-size: min(5.5rem, 42cqi, 32cqb);
  }
  .thrower {
    grid-area: 1 / 1;
    justify-self: center;
    inline-size: min(6rem, 50cqi, 40cqb);
  }
`;

/** Start piles, where the mats may be twice as high. */
const startPiles = css`
  .rivals cb-pile::part(start) {
    display: block;
  }
`;

/** One rival sits opposite: their piles stand above the player's own. The die is at the left, the player's seat at the right. */
const oneRivalStyles = css`
  @container table (min-inline-size: 60rem) and (min-block-size: 30rem) {
    .table:has(.hand):not(.rivals-2).rivals-1 {
      --_own: clamp(21.5rem, 80cqb - 5.5rem, 46rem);
      --_theirs: calc(var(--_own) * 0.15);
      --_mat: var(--_own);
      grid-template:
        'middle top .' minmax(max-content, 1fr)
        'ask hand own' max-content
        'bar bar bar' max-content / minmax(0, 1fr) var(--_own) minmax(0, 1fr);
      ${narrowMiddle}
    }
    .table:not(.rivals-2).rivals-1 .rivals cb-seat:nth-child(n):nth-child(n) {
      inline-size: 100%;
    }
    .table:has(.hand):not(.rivals-2).rivals-1 .ask {
      align-self: start;
    }
    .table:has(.hand):not(.rivals-2).rivals-1 .own {
      grid-area: own;
      inline-size: auto;
      padding-inline: 0.9rem;
    }
  }
`;

/** Two rivals sit at the left and the right of the die. */
const twoRivalsStyles = css`
  @container table (min-inline-size: 60rem) and (min-block-size: 30rem) {
    .table:not(.rivals-3).rivals-2.rivals-2 {
      --_theirs: clamp(2.4rem, 12cqb - 2rem, 7rem);
      grid-template-columns: minmax(0, 1fr) minmax(11rem, 0.5fr) minmax(0, 1fr);
      ${startPiles}
      ${narrowMiddle}
    }
  }
`;

/** A tablet in portrait: all rivals at the far side. */
const tabletStyles = css`
  @container table (min-inline-size: 44rem) and (max-aspect-ratio: 0.95) {
    .table:has(.hand) {
      --_theirs: 6rem;
      --_own: clamp(21.5rem, 54cqb, 46rem);
      grid-template:
        'left top right' max-content
        'middle middle middle' minmax(6.5rem, 1fr)
        'ask ask ask' max-content
        'own own own' max-content
        'hand hand hand' max-content
        'bar bar bar' max-content / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    }
    .table.rivals-3.rivals-3 {
      ${startPiles}
    }
    .table:has(.hand):not(.rivals-2).rivals-1 {
      --_mat: var(--_own);
      grid-template-columns: 0 minmax(0, 1fr) 0;
    }
    .table:not(.rivals-3).rivals-2.rivals-2 {
      grid-template-columns: minmax(0, 1fr) 0 minmax(0, 1fr);
    }
    .table .own {
      grid-area: own;
      flex-direction: row;
      justify-content: start;
      justify-self: center;
      inline-size: min(100% - 1rem, var(--_own));
      padding: 0 0 0.5rem;
    }
    .own cb-seat {
      inline-size: 13rem;
    }
    .warnings,
    .choices {
      flex: 1;
    }
  }
`;

/** A spectator sees all piles: one player in each corner, or two on both sides of the die. */
const spectatorStyles = css`
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .table:not(:has(.hand)) {
      --_theirs: clamp(2.4rem, 13cqb - 2.2rem, 8rem);
      grid-template:
        'left middle right' minmax(0, 1fr)
        'low middle near' minmax(0, 1fr)
        'ask ask ask' max-content
        'bar bar bar' max-content / minmax(0, 1fr) minmax(8.5rem, 14cqi) minmax(0, 1fr);
      ${startPiles}
    }
    .table:not(:has(.hand)) .rivals cb-seat:nth-child(2) {
      grid-area: right;
    }
    .table:not(:has(.hand)) .rivals cb-seat:nth-child(3) {
      grid-area: near;
    }
    .table:not(:has(.hand)) .rivals cb-seat:nth-child(4) {
      grid-area: low;
    }
    .table:not(:has(.hand)):not(.rivals-3).rivals-2.rivals-2 {
      --_theirs: clamp(2.4rem, 26cqb - 5rem, 8rem);
      grid-template-rows: minmax(0, 1fr) 0 max-content max-content;
    }
  }
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) and (min-aspect-ratio: 0.951) {
    .table:not(:has(.hand)) {
      ${narrowMiddle}
    }
  }
`;

/** In portrait, the die is between the near and the far players. */
const spectatorTabletStyles = css`
  @container table (min-inline-size: 44rem) and (max-aspect-ratio: 0.95) {
    .table:not(:has(.hand)) {
      --_theirs: clamp(2.4rem, 12cqb - 2.2rem, 6.5rem);
      grid-template:
        'left right' max-content
        'middle middle' minmax(6.5rem, 1fr)
        'low near' max-content
        'ask ask' max-content
        'bar bar' max-content / minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

export const desktopStyles = [
  matStyles,
  oneRivalStyles,
  twoRivalsStyles,
  tabletStyles,
  spectatorStyles,
  spectatorTabletStyles,
];
