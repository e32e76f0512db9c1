/** Turns the events of Mens erger je niet into scenes: the die rolls, cards come out, captured piles go home. */
import type { Seat } from '@cheeseboard/engine';
import { cardsOf, type Event, type MensErgerJeNiet, type View } from '@cheeseboard/engine/mens-erger-je-niet';
import { type Colour, pawnColours } from '../../art/colours.ts';
import { card as picture } from '../../cards/draw.ts';
import type { Flight } from '../../motion/flight.ts';
import type { SeatPile } from '../../piles-board/piles-board.ts';
import { MATCH_END_MS, type Scene } from '../../table/scene.ts';
import { type Stuck, whyStuck } from './stuck.ts';

export interface RollBySeat {
  readonly seat: Seat;
  readonly roll: number;
}

/** Cards that move between a start pile and its new pile. */
export interface CardTransfer extends SeatPile {
  readonly cards: number;
}

export interface MensErgerScene extends Scene<MensErgerJeNiet> {
  /** The roll shown on the die. */
  readonly lastRoll: RollBySeat | null;
  /** True if the die rolls in this scene. */
  readonly rolling?: boolean;
  /** Piles that have just grown. */
  readonly changedPiles?: readonly SeatPile[];
  /** The captured pile, before it goes home. */
  readonly hit?: SeatPile;
  readonly stuck?: Stuck;
  /** An event of an earlier scene to keep in the status line. */
  readonly repeatedEvent?: Event;
}

/** Time for the die to stop, and then to look at it. */
const ROLL_MS = 600;
const LOOK_MS = 350;
/** Time to see a change, and to read why no move is possible. */
const CHANGE_MS = 550;
const READ_MS = 1400;
const CARD_DELAY_MS = 80;

export function scenesOf(
  before: View,
  events: readonly Event[],
  lastRoll: RollBySeat | null,
  colourOf = (seat: Seat): Colour => pawnColours[seat]!,
): MensErgerScene[] {
  const scenes: MensErgerScene[] = [];
  let view = before;
  let rollOnTable = lastRoll;
  for (const event of events) {
    if (event.type === 'rolled') rollOnTable = event;
    for (const nextScene of scenesFor(view, event, colourOf)) {
      const scene = { lastRoll: rollOnTable, ...nextScene };
      scenes.push(scene);
      view = scene.view;
    }
  }
  return scenes;
}

type SceneWithoutRoll = Omit<MensErgerScene, 'lastRoll'>;

function scenesFor(view: View, event: Event, colourOf: (seat: Seat) => Colour): SceneWithoutRoll[] {
  const events = [event];
  switch (event.type) {
    case 'first':
      return [{ view: { ...view, phase: 'roll', turn: event.seat }, events, hold: CHANGE_MS }];
    case 'rolled': {
      const { seat, roll } = event;
      return [
        {
          view: { ...view, phase: 'move', turn: seat, roll },
          events,
          rolling: true,
          sound: 'dice',
          hold: ROLL_MS + LOOK_MS,
        },
      ];
    }
    case 'stuck': {
      const stuck = whyStuck(view.piles[event.seat]!, event);
      return [{ view: { ...view, phase: 'roll', roll: null }, events, stuck, hold: READ_MS }];
    }
    case 'laidOut':
      return [cardsOutScene(view, event, [{ seat: event.seat, pile: event.pile, cards: 1 }])];
    case 'added':
      return [
        cardsOutScene(
          view,
          event,
          event.cards.flatMap((cards, index) =>
            cards > 0 ? [{ seat: event.seat, pile: index + 1, cards }] : [],
          ),
        ),
      ];
    case 'captured':
      return captureScenes(view, event, colourOf(event.from));
    case 'finished':
      return [{ view: { ...view, finished: [...view.finished, event.seat] }, events, hold: CHANGE_MS }];
    case 'over':
      return [
        { view: { ...view, phase: 'over', turn: null, roll: null }, events, hold: MATCH_END_MS, sheet: true },
      ];
    default:
      return [{ view, events, hold: CHANGE_MS }];
  }
}

function cardsOutScene(view: View, event: Event, comeOut: readonly CardTransfer[]): SceneWithoutRoll {
  const ownPiles = comeOut.filter(({ seat }) => seat === view.viewer);
  return {
    view: { ...withTransfers(view, comeOut), phase: 'roll', roll: null },
    events: [event],
    changedPiles: comeOut,
    sound: 'card',
    ...(ownPiles.length > 0 ? { animate: animateOnBoard(ownPiles, 'bringOut') } : {}),
    hold: CHANGE_MS,
  };
}

/** First shows that the piles are equally high (ME-9), then sends the cards home one by one. */
function captureScenes(
  view: View,
  event: Extract<Event, { type: 'captured' }>,
  colour: Colour,
): SceneWithoutRoll[] {
  const { from, pile, cards, seat } = event;
  const transfer = { seat: from, pile, cards };
  return [
    { view, events: [event], hit: transfer, changedPiles: [{ seat, pile }], hold: CHANGE_MS },
    {
      view: withTransfers(view, [{ ...transfer, cards: -cards }]),
      events: [],
      repeatedEvent: event,
      sound: 'home',
      ...(from === view.viewer
        ? { animate: animateOnBoard([transfer], 'sendHome') }
        : { flights: flightsOf(transfer, colour) }),
      hold: LOOK_MS,
    },
  ];
}

/** Animates the cards of the reader's own piles on the board, where they are large. */
function animateOnBoard(
  transfers: readonly CardTransfer[],
  direction: 'bringOut' | 'sendHome',
): NonNullable<MensErgerScene['animate']> {
  return async (places, { flight: speed }, signal) => {
    const board = places.querySelector('cb-piles-board');
    await Promise.all(
      transfers.map(({ pile, cards }) => board?.[direction](0, pile, cards, { signal, speed })),
    );
  };
}

const flightsOf = ({ seat, pile, cards }: CardTransfer, colour: Colour): Flight[] =>
  Array.from({ length: cards }, (_, index) => ({
    from: { placeName: `pile:${seat}:${pile}` },
    to: { placeName: `home:${seat}` },
    picture: picture('pawns', `${colour[0]}${pile}.${cards - index}`),
    delay: index * CARD_DELAY_MS,
    duration: 380,
  }));

function withTransfers(view: View, transfers: readonly CardTransfer[]): View {
  const piles = view.piles.map((row, seat) =>
    row.map((height, index) =>
      transfers.reduce(
        (sum, trip) => (trip.seat === seat && trip.pile === index + 1 ? sum + trip.cards : sum),
        height,
      ),
    ),
  );
  return { ...view, piles, cards: piles.map((row) => cardsOf(row, 0)) };
}
