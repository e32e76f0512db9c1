/** Turns the events of Gouda! Gouda! into scenes: dice roll, tokens stack up, mice walk, cheese is eaten. */
import type { Seat } from '@cheeseboard/engine';
import {
  boards,
  type Event,
  type Face,
  type GoudaGouda,
  type Kind,
  kinds,
  type PlaceId,
  type Played,
  type View,
} from '@cheeseboard/engine/gouda-gouda';
import { html } from 'lit';
import { cheeseWedge } from '../../art/cheese.ts';
import { tokenArt } from '../../art/token.ts';
import { MATCH_END_MS, type Scene } from '../../table/scene.ts';
import type { CbGoudaBoard } from './gouda-board/gouda-board.ts';

export type GoudaGoudaScene = Scene<GoudaGouda>;
type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** Pauses after a scene. */
const GLANCE_MS = 120;
const LOOK_MS = 450;
const ROLL_MS = 950;
const READ_MS = 800;
/** Time to read that no die of a roll could be used. */
const WASTED_ROLL_MS = 1600;

export function scenesOf(before: View, events: readonly Event[], after: View): GoudaGoudaScene[] {
  const scenes: GoudaGoudaScene[] = [];
  let view = before;
  for (const event of events) {
    const scene = sceneFor(view, event, after);
    scenes.push(scene);
    view = scene.view;
  }
  return scenes;
}

export const placeOf = ({ options }: View, id: PlaceId): number =>
  boards[options.board].places.findIndex((place) => place.id === id);

function sceneFor(view: View, event: Event, after: View): GoudaGoudaScene {
  const events = [event];
  const scene = (change: Partial<View>, holdMs: number): GoudaGoudaScene => ({
    view: { ...view, ...change },
    events,
    hold: holdMs,
  });
  const wastedRollScene = (dice: Face[]): GoudaGoudaScene =>
    scene(
      { ...movePhase, dice },
      view.phase !== 'move' && dice.every((face) => face === 'spent') ? WASTED_ROLL_MS : LOOK_MS,
    );
  switch (event.type) {
    case 'first':
      return scene({ active: event.seat }, READ_MS);
    case 'tokens':
      return scene({ tokens: after.tokens, tokenCounts: view.tokenCounts.map(() => event.each) }, LOOK_MS);
    case 'placed':
      return scene({ mice: withPlacedMice(view, event), asked: [] }, LOOK_MS);
    case 'turn': {
      const extraTurns = event.rule === 'GG-15' ? view.extraTurns - 1 : view.extraTurns;
      const turnStart = { dice: [], place: null, window: null, passed: [], asked: [event.seat] };
      return scene({ ...turnStart, phase: 'name', active: event.seat, extraTurns }, GLANCE_MS);
    }
    case 'named':
      return scene(
        { phase: 'roll', asked: [], place: placeOf(view, event.place), dice: rollingDice(event.dice) },
        LOOK_MS,
      );
    case 'early':
      return scene({ phase: 'roll', asked: [], place: null, dice: rollingDice(event.dice) }, LOOK_MS);
    case 'rolled':
      return { ...scene({ dice: event.faces }, ROLL_MS), sound: 'dice' };
    case 'voted':
      return scene(
        {
          votes: view.mice[0]!.map((_, seat) =>
            seat === event.seat ? placeOf(view, event.place) : (view.votes[seat] ?? null),
          ),
          asked: withoutSeat(view.asked, event.seat),
        },
        LOOK_MS,
      );
    case 'decided':
      return scene({ votes: [], place: placeOf(view, event.place) }, READ_MS);
    case 'passed':
      return scene(
        { passed: [...view.passed, event.seat], asked: withoutSeat(view.asked, event.seat) },
        GLANCE_MS,
      );
    case 'played':
    case 'playedTransfer':
    case 'playedDouble':
    case 'playedCancel':
      return tokenScene(view, event);
    case 'cancelled':
      return scene({ stack: view.stack.slice(0, -2), passed: [] }, READ_MS);
    case 'changed':
      return scene({ ...withoutTopToken(view), dice: event.faces }, READ_MS);
    case 'rerolling':
      return scene(
        {
          ...withoutTopToken(view),
          phase: 'roll',
          dice: view.dice.map((face, die) => (event.dice.includes(die) ? 'rolling' : face)),
        },
        LOOK_MS,
      );
    case 'transferred':
      return scene({ ...withoutTopToken(view), place: placeOf(view, event.to) }, READ_MS);
    case 'doubled':
      return scene({ ...withoutTopToken(view), extraTurns: event.turns }, READ_MS);
    case 'idle':
      return wastedRollScene(spend(view, ['yellow', 'void']));
    case 'stuck':
      return wastedRollScene(spend(view, ['red']));
    case 'moved':
      return walkScene(view, event);
    case 'ate':
      return cheeseScene(view, event, after);
    default:
      return {
        view: { ...view, phase: 'over', dice: [], place: null, asked: [], window: null },
        events,
        hold: MATCH_END_MS,
        sheet: true,
      };
  }
}

const movePhase = { phase: 'move', window: null, passed: [] } as const;
const rollingDice = (dice: number): Face[] => new Array<Face>(dice).fill('rolling');
const withoutSeat = (seats: readonly Seat[], seat: Seat): Seat[] => seats.filter((other) => other !== seat);
/** How the view changes when the top token has taken effect. */
const withoutTopToken = (view: View): Partial<View> => ({ stack: view.stack.slice(0, -1), passed: [] });
const spend = ({ dice }: View, faces: readonly Face[]): Face[] =>
  dice.map((face) => (faces.includes(face) ? 'spent' : face));

const withCountChanged = (counts: readonly number[], index: number, delta: number): number[] =>
  counts.map((count, other) => (other === index ? count + delta : count));

function withPlacedMice({ mice }: View, { seat, mice: addedMice }: EventOf<'placed'>): View['mice'] {
  return mice.map((counts, place) => withCountChanged(counts, seat, addedMice[place] ?? 0));
}

type TokenEvent = EventOf<'played' | 'playedTransfer' | 'playedDouble' | 'playedCancel'>;

const kindOf = (event: TokenEvent): Kind => {
  if (event.type === 'played') return event.kind;
  if (event.type === 'playedTransfer') return 'transfer';
  return event.type === 'playedDouble' ? 'double' : 'cancel';
};

/** The scene in which a token flies from its player onto the stack. */
function tokenScene(view: View, event: TokenEvent): GoudaGoudaScene {
  const { seat } = event;
  const kind = kindOf(event);
  const isOwn = seat === view.viewer;
  const token: Played = {
    seat,
    kind,
    dice: event.type === 'played' ? event.dice : [],
    place: event.type === 'playedTransfer' ? placeOf(view, event.place) : null,
  };
  const index = kinds.indexOf(kind);
  return {
    view: {
      ...view,
      window: 'c',
      passed: [],
      stack: [...view.stack, token],
      tokens: isOwn ? withCountChanged(view.tokens, index, -1) : view.tokens,
      tokenCounts: withCountChanged(view.tokenCounts, seat, -1),
      spent: view.spent.map((counts, other) =>
        other === seat ? withCountChanged(counts, index, 1) : counts,
      ),
    },
    events: [event],
    flights: [
      {
        from: { placeName: isOwn ? 'tokens' : `seat:${seat}` },
        to: { placeName: 'stack', piece: String(view.stack.length) },
        picture: html`<svg class="art" viewBox="0 0 48 48">${tokenArt(kind)}</svg>`,
        aspect: 1,
      },
    ],
    hold: READ_MS,
  };
}

function walkScene(view: View, event: EventOf<'moved'>): GoudaGoudaScene {
  const { owner, face } = event;
  const [from, to] = [placeOf(view, event.from), placeOf(view, event.to)];
  const die = view.dice.indexOf(face);
  return {
    view: {
      ...view,
      ...movePhase,
      mice: view.mice.map((counts, place) =>
        place === from
          ? withCountChanged(counts, owner, -1)
          : place === to
            ? withCountChanged(counts, owner, 1)
            : counts,
      ),
      dice: view.dice.map((other, index) => (index === die ? 'spent' : other)),
    },
    events: [event],
    animate: async (places, { flight }, signal) => {
      // In a CDN file the board may not be loaded yet.
      const board = places.querySelector<Element & Partial<Pick<CbGoudaBoard, 'walk'>>>('cb-gouda-board');
      await board?.walk?.(owner, from, to, { signal, speed: flight });
    },
    sound: 'mouse',
    hold: GLANCE_MS,
  };
}

/**
 * The scene in which a mouse eats. At a festival it leaves with its cheese; the winner of a simple race stays (GG-10,
 * GG-21).
 */
function cheeseScene(view: View, event: EventOf<'ate'>, after: View): GoudaGoudaScene {
  const { seat, points } = event;
  const place = placeOf(view, event.place);
  const mouseLeaves = event.rule !== 'GG-10';
  return {
    view: {
      ...view,
      mice: mouseLeaves
        ? view.mice.map((counts, index) => (index === place ? withCountChanged(counts, seat, -1) : counts))
        : view.mice,
      cheeses: view.cheeses.flatMap((cheese) => {
        if (cheese.place !== place) return [cheese];
        return cheese.count > 1 ? [{ ...cheese, count: cheese.count - 1 }] : [];
      }),
      eaten: [...view.eaten, { seat, points }],
      scores: withCountChanged(view.scores, seat, points),
    },
    events: [event],
    flights: [
      {
        from: { placeName: 'board', piece: String(place) },
        to: { placeName: seat === after.viewer ? 'tokens' : `seat:${seat}` },
        picture: html`<svg class="art" viewBox="-32 -22 64 44">${cheeseWedge}</svg>`,
        aspect: 64 / 44,
        duration: 700,
      },
    ],
    hold: READ_MS,
  };
}
