/**
 * Compares a game, step by step, with an oracle: the same rules, written a second time from the rulebook by somebody who has not
 * read the game's code. A mistake that both share is unlikely.
 */
import { describe, it } from 'vitest';
import { refusalOfPlain } from '../core/game.ts';
import {
  type AnyGame,
  type Draw,
  type GameTypes,
  Match,
  type MoveBase,
  type StateBase,
  seededDraw,
} from '../index.ts';
import { expectEqual, expectTrue } from './expect-fast.ts';
import { checkIn, keepLaw, law } from './law.ts';
import { outcomeFrom, pickMove, randomOptions, type Setup } from './random-games.ts';
import { runs } from './runs.ts';

/** The rules, written a second time. It imports nothing of the game. */
export interface Oracle {
  awaits():
    | { kind: 'chance'; request: object }
    | { kind: 'moves'; bySeat: Map<number, string[]> }
    | { kind: 'over'; result: object };
  chance(outcome: number[]): void;
  move(seat: number, move: object): void;
  facts(): object;
}

/** Translates the engine's state into an oracle's facts. */
export interface OracleAdapter<T extends GameTypes> {
  start(seats: number, options: T['options']): Oracle;
  facts(state: T['state']): object;
  /** Rare events that must occur in the compared games. Without them, the comparison proves too little. */
  readonly rare: { readonly [name: string]: (before: T['state'], events: readonly T['event'][]) => boolean };
}

/** An adapter of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyOracleAdapter = OracleAdapter<any>;

/** All seats of a match. */
export const seatsOf = (state: StateBase): number[] => Array.from({ length: state.seats }, (_, seat) => seat);

/** Games take 50 to 2,000 steps, so the length of the comparison is set in steps. */
const STEPS = runs(8000);
const GAMES_MIN = runs(12);
const GAMES_MAX = runs(120);

const title = 'agrees with the oracle';
const todo =
  'Read the rule again. Mend the rules or the oracle, whichever is wrong; if the rulebook leaves it open, write it down there.';

/** What the engine waits for, in the oracle's terms. */
function awaitsOf(game: AnyGame, match: Match): object {
  const request = match.chance;
  if (request) return { kind: 'chance', request: withoutSeal(request) };
  const { result } = match;
  if (result) return { kind: 'over', result };
  const moveTextsOf = (seat: number): string[] =>
    game
      .legalMoves(match.state, seat)
      .map((move) => JSON.stringify(move))
      .sort();
  return { kind: 'moves', bySeat: Object.fromEntries(match.actors.map((seat) => [seat, moveTextsOf(seat)])) };
}

/** The oracle's answer, in a form that can be compared with `awaitsOf`. */
function comparable(awaits: ReturnType<Oracle['awaits']>): object {
  if (awaits.kind === 'chance') return { kind: 'chance', request: withoutSeal(awaits.request) };
  if (awaits.kind === 'moves') return { kind: 'moves', bySeat: Object.fromEntries(awaits.bySeat) };
  return awaits;
}

/** A rulebook does not say who sees a shuffle, so an oracle need not know whether it is sealed. */
function withoutSeal(request: object): object {
  const { sealed: _, ...open } = request as { readonly sealed?: boolean };
  return open;
}

const sides = { actual: 'the game', expected: 'the oracle' } as const;

/** Every move that was legal at some time, for attempts to play it at another. The key is its JSON. */
export type KnownMoves = Map<string, MoveBase>;

/** How much of a game was compared. */
export interface Comparison {
  readonly steps: number;
  /** Steps that were moves of players. The others were chance. */
  readonly moves: number;
  /** Illegal moves that were tried, and that both refused. */
  readonly refusals: number;
}

interface ComparisonSettings {
  /** Collects the moves of this game. Pass the same map for many games. */
  readonly knownMoves?: KnownMoves;
  /** How many known moves are tried at each step, by random seats. */
  readonly attempts?: number;
  readonly visit?: (before: StateBase, match: Match) => void;
}

/** Plays one random game in the engine and the oracle side by side. Throws at the first difference. */
export function compareGame(
  game: AnyGame,
  adapter: AnyOracleAdapter,
  { seats, options }: Setup,
  draw: Draw,
  { knownMoves = new Map(), attempts = 0, visit }: ComparisonSettings = {},
): Comparison {
  const match = new Match(game, { seats, options });
  const oracle = adapter.start(seats, options);
  const texts = [...knownMoves.keys()];
  let moves = 0;
  let refusals = 0;

  /** Tries known moves. The engine must refuse exactly those that the oracle does not list. */
  function tryMoves(awaits: ReturnType<Oracle['awaits']>): void {
    for (let attempt = 0; attempt < attempts && texts.length > 0; attempt++) {
      const seat = draw(seats);
      const text = texts[draw(texts.length)]!;
      const isLegal = awaits.kind === 'moves' && awaits.bySeat.get(seat)?.includes(text) === true;
      const isRefused = refusalOfPlain(game, match.state, seat, knownMoves.get(text)) !== null;
      expectTrue(
        isRefused !== isLegal,
        `seat ${seat}, ${text}: the game ${isRefused ? 'refuses' : 'allows'} it, the oracle does not`,
      );
      if (isRefused) refusals += 1;
    }
  }

  for (let steps = 0; ; steps++) {
    checkIn(match, () => {
      const awaits = oracle.awaits();
      expectEqual(awaitsOf(game, match), comparable(awaits), 'who may do what', sides);
      expectEqual(adapter.facts(match.state), oracle.facts(), 'the position', sides);
      tryMoves(awaits);
    });
    if (match.result) return { steps, moves, refusals };
    const number = draw(2 ** 31);
    const stateBefore = match.state;
    const request = match.chance;
    if (request) {
      const outcome = outcomeFrom(request, number);
      match.resolve(outcome);
      oracle.chance(outcome);
    } else {
      const { seat, move } = pickMove(game, stateBefore, number);
      const text = JSON.stringify(move);
      if (!knownMoves.has(text)) {
        knownMoves.set(text, move);
        texts.push(text);
      }
      match.play(seat, move);
      oracle.move(seat, move);
      moves += 1;
    }
    visit?.(stateBefore, match);
  }
}

/** Tests that a game agrees with an oracle: a second, literal implementation of its rules. */
export function oracleLaws(game: AnyGame, adapter: AnyOracleAdapter): void {
  const { min, max } = game.seats;
  const seatCounts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  const rareCounts = new Map<string, number>(Object.keys(adapter.rare).map((name) => [name, 0]));
  function countRareEvents(before: StateBase, match: Match): void {
    const events = match.history.at(-1)?.events ?? [];
    for (const [name, hasHappened] of Object.entries(adapter.rare)) {
      if (hasHappened(before, events)) rareCounts.set(name, rareCounts.get(name)! + 1);
    }
  }

  function compareGames(seats: number): void {
    let steps = 0;
    const knownMoves: KnownMoves = new Map();
    for (let seed = 0; seed < GAMES_MIN || (seed < GAMES_MAX && steps < STEPS); seed++) {
      const draw = seededDraw(seed * 10 + seats);
      const options = randomOptions(game, seats, draw);
      const settings = { knownMoves, attempts: 1, visit: countRareEvents };
      steps += compareGame(game, adapter, { seats, options }, draw, settings).steps;
    }
  }

  describe('and its oracle', () => {
    it.each(seatCounts)('agree in whole games of %i', (seats) =>
      keepLaw(game, title, todo, () => compareGames(seats)),
    );

    const rareTodo =
      'If the games above agree, mend the test in `rare` of the oracle’s adapter, or choose an event that random games meet.';
    law(game, 'meet every rare event in those games', rareTodo, () => {
      const unseen = [...rareCounts].flatMap(([name, times]) => (times === 0 ? [name] : []));
      expectTrue(unseen.length === 0, `never happened: ${unseen.join(', ')}`);
    });
  });
}
