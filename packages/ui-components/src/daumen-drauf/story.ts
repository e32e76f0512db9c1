/** A step of Daumen drauf as pictures: a card rises under its thumb, an earlier one is laid open, all look, hands fill up. */
import type { Seat } from '@cheeseboard/engine';
import {
  type Card,
  type DaumenDrauf,
  type Event,
  type Face,
  faceOf,
  isPoisonous,
  type Shown,
  type View,
} from '@cheeseboard/engine/daumen-drauf';
import type { Colour } from '../art/colours.ts';
import type { Scene } from '../table/scene.ts';
import { dealtFlights, drawnFlights, riseFlight, sweepFlights } from './flights.ts';
import { turnHeads } from './turning.ts';

type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** How a round ended: what the sheet adds up. */
export interface Round {
  readonly scored: EventOf<'scored'>;
  readonly won: View['won'];
  readonly left: View['lastHand'];
}

export interface Told extends Scene<DaumenDrauf> {
  /** Who has passed behind the highest card. */
  readonly passed: readonly Seat[];
  /** The places in the trick whose thumb is just being lifted. */
  readonly turning?: readonly number[];
  readonly round?: Round;
}

interface Around {
  /** Who had passed before. */
  readonly passed: readonly Seat[];
  /** The colour of a player's sleeve. */
  readonly colourOf: (seat: Seat) => Colour;
}

/** To think of a parry, to look at a whole trick. */
const BREATH = 900;
const LOOK = 1900;
const PAUSE = 350;

export function scenesOf(
  before: View,
  events: readonly Event[],
  after: View,
  { passed, colourOf }: Around,
): Told[] {
  const scenes: Told[] = [];
  let told: Told = { view: before, events: [], passed };
  for (const [at, event] of events.entries()) {
    told = pictureOf(told, event, after, { colourOf, next: askedNext(events.slice(at + 1), after) });
    scenes.push(told);
  }
  return scenes;
}

function pictureOf(
  { view, passed, round }: Told,
  event: Event,
  after: View,
  { colourOf, next: turn }: Pick<Around, 'colourOf'> & { readonly next: Seat | null },
): Told {
  const events = [event];
  switch (event.type) {
    case 'leader':
      return { view: { ...view, phase: 'deal', firstLeader: event.seat }, events, passed: [], hold: PAUSE };
    case 'dealt':
      return {
        view: {
          ...after,
          // `after` may lie many tricks later, for who leaps through a replay or comes back to a table.
          wonCounts: view.wonCounts.map(() => 0),
          scores: view.scores,
          totals: view.totals,
        },
        events,
        passed: [],
        flights: dealtFlights(after),
        hold: PAUSE,
      };
    case 'opened':
      return laidOpen(view, event, passed);
    case 'shown':
      return risen({ ...view, turn }, event, after, colourOf(event.seat));
    case 'passed':
      return {
        view: { ...view, turn },
        events,
        passed: [...passed, event.seat],
        hold: event.rule === 'DD-7' ? 0 : PAUSE,
      };
    case 'parried':
      return parried(view, event, colourOf(event.seat));
    case 'trick':
      return won(view, event);
    case 'refilled':
      return refilled(view, event, after);
    case 'lead':
      return { view: { ...view, turn: event.leader }, events, passed: [], hold: PAUSE };
    case 'lastHand': {
      const { seat, cards } = event;
      const lastHand = seat === null ? null : { seat, cards };
      return { view: { ...view, turn: null, lastHand, won: after.won }, events, passed: [], hold: BREATH };
    }
    case 'scored':
      return {
        view: {
          ...view,
          phase: 'deal',
          turn: null,
          scores: [...view.scores, event.scores],
          totals: view.totals.map((total, seat) => total + (event.scores[seat] ?? 0)),
        },
        events,
        passed: [],
        round: { scored: event, won: view.won, left: view.lastHand },
        sheet: true,
      };
    case 'over':
      return {
        view: { ...view, phase: 'over', turn: null },
        events,
        passed: [],
        ...(round ? { round } : {}),
        sheet: true,
      };
  }
}

/** DD-8: the fang of the earlier card is for all to see. */
function laidOpen(view: View, event: EventOf<'opened'>, passed: readonly Seat[]): Told {
  const place = view.trick.findLastIndex(({ seat }) => seat === event.seat);
  const poisonous = isPoisonous(event.card);
  return {
    view: {
      ...view,
      trick: view.trick.map((shown, at) => (at === place ? { ...shown, poisonous, open: true } : shown)),
    },
    events: [event],
    passed,
    turning: [place],
    act: turnHeads,
    hold: PAUSE,
  };
}

/** Of the reader's own cards the one that is gone; which of two twins it was is only known when one of them is. */
function ownCard(view: View, face: Face, after: View): Card | undefined {
  const twins = view.hand.filter((card) => sameFace(faceOf(card), face));
  const gone = twins.filter((card) => !after.hand.includes(card));
  return gone.length === 1 ? gone[0] : twins.length === 1 ? twins[0] : undefined;
}

const sameFace = (one: Face, other: Face): boolean =>
  one.colour === other.colour && one.number === other.number;

/** A card rises with the thumb on it (DD-4). The trick before it, if it still lay there, goes to its winner (DD-9). */
function risen(view: View, event: EventOf<'shown'>, after: View, sleeve: Colour): Told {
  const { seat, colour, number } = event;
  const own = seat === view.viewer;
  const card = own ? ownCard(view, event, after) : undefined;
  const shown: Shown = {
    seat,
    colour,
    number,
    poisonous: card === undefined ? null : isPoisonous(card),
    open: false,
  };
  const next = withoutCard({ ...view, lastTrick: null, trick: [...view.trick, shown] }, seat, card);
  const sweep = sweepFlights(view);
  return {
    view: next,
    events: [event],
    passed: [],
    flights: [
      ...sweep,
      { ...riseFlight(shown, own ? card : undefined, sleeve), delay: sweep.length > 0 ? 260 : 0 },
    ],
    hold: own ? 0 : BREATH,
  };
}

/** The twin comes down open, and the trick is over (DD-10). */
function parried(view: View, event: EventOf<'parried'>, sleeve: Colour): Told {
  const { seat, card } = event;
  const shown: Shown = { seat, ...faceOf(card), poisonous: isPoisonous(card), open: true };
  const next = withoutCard({ ...view, trick: [...view.trick, shown] }, seat, card);
  return {
    view: { ...next, turn: null },
    events: [event],
    passed: [],
    flights: [riseFlight(shown, seat === view.viewer ? card : undefined, sleeve)],
    hold: BREATH,
  };
}

/** All thumbs come off, and everybody looks (DD-9). */
function won(view: View, event: EventOf<'trick'>): Told {
  const { winner, cards } = event;
  return {
    view: {
      ...view,
      trick: [],
      lastTrick: { winner, cards },
      turn: null,
      wonCounts: view.wonCounts.map((count, seat) => (seat === winner ? count + cards.length : count)),
    },
    events: [event],
    passed: [],
    turning: view.trick.flatMap(({ open }, place) => (open ? [] : [place])),
    act: turnHeads,
    hold: LOOK,
  };
}

function refilled(view: View, event: EventOf<'refilled'>, after: View): Told {
  const { drawn, stock } = event;
  const { viewer } = view;
  const own = viewer !== 'spectator' && drawn[viewer]! > 0;
  return {
    view: {
      ...view,
      stock,
      handCounts: view.handCounts.map((count, seat) => count + drawn[seat]!),
      hand: own ? after.hand : view.hand,
      turn: view.lastTrick?.winner ?? null,
    },
    events: [event],
    passed: [],
    flights: drawnFlights(view, drawn, own ? after.hand.filter((card) => !view.hand.includes(card)) : []),
  };
}

const withoutCard = (view: View, seat: Seat, card: Card | undefined): View => ({
  ...view,
  hand: card === undefined ? view.hand : view.hand.filter((held) => held !== card),
  handCounts: view.handCounts.map((count, other) => (other === seat ? count - 1 : count)),
});

/** Who is asked next, by what happens then: seats without cards pass by themselves. Null when the trick has come round. */
function askedNext(coming: readonly Event[], after: View): Seat | null {
  const next = coming.find((event) => event.type !== 'passed' || event.rule !== 'DD-7');
  if (!next) return after.turn;
  return next.type === 'opened' || next.type === 'shown' || next.type === 'passed' ? next.seat : null;
}

/** Who has passed behind the card that is highest now, by the log. */
export function passedIn(log: readonly Event[]): Seat[] {
  const passed: Seat[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]!;
    if (event.type !== 'passed') break;
    passed.unshift(event.seat);
  }
  return passed;
}
