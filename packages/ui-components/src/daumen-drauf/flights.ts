/** What flies over the table: from the hand under a thumb, from the stock face down, with the trick to its winner. */
import type { Seat } from '@cheeseboard/engine';
import { type Card, type Shown, type View, writeCard } from '@cheeseboard/engine/daumen-drauf';
import type { Colour } from '../art/colours.ts';
import { card as picture } from '../cards/draw.ts';
import type { Flight } from '../motion/flight.ts';
import type { Place } from '../motion/places.ts';
import { writeShown } from './snake-trick.ts';

const back = picture('snakes', '');
/** Between one card and the next. */
const APART = 70;

/** Out of a hand. What is seen in the air is what everybody sees: the thumb is on it, unless it parries. */
export function riseFlight(shown: Shown, own: Card | undefined, sleeve: Colour): Flight {
  const { seat, open } = shown;
  return {
    from: own === undefined ? { at: `seat:${seat}` } : { at: 'hand', piece: writeCard(own) },
    to: { at: 'trick', piece: writeShown(shown) },
    picture: picture('snakes', writeShown(open ? shown : { ...shown, poisonous: null }), sleeve),
  };
}

/** The trick that all have looked at, face down. */
export function sweepFlights({ lastTrick }: View): Flight[] {
  if (!lastTrick) return [];
  return lastTrick.cards.map(({ card }, index) => ({
    from: { at: 'trick', piece: writeCard(card) },
    to: { at: `won:${lastTrick.winner}` },
    picture: back,
    delay: index * 30,
    duration: 360,
  }));
}

/** From the stock into the hands, the winner first (DD-11). `own`: the reader's new cards. */
export function drawnFlights(view: View, drawn: readonly number[], own: readonly Card[]): Flight[] {
  const first = view.lastTrick?.winner ?? view.firstLeader ?? 0;
  const order = Array.from({ length: view.seats }, (_, step) => (first + step) % view.seats);
  const goals = order.flatMap((seat) =>
    Array.from({ length: drawn[seat] ?? 0 }, (_, index) => goalOf(view, seat, own[index])),
  );
  return goals.map(fromStock);
}

/** The reader's five cards come one after the other. */
export const dealtFlights = (view: View): Flight[] =>
  view.hand.map((card) => ({ at: 'hand', piece: writeCard(card) })).map(fromStock);

const goalOf = ({ viewer }: View, seat: Seat, card: Card | undefined): Place =>
  seat !== viewer
    ? { at: `seat:${seat}` }
    : card === undefined
      ? { at: 'hand' }
      : { at: 'hand', piece: writeCard(card) };

const fromStock = (to: Place, index: number): Flight => ({
  from: { at: 'stock' },
  to,
  picture: back,
  delay: index * APART,
});
