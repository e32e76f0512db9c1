/** A step of David & Goliath as pictures: a card is laid, a full trick is looked at, the highest goes, the rest go. */
import type { Seat } from '@cheeseboard/engine';
import {
  type Card,
  colourName,
  type DavidGoliath,
  type Event,
  type View,
  writeCard,
} from '@cheeseboard/engine/david-goliath';
import { card as picture } from '../cards/draw.ts';
import type { Flight } from '../motion/flight.ts';
import type { Place } from '../motion/places.ts';
import type { Scene } from '../table/scene.ts';

export type Trick = Extract<Event, { readonly type: 'trick' }>;
type Dealt = Extract<Event, { readonly type: 'dealt' }>;

/** While a trick is looked at and taken, its pictures know which one it is. */
export interface Told extends Scene<DavidGoliath> {
  readonly trick?: Trick;
}

/** To look at a full trick, and at what has gone where. */
const BREATH = 1300;
const PAUSE = 350;

export function scenesOf(before: View, events: readonly Event[], after: View): Told[] {
  const scenes: Told[] = [];
  let view = before;
  for (const [at, event] of events.entries()) {
    const pictures =
      event.type === 'dealt' ? [dealt(view, event, events.slice(at + 1), after)] : picturesOf(view, event);
    for (const scene of pictures) {
      scenes.push(scene);
      view = scene.view;
    }
  }
  return scenes;
}

function picturesOf(view: View, event: Exclude<Event, Dealt>): Told[] {
  switch (event.type) {
    case 'played':
      return [laid(view, event.seat, event.card, event)];
    case 'trick':
      return taken(view, event);
    case 'scored':
      return [
        {
          view: {
            ...view,
            phase: 'deal',
            turn: null,
            scores: [...view.scores, event.scores],
            totals: sums(view, event.scores),
          },
          events: [event],
          sheet: true,
        },
      ];
    case 'over':
      return [{ view: { ...view, phase: 'over', turn: null }, events: [event], sheet: true }];
    default:
      return [{ view, events: [event], hold: PAUSE }];
  }
}

/** Fresh cards, and nothing won yet: `after` may lie many tricks later, for who leaps through a replay or comes back to a table. */
function dealt(view: View, event: Dealt, later: readonly Event[], after: View): Told {
  const next = later.findIndex(({ type }) => type === 'dealt');
  const played = later.slice(0, next === -1 ? later.length : next).filter((other) => other.type === 'played');
  const mine = played.flatMap(({ seat, card }) => (seat === view.viewer ? [card] : []));
  return {
    view: {
      ...view,
      phase: 'trick',
      deal: event.deal,
      dealer: event.dealer,
      leader: event.leader,
      turn: event.leader,
      hand: [...(next === -1 ? after.hand : []), ...mine].sort((a, b) => a - b),
      handCounts: view.handCounts.map(
        (_, seat) =>
          (next === -1 ? after.handCounts[seat]! : 0) + played.filter((laid) => laid.seat === seat).length,
      ),
      trick: [],
      won: view.won.map(() => []),
    },
    events: [event],
    hold: PAUSE,
  };
}

const sums = (view: View, scores: readonly number[]): number[] =>
  view.totals.map((total, seat) => total + (scores[seat] ?? 0));

function laid(view: View, seat: Seat, card: Card, event: Event): Told {
  const text = writeCard(card);
  const own = seat === view.viewer;
  return {
    view: {
      ...view,
      hand: own ? view.hand.filter((held) => held !== card) : view.hand,
      handCounts: view.handCounts.map((count, other) => (other === seat ? count - 1 : count)),
      trick: [...view.trick, { seat, card }],
      turn: view.trick.length + 1 < view.seats ? (seat + 1) % view.seats : null,
    },
    events: [event],
    flights: [
      flight(card, own ? { at: 'hand', piece: text } : { at: `seat:${seat}` }, { at: 'trick', piece: text }),
    ],
  };
}

/**
 * Everybody looks; then the highest goes to the player of the lowest, then the rest to the player of the highest (DG-9). What flies
 * counts when it has landed: in the picture after.
 */
function taken(view: View, event: Trick): Told[] {
  const { highest, lowest, rest } = event;
  const first = give(view, lowest.seat, [highest.card]);
  const then = give(first, highest.seat, rest);
  return [
    { view, events: [event], trick: event, hold: BREATH },
    {
      view: { ...view, trick: view.trick.filter(({ card }) => card !== highest.card) },
      events: [],
      trick: event,
      flights: [flight(highest.card, inTrick(highest.card), wonBy(lowest.seat, highest.card))],
    },
    {
      view: { ...first, trick: [] },
      events: [],
      trick: event,
      flights: rest.map((card, index) => ({
        ...flight(card, inTrick(card), wonBy(highest.seat, card)),
        delay: PAUSE + index * 80,
      })),
    },
    {
      view: { ...then, trick: [], leader: highest.seat, turn: highest.seat },
      events: [],
      trick: event,
      hold: PAUSE,
    },
  ];
}

const give = (view: View, seat: Seat, cards: readonly Card[]): View => ({
  ...view,
  won: view.won.map((own, other) => (other === seat ? [...own, ...cards].sort((a, b) => a - b) : own)),
});

const inTrick = (card: Card): Place => ({ at: 'trick', piece: writeCard(card) });

/** Into the column of its colour, at the seat of who takes it. */
const wonBy = (seat: Seat, card: Card): Place => ({ at: `won:${seat}:${colourName(card)}` });

const flight = (card: Card, from: Place, to: Place): Flight => ({
  from,
  to,
  picture: picture('mice', writeCard(card)),
});
