/** Describes a phase of a game as data. Tables reach it by playing a seeded match at random; no state is made by hand. */
import {
  type Game,
  type GameTypes,
  Match,
  type Seat,
  seededChance,
  seededDraw,
  type Taken,
  type Viewer,
} from '@cheeseboard/engine';
import type { Panel } from '../../src/table/panel.ts';
import type { TablePlayer } from '../../src/table/player.ts';

/** The part of a match's state that phases test. */
export interface Standing<T extends GameTypes> {
  readonly view: T['view'];
  readonly moves: readonly T['move'][];
  readonly actors: readonly Seat[];
  readonly last: Taken<T> | undefined;
  readonly length: number;
  readonly isOver: boolean;
}

export interface Phase<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly seats: number;
  /** The viewer; seat 0 by default. */
  readonly viewer?: Viewer;
  readonly options?: object;
  readonly until: (standing: Standing<T>) => boolean;
  /** True to animate the last step, so that its sheet opens. */
  readonly animatesLastStep?: boolean;
  /** Returns an illegal move for the table to refuse. */
  readonly refused?: (standing: Standing<T>) => T['move'];
  /** The panel to open. */
  readonly panel?: Panel;
  /** Returns the move that the table shows as a hint. */
  readonly hinted?: (standing: Standing<T>) => T['move'];
  /** If given, the table has a chat with this many unread lines. */
  readonly unread?: number;
  /** Elements to click, as nested selectors: one in the table, one inside that element, and so on. */
  readonly touched?: readonly string[];
  /** True to pass automatically after a countdown, and then return to this phase. */
  readonly breath?: boolean;
}

export interface ReachedPhase<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly viewer: Viewer;
}

const MAX_STEPS = 1500;

/** The first seeded match that reaches the phase; always the same one. */
export function findPhase<T extends GameTypes>(game: Game<T>, phase: Phase<T>): ReachedPhase<T> {
  for (let seed = 1; seed <= 60; seed++) {
    const match = playTo(game, phase, seed);
    if (match) return { match, viewer: phase.viewer ?? 0 };
  }
  throw new Error(`no match of ${game.id} comes to "${phase.title}"`);
}

function playTo<T extends GameTypes>(game: Game<T>, phase: Phase<T>, seed: number): Match<T> | null {
  const { seats, options = {}, viewer = 0, until } = phase;
  const match = new Match<T>(game, { seats, options, players: namesFor(seats) });
  const chance = seededChance(seed);
  const draw = seededDraw(seed);
  for (let step = 0; step < MAX_STEPS; step++) {
    if (until(standingOf(match, viewer))) return match;
    const { actors } = match;
    if (match.chance) match.resolve(chance(match.chance));
    else if (actors.length === 0) return null;
    else {
      const seat = actors[draw(actors.length)]!;
      const moves = match.legalMoves(seat);
      match.play(seat, moves[draw(moves.length)]!);
    }
  }
  return null;
}

export function standingOf<T extends GameTypes>(match: Match<T>, viewer: Viewer): Standing<T> {
  return {
    view: match.view(viewer),
    moves: viewer === 'spectator' ? [] : match.legalMoves(viewer),
    actors: match.actors,
    last: match.history.at(-1),
    length: match.length,
    isOver: match.result !== null,
  };
}

const names = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Wilhelmina', 'Gustav'];

export const namesFor = (seats: number): string[] => names.slice(0, seats);

/** Players in every state: connected, a bot, away, reconnecting. */
export function playersFor({ match, viewer }: ReachedPhase): TablePlayer[] {
  const waitingSeat = match.actors.find((seat) => seat !== viewer);
  return namesFor(match.seats).map((name, seat) => {
    if (seat === viewer) return { name, connection: 'here' };
    if (seat % 3 === 1) return { name, bot: true, thinking: seat === waitingSeat && !match.chance };
    return { name, connection: seat % 3 === 2 ? 'away' : seat === 3 ? 'connecting' : 'here' };
  });
}

/** Whether the last step produced an event of this type. */
export const hasHappened = <T extends GameTypes>({ last }: Standing<T>, type: T['event']['type']): boolean =>
  last?.events.some((event) => event.type === type) ?? false;
