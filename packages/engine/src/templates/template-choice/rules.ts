/** How the game is played. `play` changes a draft of the state and says what happened. */
import { type ChanceRequest, type Emit, type Result, resultByScore, type Seat } from '../../core/game.ts';
import type { Event, Refusal } from './events.ts';
import { allMoves, type Move } from './moves.ts';
import { type Options, ROUNDS, type State } from './state.ts';

export function setup(seats: number, options: Options): State {
  return {
    seats,
    options,
    phase: 'choose',
    round: 0,
    choices: new Array<number>(seats).fill(0),
    scores: new Array<number>(seats).fill(0),
  };
}

/** Nothing is drawn in this game. */
export const chance = (): ChanceRequest | null => null;
export const resolve = (): void => {};

/** Everybody who has not chosen yet, in any order. */
export const actors = ({ phase, choices }: State): Seat[] =>
  phase === 'choose' ? choices.flatMap((choice, seat) => (choice === 0 ? [seat] : [])) : [];

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  if (actors(state).includes(seat)) into.push(...allMoves);
  return into;
}

/** Null if the move is legal. It may depend only on what the seat can see. */
export const refusal = ({ choices }: State, seat: Seat): Refusal | null =>
  choices[seat] === 0 ? null : { reason: 'has-chosen', rule: 'TS-1' };

/** TS-1: a secret choice. */
export function play(draft: State, seat: Seat, { number }: Move, emit?: Emit<Event>): void {
  draft.choices[seat] = number;
  emit?.({ type: 'chosen', rule: 'TS-1', seat });
  if (!draft.choices.includes(0)) endRound(draft, emit);
}

/** TS-2 and TS-3. */
function endRound(draft: State, emit?: Emit<Event>): void {
  const choices = [...draft.choices];
  emit?.({ type: 'shown', rule: 'TS-2', choices });
  for (const [seat, points] of choices.entries()) {
    if (choices.filter((choice) => choice === points).length > 1) continue;
    draft.scores[seat]! += points;
    emit?.({ type: 'scored', rule: 'TS-2', seat, points });
  }
  draft.choices.fill(0);
  draft.round += 1;
  if (draft.round < ROUNDS) return;
  draft.phase = 'over';
  const { winners, scores } = resultByScore(draft.scores);
  emit?.({ type: 'over', rule: 'TS-3', winners, scores });
}

/** The last choice of a round shows all of them, so it cannot be taken back. */
export const revealsSecret = (state: State): boolean => actors(state).length === 1;

export const result = ({ phase, scores }: State): Result | null =>
  phase === 'over' ? resultByScore(scores) : null;
