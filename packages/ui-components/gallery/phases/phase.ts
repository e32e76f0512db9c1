/** A table in one of its phases, as data: a seeded match, played at random until it stands there. Nothing is made by hand. */
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

/** Where a match stands, as far as a phase asks. */
export interface Standing<T extends GameTypes> {
  readonly view: T['view'];
  readonly moves: readonly T['move'][];
  readonly actors: readonly Seat[];
  readonly last: Taken<T> | undefined;
  readonly length: number;
}

export interface Phase<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly seats: number;
  /** Who looks; seat 0 if left out. */
  readonly viewer?: Viewer;
  readonly options?: object;
  readonly until: (standing: Standing<T>) => boolean;
  /** The last step is told, so that its sheet lies on the table. */
  readonly told?: boolean;
  /** Something that is not allowed was tried. */
  readonly refused?: (standing: Standing<T>) => T['move'];
  /** This panel is open. */
  readonly panel?: Panel;
  /** The player has asked for a hint, and this is it. */
  readonly hinted?: (standing: Standing<T>) => T['move'];
  /** There is a chat, and so many of its lines are unread. */
  readonly unread?: number;
  /** Something was touched: a selector in the table, one in what that found, and so on. */
  readonly touched?: readonly string[];
  /** The table passes by itself after a breath, and then stands here again. */
  readonly breath?: boolean;
}

export interface Reached<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly viewer: Viewer;
}

const MOST_STEPS = 1500;

/** The first match that comes to the phase. The same one for ever. */
export function reach<T extends GameTypes>(game: Game<T>, phase: Phase<T>): Reached<T> {
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
  for (let step = 0; step < MOST_STEPS; step++) {
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
  };
}

const names = ['Anna', 'Ben', 'Clara', 'Dennis', 'Emma', 'Wilhelmina', 'Gustav'];

export const namesFor = (seats: number): string[] => names.slice(0, seats);

/** One plays from afar, one is a bot, one is away, one comes back. */
export function playersFor({ match, viewer }: Reached): TablePlayer[] {
  const waited = match.actors.find((seat) => seat !== viewer);
  return namesFor(match.seats).map((name, seat) => {
    if (seat === viewer) return { name, connection: 'here' };
    if (seat % 3 === 1) return { name, bot: true, thinking: seat === waited && !match.chance };
    return { name, connection: seat % 3 === 2 ? 'away' : seat === 3 ? 'connecting' : 'here' };
  });
}

/** Whether the last step made this happen. */
export const happened = <T extends GameTypes>({ last }: Standing<T>, type: T['event']['type']): boolean =>
  last?.events.some((event) => event.type === type) ?? false;
