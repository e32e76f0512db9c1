/** Flights of cards: from hand to trick, from the stock to hands, from the trick to its winner. */
import type { Seat } from '@cheeseboard/engine';
import { type Card, type Shown, type View, writeCard } from '@cheeseboard/engine/daumen-drauf';
import type { Colour } from '../../art/colours.ts';
import { card as picture } from '../../cards/draw.ts';
import type { Flight } from '../../motion/flight.ts';
import type { Place } from '../../motion/places.ts';
import { writeShown } from './snake-trick.ts';

const cardBack = picture('snakes', '');
/** Delay between cards. */
const CARD_DELAY_MS = 70;

/** A card flies from a hand to the trick. It is drawn as everybody sees it: under the thumb, unless it parries. */
export function showFlight(shownCard: Shown, ownCard: Card | undefined, sleeve: Colour): Flight {
  const { seat, open } = shownCard;
  return {
    from:
      ownCard === undefined
        ? { placeName: `seat:${seat}` }
        : { placeName: 'hand', piece: writeCard(ownCard) },
    to: { placeName: 'trick', piece: writeShown(shownCard) },
    picture: picture('snakes', writeShown(open ? shownCard : { ...shownCard, poisonous: null }), sleeve),
  };
}

/** The finished trick flies to its winner, face down. */
export function wonFlights({ lastTrick }: View): Flight[] {
  if (!lastTrick) return [];
  return lastTrick.cards.map(({ card }, index) => ({
    from: { placeName: 'trick', piece: writeCard(card) },
    to: { placeName: `won:${lastTrick.winner}` },
    picture: cardBack,
    delay: index * 30,
    duration: 360,
  }));
}

/** Cards fly from the stock to the hands, to the winner first (DD-11). `ownCards` are the reader's new cards. */
export function drawnFlights(
  view: View,
  drawnCounts: readonly number[],
  ownCards: readonly Card[],
): Flight[] {
  const firstSeat = view.lastTrick?.winner ?? view.firstLeader ?? 0;
  const order = Array.from({ length: view.seats }, (_, step) => (firstSeat + step) % view.seats);
  const landingPlaces = order.flatMap((seat) =>
    Array.from({ length: drawnCounts[seat] ?? 0 }, (_, index) => drawTarget(view, seat, ownCards[index])),
  );
  return landingPlaces.map(fromStock);
}

/** The reader's first five cards fly from the stock, one after the other. */
export const dealtFlights = (view: View): Flight[] =>
  view.hand.map((card) => ({ placeName: 'hand', piece: writeCard(card) })).map(fromStock);

const drawTarget = ({ viewer }: View, seat: Seat, card: Card | undefined): Place =>
  seat !== viewer
    ? { placeName: `seat:${seat}` }
    : card === undefined
      ? { placeName: 'hand' }
      : { placeName: 'hand', piece: writeCard(card) };

const fromStock = (to: Place, index: number): Flight => ({
  from: { placeName: 'stock' },
  to,
  picture: cardBack,
  delay: index * CARD_DELAY_MS,
});
