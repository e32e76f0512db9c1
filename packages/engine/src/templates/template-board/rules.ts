/** How the game is played. `play` changes a draft of the state and says what happened. */
import { type ChanceRequest, type Emit, type Result, resultByScore, type Seat } from '../../core/game.ts';
import { neighbours, PLACES, START } from './board.ts';
import type { Event, Refusal } from './events.ts';
import type { Move } from './moves.ts';
import { type Options, ROUNDS, type State } from './state.ts';

/** TB-1 */
export function setup(seats: number, options: Options): State {
  return {
    seats,
    options,
    phase: 'walk',
    turn: 0,
    round: 0,
    mice: new Array<number>(seats).fill(START),
    cheeses: Array.from({ length: PLACES }, (_, place) => (place === START ? 0 : 1)),
    scores: new Array<number>(seats).fill(0),
  };
}

/** Nothing is drawn in this game. */
export const chance = (): ChanceRequest | null => null;
export const resolve = (): void => {};

export const actors = ({ phase, turn }: State): Seat[] => (phase === 'walk' ? [turn] : []);

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  if (actors(state).includes(seat))
    for (const to of neighbours[state.mice[seat]!]!) into.push({ type: 'walk', to });
  return into;
}

export function refusal({ turn, mice }: State, seat: Seat, { to }: Move): Refusal | null {
  if (seat !== turn) return { reason: 'not-your-turn', rule: 'TB-2', turn };
  const reachable = neighbours[mice[seat]!]!;
  return reachable.includes(to) ? null : { reason: 'no-link', rule: 'TB-2', to: reachable };
}

/** TB-2 and TB-3. */
export function play(draft: State, seat: Seat, { to }: Move, emit?: Emit<Event>): void {
  draft.mice[seat] = to;
  emit?.({ type: 'walked', rule: 'TB-2', seat, to });
  if (draft.cheeses[to] === 1) {
    draft.cheeses[to] = 0;
    draft.scores[seat]! += 1;
    emit?.({ type: 'ate', rule: 'TB-3', seat, left: cheesesLeft(draft) });
  }
  draft.turn = (draft.turn + 1) % draft.seats;
  if (draft.turn === 0) draft.round += 1;
  if (cheesesLeft(draft) === 0 || draft.round === ROUNDS) end(draft, emit);
}

export const cheesesLeft = ({ cheeses }: Pick<State, 'cheeses'>): number =>
  cheeses.reduce((sum, count) => sum + count, 0);

/** TB-4 */
function end(draft: State, emit?: Emit<Event>): void {
  draft.phase = 'over';
  const { winners, scores } = resultByScore(draft.scores);
  emit?.({ type: 'over', rule: 'TB-4', winners, scores });
}

/** There are no secrets. */
export const revealsSecret = (): boolean => false;

export const result = ({ phase, scores }: State): Result | null =>
  phase === 'over' ? resultByScore(scores) : null;
