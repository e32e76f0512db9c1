/**
 * Turns the events of Daumen drauf into scenes: a card is shown, an earlier one laid open, the trick is won, hands are
 * refilled.
 */
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
import type { Colour } from '../../art/colours.ts';
import { MATCH_END_MS, type Scene } from '../../table/scene.ts';
import { dealtFlights, drawnFlights, showFlight, wonFlights } from './flights.ts';
import { liftThumbs } from './lift-thumbs.ts';

type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** The result of a round, for its sheet. */
export interface RoundResult {
  readonly scored: EventOf<'scored'>;
  readonly won: View['won'];
  readonly left: View['lastHand'];
}

export interface DaumenDraufScene extends Scene<DaumenDrauf> {
  /** The seats that have passed since the highest card was shown. */
  readonly passed: readonly Seat[];
  /** Indices in the trick of cards whose thumb is being lifted. */
  readonly turning?: readonly number[];
  readonly round?: RoundResult;
}

interface SceneContext {
  /** The seats that had passed before these events. */
  readonly passed: readonly Seat[];
  /** The colour of a seat's pieces, for the sleeve of its player. */
  readonly colourOf: (seat: Seat) => Colour;
}

/** Time to react with a parry, to look at a full trick, and between other scenes. */
const PARRY_PAUSE_MS = 900;
const TRICK_LOOK_MS = 1900;
const PAUSE_MS = 350;

export function scenesOf(
  before: View,
  events: readonly Event[],
  after: View,
  { passed, colourOf }: SceneContext,
): DaumenDraufScene[] {
  const scenes: DaumenDraufScene[] = [];
  let lastScene: DaumenDraufScene = { view: before, events: [], passed };
  for (const event of events) {
    lastScene = sceneFor(lastScene, event, after, colourOf);
    scenes.push(lastScene);
  }
  return scenes;
}

function sceneFor(
  { view, passed, round }: DaumenDraufScene,
  event: Event,
  after: View,
  colourOf: SceneContext['colourOf'],
): DaumenDraufScene {
  const events = [event];
  switch (event.type) {
    case 'leader':
      return {
        view: { ...view, phase: 'deal', firstLeader: event.seat },
        events,
        passed: [],
        hold: PAUSE_MS,
      };
    case 'dealt':
      return {
        view: {
          ...after,
          // Counts from 0, because `after` may be many tricks later, in a replay or after a reconnect.
          wonCounts: view.wonCounts.map(() => 0),
          scores: view.scores,
          totals: view.totals,
        },
        events,
        passed: [],
        flights: dealtFlights(after),
        hold: PAUSE_MS,
      };
    case 'opened':
      return openedScene(view, event, passed);
    case 'shown':
      return shownScene({ ...view, turn: event.seat }, event, after, colourOf(event.seat));
    case 'passed':
      return {
        view: { ...view, turn: event.seat },
        events,
        passed: [...passed, event.seat],
        hold: event.rule === 'DD-7' ? 0 : PAUSE_MS,
      };
    case 'parried':
      return parriedScene(view, event, colourOf(event.seat));
    case 'taken':
      // Only a recalled log has this event; nothing is drawn for it.
      return { view, events, passed };
    case 'trick':
      return trickScene(view, event);
    case 'refilled':
      return refilledScene(view, event, after);
    case 'lead':
      return { view: { ...view, turn: event.leader }, events, passed: [], hold: PAUSE_MS };
    case 'lastHand': {
      const { seat, cards } = event;
      const lastHand = seat === null ? null : { seat, cards };
      return {
        view: { ...view, turn: null, lastHand, won: after.won },
        events,
        passed: [],
        hold: PARRY_PAUSE_MS,
      };
    }
    case 'scored':
      return {
        view: {
          ...view,
          phase: 'deal',
          turn: null,
          ...withScores(view, event),
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
        hold: MATCH_END_MS,
        sheet: true,
      };
  }
}

/** The scene in which an earlier card is laid open for all to see (DD-8). */
function openedScene(view: View, event: EventOf<'opened'>, passed: readonly Seat[]): DaumenDraufScene {
  const place = view.trick.findLastIndex(({ seat }) => seat === event.seat);
  const poisonous = isPoisonous(event.card);
  return {
    view: {
      ...view,
      turn: event.seat,
      trick: view.trick.map((shownCard, index) =>
        index === place ? { ...shownCard, poisonous, open: true } : shownCard,
      ),
    },
    events: [event],
    passed,
    turning: [place],
    animate: liftThumbs,
    hold: PAUSE_MS,
  };
}

/** The reader's card that was played. If the hand held both twins, it is the twin that is missing afterwards. */
function ownCard(view: View, face: Face, after: View): Card | undefined {
  const twins = view.hand.filter((card) => sameFace(faceOf(card), face));
  const missingTwins = twins.filter((card) => !after.hand.includes(card));
  return missingTwins.length === 1 ? missingTwins[0] : twins.length === 1 ? twins[0] : undefined;
}

const sameFace = (face: Face, other: Face): boolean =>
  face.colour === other.colour && face.number === other.number;

/**
 * The scene in which a card is shown under the thumb (DD-4). The previous trick, if still on the table, goes to its
 * winner (DD-9).
 */
function shownScene(view: View, event: EventOf<'shown'>, after: View, sleeve: Colour): DaumenDraufScene {
  const { seat, colour, number } = event;
  const isOwn = seat === view.viewer;
  const card = isOwn ? ownCard(view, event, after) : undefined;
  const shownCard: Shown = {
    seat,
    colour,
    number,
    poisonous: card === undefined ? null : isPoisonous(card),
    open: false,
  };
  const viewAfter = withoutCard({ ...view, lastTrick: null, trick: [...view.trick, shownCard] }, seat, card);
  const wonTrickFlights = wonFlights(view);
  return {
    view: viewAfter,
    events: [event],
    passed: [],
    flights: [
      ...wonTrickFlights,
      {
        ...showFlight(shownCard, isOwn ? card : undefined, sleeve),
        delay: wonTrickFlights.length > 0 ? 260 : 0,
      },
    ],
    hold: isOwn ? 0 : PARRY_PAUSE_MS,
  };
}

/** The scene in which the twin is played open, which ends the trick (DD-10). */
function parriedScene(view: View, event: EventOf<'parried'>, sleeve: Colour): DaumenDraufScene {
  const { seat, card } = event;
  const shownCard: Shown = { seat, ...faceOf(card), poisonous: isPoisonous(card), open: true };
  const next = withoutCard({ ...view, trick: [...view.trick, shownCard] }, seat, card);
  return {
    view: { ...next, turn: null },
    events: [event],
    passed: [],
    flights: [showFlight(shownCard, seat === view.viewer ? card : undefined, sleeve)],
    hold: PARRY_PAUSE_MS,
  };
}

/** The scene in which all thumbs are lifted and everybody looks (DD-9). */
function trickScene(view: View, event: EventOf<'trick'>): DaumenDraufScene {
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
    animate: liftThumbs,
    hold: TRICK_LOOK_MS,
  };
}

function refilledScene(view: View, event: EventOf<'refilled'>, after: View): DaumenDraufScene {
  const { drawn, stock } = event;
  const { viewer } = view;
  const isOwn = viewer !== 'spectator' && drawn[viewer]! > 0;
  return {
    view: {
      ...view,
      stock,
      handCounts: view.handCounts.map((count, seat) => count + drawn[seat]!),
      hand: isOwn ? after.hand : view.hand,
      turn: view.lastTrick?.winner ?? null,
    },
    events: [event],
    passed: [],
    flights: drawnFlights(view, drawn, isOwn ? after.hand.filter((card) => !view.hand.includes(card)) : []),
  };
}

/** The scores after a round; `view` may have them already. */
function withScores(view: View, { round, scores }: EventOf<'scored'>): Pick<View, 'scores' | 'totals'> {
  if (view.scores.length > round) return view;
  return {
    scores: [...view.scores, scores],
    totals: view.totals.map((total, seat) => total + (scores[seat] ?? 0)),
  };
}

const withoutCard = (view: View, seat: Seat, card: Card | undefined): View => ({
  ...view,
  hand: card === undefined ? view.hand : view.hand.filter((heldCard) => heldCard !== card),
  handCounts: view.handCounts.map((count, other) => (other === seat ? count - 1 : count)),
});

/** The seats that have passed since the highest card was shown, from the log. */
export function passedSeats(log: readonly Event[]): Seat[] {
  const passed: Seat[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]!;
    if (event.type !== 'passed') break;
    passed.unshift(event.seat);
  }
  return passed;
}
