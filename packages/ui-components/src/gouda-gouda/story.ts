/** A step of Gouda! Gouda! as pictures: dice roll, tokens are laid on one another, mice walk, cheese is eaten. */
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
import { cheeseWedge } from '../art/cheese.ts';
import { tokenArt } from '../art/token.ts';
import type { CbGoudaBoard } from '../gouda-board/gouda-board.ts';
import type { Scene } from '../table/scene.ts';

export type Told = Scene<GoudaGouda>;
type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** To look at what happened, in milliseconds. */
const GLANCE = 120;
const LOOK = 450;
const ROLL = 950;
const READ = 800;
/** To read that a whole roll was for nothing. */
const NOTHING = 1600;

export function scenesOf(before: View, events: readonly Event[], after: View): Told[] {
  const scenes: Told[] = [];
  let view = before;
  for (const event of events) {
    const scene = pictureOf(view, event, after);
    scenes.push(scene);
    view = scene.view;
  }
  return scenes;
}

export const placeOf = ({ options }: View, id: PlaceId): number =>
  boards[options.board].places.findIndex((place) => place.id === id);

function pictureOf(view: View, event: Event, after: View): Told {
  const events = [event];
  const shown = (change: Partial<View>, hold: number): Told => ({
    view: { ...view, ...change },
    events,
    hold,
  });
  const inVain = (dice: Face[]): Told =>
    shown(
      { ...moving, dice },
      view.phase !== 'move' && dice.every((face) => face === 'spent') ? NOTHING : LOOK,
    );
  switch (event.type) {
    case 'first':
      return shown({ active: event.seat }, READ);
    case 'tokens':
      return shown({ tokens: after.tokens, tokenCounts: view.tokenCounts.map(() => event.each) }, LOOK);
    case 'placed':
      return shown({ mice: putDown(view, event), asked: [] }, LOOK);
    case 'turn': {
      const extraTurns = event.rule === 'GG-15' ? view.extraTurns - 1 : view.extraTurns;
      const fresh = { dice: [], place: null, window: null, passed: [], asked: [event.seat] };
      return shown({ ...fresh, phase: 'name', active: event.seat, extraTurns }, GLANCE);
    }
    case 'named':
      return shown(
        { phase: 'roll', asked: [], place: placeOf(view, event.place), dice: inTheAir(event.dice) },
        LOOK,
      );
    case 'early':
      return shown({ phase: 'roll', asked: [], place: null, dice: inTheAir(event.dice) }, LOOK);
    case 'rolled':
      return shown({ dice: event.faces }, ROLL);
    case 'voted':
      return shown(
        {
          votes: view.mice[0]!.map((_, seat) =>
            seat === event.seat ? placeOf(view, event.place) : (view.votes[seat] ?? null),
          ),
          asked: without(view.asked, event.seat),
        },
        LOOK,
      );
    case 'decided':
      return shown({ votes: [], place: placeOf(view, event.place) }, READ);
    case 'passed':
      return shown({ passed: [...view.passed, event.seat], asked: without(view.asked, event.seat) }, GLANCE);
    case 'played':
    case 'playedTransfer':
    case 'playedDouble':
    case 'playedCancel':
      return laid(view, event);
    case 'cancelled':
      return shown({ stack: view.stack.slice(0, -2), passed: [] }, READ);
    case 'changed':
      return shown({ ...done(view), dice: event.faces }, READ);
    case 'rerolling':
      return shown(
        {
          ...done(view),
          phase: 'roll',
          dice: view.dice.map((face, die) => (event.dice.includes(die) ? 'rolling' : face)),
        },
        LOOK,
      );
    case 'transferred':
      return shown({ ...done(view), place: placeOf(view, event.to) }, READ);
    case 'doubled':
      return shown({ ...done(view), extraTurns: event.turns }, READ);
    case 'idle':
      return inVain(spend(view, ['yellow', 'void']));
    case 'stuck':
      return inVain(spend(view, ['red']));
    case 'moved':
      return walked(view, event);
    case 'ate':
      return eaten(view, event, after);
    default:
      return {
        view: { ...view, phase: 'over', dice: [], place: null, asked: [], window: null },
        events,
        sheet: true,
      };
  }
}

const moving = { phase: 'move', window: null, passed: [] } as const;
const inTheAir = (dice: number): Face[] => new Array<Face>(dice).fill('rolling');
const without = (seats: readonly Seat[], seat: Seat): Seat[] => seats.filter((other) => other !== seat);
/** The one token that lay there has taken effect. */
const done = (view: View): Partial<View> => ({ stack: view.stack.slice(0, -1), passed: [] });
const spend = ({ dice }: View, faces: readonly Face[]): Face[] =>
  dice.map((face) => (faces.includes(face) ? 'spent' : face));

const changed = (counts: readonly number[], index: number, by: number): number[] =>
  counts.map((count, other) => (other === index ? count + by : count));

function putDown({ mice }: View, { seat, mice: put }: Of<'placed'>): View['mice'] {
  return mice.map((counts, place) => changed(counts, seat, put[place] ?? 0));
}

type Play = Of<'played' | 'playedTransfer' | 'playedDouble' | 'playedCancel'>;

const kindOf = (event: Play): Kind => {
  if (event.type === 'played') return event.kind;
  if (event.type === 'playedTransfer') return 'transfer';
  return event.type === 'playedDouble' ? 'double' : 'cancel';
};

/** A token goes from who plays it onto the stack. */
function laid(view: View, event: Play): Told {
  const { seat } = event;
  const kind = kindOf(event);
  const own = seat === view.viewer;
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
      tokens: own ? changed(view.tokens, index, -1) : view.tokens,
      tokenCounts: changed(view.tokenCounts, seat, -1),
      spent: view.spent.map((counts, other) => (other === seat ? changed(counts, index, 1) : counts)),
    },
    events: [event],
    flights: [
      {
        from: { at: own ? 'tokens' : `seat:${seat}` },
        to: { at: 'stack', piece: String(view.stack.length) },
        picture: html`<svg class="art" viewBox="0 0 48 48">${tokenArt(kind)}</svg>`,
        shape: 1,
      },
    ],
    hold: READ,
  };
}

function walked(view: View, event: Of<'moved'>): Told {
  const { owner, face } = event;
  const [from, to] = [placeOf(view, event.from), placeOf(view, event.to)];
  const die = view.dice.indexOf(face);
  return {
    view: {
      ...view,
      ...moving,
      mice: view.mice.map((counts, place) =>
        place === from ? changed(counts, owner, -1) : place === to ? changed(counts, owner, 1) : counts,
      ),
      dice: view.dice.map((other, index) => (index === die ? 'spent' : other)),
    },
    events: [event],
    act: async (places, { flight }, signal) => {
      // In a file for a script tag the board may still be on its way.
      const board = places.querySelector<Element & Partial<Pick<CbGoudaBoard, 'walk'>>>('cb-gouda-board');
      await board?.walk?.(owner, from, to, { signal, speed: flight });
    },
    hold: GLANCE,
  };
}

/** At a festival the mouse goes with its cheese; the one that wins a simple race stays and is looked at (GG-10, GG-21). */
function eaten(view: View, event: Of<'ate'>, after: View): Told {
  const { seat, points } = event;
  const place = placeOf(view, event.place);
  const gone = event.rule !== 'GG-10';
  return {
    view: {
      ...view,
      mice: gone
        ? view.mice.map((counts, at) => (at === place ? changed(counts, seat, -1) : counts))
        : view.mice,
      cheeses: view.cheeses.flatMap((cheese) => {
        if (cheese.place !== place) return [cheese];
        return cheese.count > 1 ? [{ ...cheese, count: cheese.count - 1 }] : [];
      }),
      eaten: [...view.eaten, { seat, points }],
      scores: changed(view.scores, seat, points),
    },
    events: [event],
    flights: [
      {
        from: { at: 'board', piece: String(place) },
        to: { at: seat === after.viewer ? 'tokens' : `seat:${seat}` },
        picture: html`<svg class="art" viewBox="-32 -22 64 44">${cheeseWedge}</svg>`,
        shape: 64 / 44,
        duration: 700,
      },
    ],
    hold: READ,
  };
}
