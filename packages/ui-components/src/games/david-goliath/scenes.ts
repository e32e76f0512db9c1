/**
 * Turns the events of David & Goliath into scenes: a card is played, a full trick is shown, the highest card is taken,
 * then the others.
 */
import type { Seat } from '@cheeseboard/engine';
import {
  type Card,
  colourName,
  type DavidGoliath,
  type Event,
  type View,
  writeCard,
} from '@cheeseboard/engine/david-goliath';
import { card as picture } from '../../cards/draw.ts';
import type { Flight } from '../../motion/flight.ts';
import type { Place } from '../../motion/places.ts';
import { MATCH_END_MS, type Scene } from '../../table/scene.ts';

export type Trick = Extract<Event, { readonly type: 'trick' }>;
type Dealt = Extract<Event, { readonly type: 'dealt' }>;

/** A scene. The scene of a full trick also holds the `trick` event. */
export interface DavidGoliathScene extends Scene<DavidGoliath> {
  readonly trick?: Trick;
}

/** Time to look at a full trick, and between other scenes. */
const TRICK_LOOK_MS = 1300;
const PAUSE_MS = 350;

export function scenesOf(before: View, events: readonly Event[], after: View): DavidGoliathScene[] {
  const scenes: DavidGoliathScene[] = [];
  let view = before;
  for (const [index, event] of events.entries()) {
    const pictures =
      event.type === 'dealt'
        ? [dealtScene(view, event, events.slice(index + 1), after)]
        : scenesFor(view, event);
    for (const scene of pictures) {
      scenes.push(scene);
      view = scene.view;
    }
  }
  return scenes;
}

function scenesFor(view: View, event: Exclude<Event, Dealt>): DavidGoliathScene[] {
  switch (event.type) {
    case 'played':
      return [playedScene(view, event.seat, event.card, event)];
    case 'trick':
      return trickScenes(view, event);
    case 'scored':
      return [
        {
          view: {
            ...view,
            phase: 'deal',
            turn: null,
            ...withScores(view, event),
          },
          events: [event],
          sheet: true,
        },
      ];
    case 'over':
      return [
        { view: { ...view, phase: 'over', turn: null }, events: [event], hold: MATCH_END_MS, sheet: true },
      ];
    default:
      return [{ view, events: [event], hold: PAUSE_MS }];
  }
}

/**
 * The scene of a new deal. `after` may be many tricks later (a replay, a reconnect), so the hands are rebuilt from the
 * events.
 */
function dealtScene(view: View, event: Dealt, laterEvents: readonly Event[], after: View): DavidGoliathScene {
  const nextDealIndex = laterEvents.findIndex(({ type }) => type === 'dealt');
  const playedEvents = laterEvents
    .slice(0, nextDealIndex === -1 ? laterEvents.length : nextDealIndex)
    .filter((other) => other.type === 'played');
  const ownCards = playedEvents.flatMap(({ seat, card }) => (seat === view.viewer ? [card] : []));
  return {
    view: {
      ...view,
      phase: 'trick',
      deal: event.deal,
      dealer: event.dealer,
      leader: event.leader,
      turn: event.leader,
      hand: [...(nextDealIndex === -1 ? after.hand : []), ...ownCards].sort((a, b) => a - b),
      handCounts: view.handCounts.map(
        (_, seat) =>
          (nextDealIndex === -1 ? after.handCounts[seat]! : 0) +
          playedEvents.filter((playedEvent) => playedEvent.seat === seat).length,
      ),
      trick: [],
      won: view.won.map(() => []),
    },
    events: [event],
    hold: PAUSE_MS,
  };
}

/** The scores after a deal; `view` may have them already. */
function withScores(
  view: View,
  { deal, scores }: Extract<Event, { readonly type: 'scored' }>,
): Pick<View, 'scores' | 'totals'> {
  if (view.scores.length > deal) return view;
  return {
    scores: [...view.scores, scores],
    totals: view.totals.map((total, seat) => total + (scores[seat] ?? 0)),
  };
}

function playedScene(view: View, seat: Seat, card: Card, event: Event): DavidGoliathScene {
  const text = writeCard(card);
  const isOwn = seat === view.viewer;
  return {
    view: {
      ...view,
      hand: isOwn ? view.hand.filter((heldCard) => heldCard !== card) : view.hand,
      handCounts: view.handCounts.map((count, other) => (other === seat ? count - 1 : count)),
      trick: [...view.trick, { seat, card }],
      turn: seat,
    },
    events: [event],
    flights: [
      cardFlight(card, isOwn ? { placeName: 'hand', piece: text } : { placeName: `seat:${seat}` }, {
        placeName: 'trick',
        piece: text,
      }),
    ],
  };
}

/**
 * The scenes of a full trick: everybody looks at it; then the highest card goes to the player of the lowest, then the
 * others to the player of the highest (DG-9). A flying card counts as won in the scene after it has landed.
 */
function trickScenes(before: View, event: Trick): DavidGoliathScene[] {
  const { highest, lowest, rest } = event;
  const view = { ...before, turn: null };
  const viewAfterHighest = withWonCards(view, lowest.seat, [highest.card]);
  const viewAfterRest = withWonCards(viewAfterHighest, highest.seat, rest);
  return [
    { view, events: [event], trick: event, hold: TRICK_LOOK_MS },
    {
      view: { ...view, trick: view.trick.filter(({ card }) => card !== highest.card) },
      events: [],
      trick: event,
      flights: [cardFlight(highest.card, trickPlace(highest.card), wonPlace(lowest.seat, highest.card))],
    },
    {
      view: { ...viewAfterHighest, trick: [] },
      events: [],
      trick: event,
      flights: rest.map((card, index) => ({
        ...cardFlight(card, trickPlace(card), wonPlace(highest.seat, card)),
        delay: PAUSE_MS + index * 80,
      })),
    },
    {
      view: { ...viewAfterRest, trick: [], leader: highest.seat, turn: highest.seat },
      events: [],
      trick: event,
      hold: PAUSE_MS,
    },
  ];
}

const withWonCards = (view: View, seat: Seat, cards: readonly Card[]): View => ({
  ...view,
  won: view.won.map((wonCards, other) =>
    other === seat ? [...wonCards, ...cards].sort((a, b) => a - b) : wonCards,
  ),
});

const trickPlace = (card: Card): Place => ({ placeName: 'trick', piece: writeCard(card) });

/** The place of the card's colour at the winner's seat. */
const wonPlace = (seat: Seat, card: Card): Place => ({ placeName: `won:${seat}:${colourName(card)}` });

const cardFlight = (card: Card, from: Place, to: Place): Flight => ({
  from,
  to,
  picture: picture('mice', writeCard(card)),
});
