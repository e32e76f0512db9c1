/** A step of Mens erger je niet as pictures: the die rolls, cards come out, equal piles are looked at and go home. */
import type { Seat } from '@cheeseboard/engine';
import { cardsOf, type Event, type MensErgerJeNiet, type View } from '@cheeseboard/engine/mens-erger-je-niet';
import { type Colour, pawnColours } from '../art/colours.ts';
import { card as picture } from '../cards/draw.ts';
import type { Flight } from '../motion/flight.ts';
import type { PileOf } from '../piles-board/piles-board.ts';
import type { Scene } from '../table/scene.ts';
import { type Stuck, whyStuck } from './stuck.ts';

export interface Thrown {
  readonly seat: Seat;
  readonly roll: number;
}

/** Cards on their way between a start pile and its new pile. */
export interface Trip extends PileOf {
  readonly cards: number;
}

export interface Told extends Scene<MensErgerJeNiet> {
  /** The roll that lies on the table. */
  readonly thrown: Thrown | null;
  /** It is being rolled in this picture. */
  readonly rolls?: boolean;
  /** What has just grown. */
  readonly fresh?: readonly PileOf[];
  /** The pile that another is just as high as, before it goes. */
  readonly hit?: PileOf;
  readonly stuck?: Stuck;
  /** What is still to be read, though it was said before. */
  readonly told?: Event;
}

/** Until a die lies still, and then to look at it. */
const ROLL = 600;
const LOOK = 350;
/** To see what has changed; to read why nothing can. */
const SEE = 550;
const READ = 1400;
const CARD = 80;

export function scenesOf(
  before: View,
  events: readonly Event[],
  thrown: Thrown | null,
  colourOf = (seat: Seat): Colour => pawnColours[seat]!,
): Told[] {
  const scenes: Told[] = [];
  let view = before;
  let lies = thrown;
  for (const event of events) {
    if (event.type === 'rolled') lies = event;
    for (const told of picturesOf(view, event, colourOf)) {
      const scene = { thrown: lies, ...told };
      scenes.push(scene);
      view = scene.view;
    }
  }
  return scenes;
}

type Picture = Omit<Told, 'thrown'>;

function picturesOf(view: View, event: Event, colourOf: (seat: Seat) => Colour): Picture[] {
  const events = [event];
  switch (event.type) {
    case 'first':
      return [{ view: { ...view, phase: 'roll', turn: event.seat }, events, hold: SEE }];
    case 'rolled': {
      const { seat, roll } = event;
      return [{ view: { ...view, phase: 'move', turn: seat, roll }, events, rolls: true, hold: ROLL + LOOK }];
    }
    case 'stuck': {
      const stuck = whyStuck(view.piles[event.seat]!, event);
      return [{ view: { ...view, phase: 'roll', roll: null }, events, stuck, hold: READ }];
    }
    case 'laidOut':
      return [cameOut(view, event, [{ seat: event.seat, pile: event.pile, cards: 1 }])];
    case 'added':
      return [
        cameOut(
          view,
          event,
          event.cards.flatMap((cards, index) =>
            cards > 0 ? [{ seat: event.seat, pile: index + 1, cards }] : [],
          ),
        ),
      ];
    case 'captured':
      return wentHome(view, event, colourOf(event.from));
    case 'finished':
      return [{ view: { ...view, finished: [...view.finished, event.seat] }, events, hold: SEE }];
    case 'over':
      return [{ view: { ...view, phase: 'over', turn: null, roll: null }, events, sheet: true }];
    default:
      return [{ view, events, hold: SEE }];
  }
}

function cameOut(view: View, event: Event, comeOut: readonly Trip[]): Picture {
  const own = comeOut.filter(({ seat }) => seat === view.viewer);
  return {
    view: { ...changed(view, comeOut), phase: 'roll', roll: null },
    events: [event],
    fresh: comeOut,
    ...(own.length > 0 ? { act: onBoard(own, 'bringOut') } : {}),
    hold: SEE,
  };
}

/** First everybody sees that they are equal (ME-9), then the cards go, one after the other. */
function wentHome(view: View, event: Extract<Event, { type: 'captured' }>, colour: Colour): Picture[] {
  const { from, pile, cards, seat } = event;
  const trip = { seat: from, pile, cards };
  return [
    { view, events: [event], hit: trip, fresh: [{ seat, pile }], hold: SEE },
    {
      view: changed(view, [{ ...trip, cards: -cards }]),
      events: [],
      told: event,
      ...(from === view.viewer ? { act: onBoard([trip], 'sendHome') } : { flights: flightsOf(trip, colour) }),
      hold: LOOK,
    },
  ];
}

/** Who reads the table sees their own piles large: the board itself moves their cards. */
function onBoard(trips: readonly Trip[], how: 'bringOut' | 'sendHome'): NonNullable<Told['act']> {
  return async (places, { flight: speed }, signal) => {
    const board = places.querySelector('cb-piles-board');
    await Promise.all(trips.map(({ pile, cards }) => board?.[how](0, pile, cards, { signal, speed })));
  };
}

const flightsOf = ({ seat, pile, cards }: Trip, colour: Colour): Flight[] =>
  Array.from({ length: cards }, (_, index) => ({
    from: { at: `pile:${seat}:${pile}` },
    to: { at: `seat:${seat}` },
    picture: picture('pawns', `${colour[0]}${pile}.${cards - index}`),
    delay: index * CARD,
    duration: 380,
  }));

function changed(view: View, trips: readonly Trip[]): View {
  const piles = view.piles.map((row, seat) =>
    row.map((height, index) =>
      trips.reduce(
        (sum, trip) => (trip.seat === seat && trip.pile === index + 1 ? sum + trip.cards : sum),
        height,
      ),
    ),
  );
  return { ...view, piles, cards: piles.map((row) => cardsOf(row, 0)) };
}
