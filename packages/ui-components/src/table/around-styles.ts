/**
 * A table seen from above, for games whose middle is a trick: place mats around a wooden top, a board in the middle, the player's own
 * things in front.
 */
import { css } from 'lit';

/** Where there is room for it: on a desktop beside the panel, and on upright tablets. */
export const desktop = css`(min-inline-size: 60rem) and (min-block-size: 40rem)`;
export const upright = css`(max-inline-size: 59.99rem) and (min-inline-size: 44rem) and (min-block-size: 48rem)`;
export const seenFromAbove = css`(${desktop}) or (${upright})`;

/** The table top, and the board in the middle. */
const woodStyles = css`
  @container table ${seenFromAbove} {
    .table {
      isolation: isolate;
      background: color-mix(in srgb, var(--_cb-ink) 16%, var(--_cb-table));
    }
    .table::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0.6rem 0.6rem calc(var(--_cb-bar, 44px) + var(--_cb-hand-card) * 0.75);
      border: 2px solid color-mix(in srgb, var(--_cb-ink) 30%, transparent);
      border-radius: 2.4rem;
      background:
        repeating-linear-gradient(
          to bottom,
          transparent 0 calc(20% - 2px),
          color-mix(in srgb, var(--_cb-ink) 9%, transparent) calc(20% - 2px) 20%
        ),
        var(--_cb-table);
      box-shadow:
        inset 0 0 0 0.35rem color-mix(in srgb, var(--_cb-wood) 28%, transparent),
        0 0.5rem 0 -1px color-mix(in srgb, var(--_cb-ink) 32%, var(--_cb-table)),
        0 0.9rem 1.6rem var(--_cb-shadow);
    }
    .table.watching::before {
      inset-block-end: calc(var(--_cb-bar, 44px) + 1.4rem);
    }
  }
`;

/** A cheeseboard with a handle, for the element that holds the cards of the trick. */
export const cheeseboard = css`
  position: relative;
  border: 2px solid color-mix(in srgb, var(--_cb-ink) 34%, transparent);
  border-radius: 1.8rem;
  background: color-mix(in srgb, var(--_cb-wood) 42%, var(--_cb-table));
  box-shadow:
    inset 0 0 0 0.3rem color-mix(in srgb, var(--_cb-wood) 30%, transparent),
    0 0.35rem 0 -1px color-mix(in srgb, var(--_cb-ink) 36%, var(--_cb-table)),
    0 0.6rem 1rem var(--_cb-shadow);
`;
export const cheeseboardHandle = css`
  content: '';
  position: absolute;
  inset: calc(50% - 1.5rem) auto auto 100%;
  inline-size: 2.7rem;
  block-size: 3rem;
  border: 2px solid color-mix(in srgb, var(--_cb-ink) 34%, transparent);
  border-inline-start: 0;
  border-radius: 0 1.5rem 1.5rem 0;
  background: radial-gradient(
    circle at 58% 50%,
    color-mix(in srgb, var(--_cb-ink) 34%, var(--_cb-table)) 0.45rem,
    color-mix(in srgb, var(--_cb-wood) 42%, var(--_cb-table)) calc(0.45rem + 1px)
  );
  box-shadow: 0 0.35rem 0 -1px color-mix(in srgb, var(--_cb-ink) 36%, var(--_cb-table));
`;

/** Wide but low: the rivals sit in one row at the far side. */
const lowStyles = css`
  @container table (min-inline-size: 44rem) and (min-block-size: 30rem) {
    .table,
    .table.wide {
      --_cb-hand-card: clamp(4.5rem, 14cqb, 7.5rem);
      --_cb-scale: 1rem;
      grid-template-rows: max-content minmax(7rem, 1fr) repeat(4, max-content);
    }
    .table .rivals {
      padding: 0.6rem 0.75rem 0;
    }
    .table .rivals cb-seat:nth-child(n) {
      margin: 0;
    }
    .middle {
      margin: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    .ask {
      min-block-size: 2.5rem;
    }
    /* A lifted card reaches over the player's own area. */
    .hand {
      margin-block-start: calc(var(--_cb-hand-card) * -0.18);
    }
  }
`;

/** What both compositions share: mats, the status line, the player's own area and hand. */
const placesStyles = css`
  @container table ${seenFromAbove} {
    .table,
    .table.wide {
      --_cb-hand-card: clamp(5.4rem, min(12.8cqb, 14cqi), 9rem);
      --_cb-scale: clamp(1rem, min(1.36cqi, 2.1cqb), 1.6rem);
      padding-inline: 1.3rem;
    }
    .rivals {
      display: contents;
    }
    /* The handle of the board may lie under a mat. */
    .table .rivals cb-seat {
      position: relative;
      z-index: 1;
      align-self: center;
      justify-self: center;
      inline-size: 100%;
      max-inline-size: var(--_cb-side);
      margin: 0;
      font-size: var(--_cb-scale);
    }
    .table .rivals cb-seat.top {
      grid-row: 1;
      align-self: start;
      margin-block-start: 1.3rem;
    }
    /* With room beside the name, a mat is lower, which leaves more height to the middle. */
    .rivals .flat {
      --_cb-seat-slot: 1 / 3 / span 2;
      --_cb-seat-push: 0;
    }
    .table .rivals cb-seat.flat {
      max-inline-size: 23em;
    }
    .rivals .flat::part(seat) {
      grid-template-columns: auto minmax(0, 1fr) max-content;
    }
    .table .rivals cb-seat.bottom {
      grid-row: 4;
      grid-column: 1 / -1;
      margin-block-end: 2.4rem;
    }
    .ask {
      min-block-size: 2.7rem;
    }
    .ask > p {
      font-size: calc(var(--_cb-scale) * 1.3);
    }
    .own {
      align-items: stretch;
      justify-content: center;
      gap: 0.75rem;
      padding-inline: 0;
    }
    .own cb-seat {
      inline-size: clamp(11rem, 15cqi, 16rem);
      font-size: var(--_cb-scale);
    }
    .bar {
      margin-inline: -1.3rem;
    }
  }
`;

/** Rivals at the left, the far side and the right. */
const desktopStyles = css`
  @container table ${desktop} {
    .table,
    .table.wide {
      --_cb-side: clamp(12rem, 18.6cqi, 20rem);
      grid-template:
        '. . .' max-content
        '. middle .' minmax(0, 1fr)
        '. ask .' max-content
        'own own own' max-content
        'hand hand hand' max-content
        'bar bar bar' max-content / var(--_cb-side) minmax(0, 1fr) var(--_cb-side);
      --_cb-gap: clamp(0.75rem, 1.2cqi, 1.5rem);
      column-gap: var(--_cb-gap);
    }
    .table.tops-2 {
      grid-template-columns: var(--_cb-side) repeat(2, minmax(0, 1fr)) var(--_cb-side);
      grid-template-areas:
        '. . . .'
        '. middle middle .'
        '. ask ask .'
        'own own own own'
        'hand hand hand hand'
        'bar bar bar bar';
    }
    .table.tops-3 {
      grid-template-columns: var(--_cb-side) repeat(3, minmax(0, 1fr)) var(--_cb-side);
      grid-template-areas:
        '. . . . .'
        '. middle middle middle .'
        '. ask ask ask .'
        'own own own own own'
        'hand hand hand hand hand'
        'bar bar bar bar bar';
    }
    .rivals .top {
      grid-column: 2;
    }
    .rivals .top + .top {
      grid-column: 3;
    }
    .rivals .top + .top + .top {
      grid-column: 4;
    }
    .rivals :is(.left, .right) {
      grid-row: 1 / span 2;
    }
    .rivals .left {
      grid-column: 1;
    }
    .rivals .right {
      grid-column: -2;
    }
    .table .rivals cb-seat.high {
      align-self: start;
      margin-block-start: 2.4rem;
    }
    .table .rivals cb-seat.low {
      align-self: end;
    }
  }
`;

/** An upright tablet: up to three rivals on the far side; of more, the first and the last sit beside the trick. */
const uprightStyles = css`
  @container table ${upright} {
    .table,
    .table.wide {
      --_cb-side: 100%;
      grid-template: max-content minmax(0, 1fr) repeat(4, max-content) / repeat(12, minmax(0, 1fr));
      column-gap: 0.5rem;
    }
    .rivals {
      grid-area: 1 / 1 / auto / -1;
    }
    .middle {
      grid-area: 2 / 1 / auto / -1;
    }
    .ask {
      grid-area: 3 / 1 / auto / -1;
    }
    /* Above the edge of the wooden top, which ends where a spectator has nothing of their own. */
    .watching .ask {
      margin-block-end: 2rem;
    }
    .own {
      grid-area: 4 / 1 / auto / -1;
    }
    .hand {
      grid-area: 5 / 1 / auto / -1;
    }
    .bar {
      grid-area: 6 / 1 / auto / -1;
    }
    /* The class twice: stronger than the rules for any number of rivals. */
    .table:not(.rivals-4.rivals-4) .rivals {
      display: flex;
      justify-content: center;
      gap: 0.75rem;
      padding: 1.3rem 0 0;
    }
    .table:not(.rivals-4.rivals-4) .rivals cb-seat {
      --_cb-seat-slot: initial;
      --_cb-seat-push: initial;
      flex: 1 1 0;
      align-self: stretch;
      max-inline-size: 20rem;
      margin: 0;
    }
    .table:not(.rivals-4.rivals-4) .rivals cb-seat::part(seat) {
      grid-template-columns: auto 1fr;
      align-content: start;
    }
    .table.rivals-4.rivals-4 .middle {
      grid-column: 4 / span 6;
    }
    .rivals :is(.left, .right) {
      grid-row: 2;
      grid-column: 1 / span 3;
    }
    .rivals .right {
      grid-column: 10 / span 3;
    }
    .table .rivals cb-seat.high {
      align-self: start;
      margin-block-start: 1rem;
    }
    .table .rivals cb-seat.low {
      align-self: end;
    }
    .tops-1 .rivals .top {
      grid-column: 1 / -1;
    }
    .tops-2 .rivals .top {
      grid-column: 2 / span 5;
    }
    .tops-2 .rivals .top + .top {
      grid-column: 7 / span 5;
    }
    .tops-3 .rivals .top {
      grid-column: 1 / span 4;
    }
    .tops-3 .rivals .top + .top {
      grid-column: 5 / span 4;
    }
    .tops-3 .rivals .top + .top + .top {
      grid-column: 9 / span 4;
    }
  }
`;

/** On a big screen, all but the nearest player sit at the far side, so that the trick has the whole width. */
const bigScreenStyles = css`
  @container table ${desktop} {
    :host([layout='big-screen']) .table.table {
      --_tops: 1;
      grid-template: max-content minmax(0, 1fr) repeat(2, max-content) / repeat(var(--_tops), minmax(0, 1fr));
    }
    :host([layout='big-screen']) .table.rivals-3.rivals-3 {
      --_tops: 2;
    }
    :host([layout='big-screen']) .table.rivals-4.rivals-4 {
      --_tops: 3;
    }
    :host([layout='big-screen']) .table.rivals-5.rivals-5 {
      --_tops: 4;
    }
    :host([layout='big-screen']) .table.rivals-6.rivals-6 {
      --_tops: 5;
    }
    :host([layout='big-screen']) .table.rivals-7.rivals-7 {
      --_tops: 6;
    }
    :host([layout='big-screen']) .rivals cb-seat:not(.bottom):nth-child(n) {
      grid-row: 1;
      grid-column: auto;
      align-self: stretch;
      margin-block-start: 1.3rem;
    }
    :host([layout='big-screen']) .rivals cb-seat:not(.bottom, .flat)::part(seat) {
      align-content: start;
    }
    :host([layout='big-screen']) .table.rivals-7.rivals-7 .rivals cb-seat {
      font-size: calc(var(--_cb-scale) * 0.88);
    }
    :host([layout='big-screen']) .table .middle {
      grid-area: 2 / 1 / auto / -1;
    }
    :host([layout='big-screen']) .table .ask {
      grid-area: 3 / 1 / auto / -1;
    }
  }
`;

export const aroundStyles = [
  woodStyles,
  lowStyles,
  placesStyles,
  desktopStyles,
  uprightStyles,
  bigScreenStyles,
];
