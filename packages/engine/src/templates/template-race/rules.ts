/** How the game is played. `play` and `resolve` change a draft of the state and say what happened. */
import {
  type ChanceRequest,
  type Emit,
  type Outcome,
  type Result,
  resultByScore,
  type Seat,
} from '../../core/game.ts';
import { GOAL, placesAhead, START } from './board.ts';
import type { Event, Refusal } from './events.ts';
import type { Move } from './moves.ts';
import { FACES, type Options, type State } from './state.ts';

export function setup(seats: number, options: Options): State {
  return { seats, options, phase: 'roll', turn: 0, die: 0, mice: new Array<number>(seats).fill(START) };
}

/** The roll is open: everybody sees it. */
export const chance = ({ phase }: State): ChanceRequest | null =>
  phase === 'roll' ? { kind: 'dice', count: 1, faces: FACES, sealed: false } : null;

/** `outcome` is a number from 0 to 5 for each die. */
export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  draft.die = outcome[0]! + 1;
  draft.phase = 'run';
  emit?.({ type: 'rolled', rule: 'TR-1', seat: draft.turn, die: draft.die });
}

export const actors = ({ phase, turn }: State): Seat[] => (phase === 'run' ? [turn] : []);

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  if (actors(state).includes(seat))
    for (const to of placesAhead(state.mice[seat]!, state.die)) into.push({ type: 'run', to });
  return into;
}

export function refusal({ turn, mice, die }: State, seat: Seat, { to }: Move): Refusal | null {
  if (seat !== turn) return { reason: 'not-your-turn', rule: 'TR-1', turn };
  const reachable = placesAhead(mice[seat]!, die);
  return reachable.includes(to) ? null : { reason: 'wrong-place', rule: 'TR-1', die, to: reachable };
}

export function play(draft: State, seat: Seat, { to }: Move, emit?: Emit<Event>): void {
  // TR-2
  const rival = draft.mice.indexOf(to);
  if (rival !== -1) draft.mice[rival] = START;
  draft.mice[seat] = to;
  emit?.({ type: 'ran', rule: 'TR-1', seat, to });
  if (rival !== -1) emit?.({ type: 'caught', rule: 'TR-2', seat, rival });
  // TR-3
  if (to === GOAL) {
    draft.phase = 'over';
    emit?.({ type: 'over', rule: 'TR-3', winner: seat });
    return;
  }
  draft.phase = 'roll';
  draft.turn = (draft.turn + 1) % draft.seats;
}

/** There are no secrets. */
export const revealsSecret = (): boolean => false;

/** One point for the winner. */
export const result = ({ phase, mice }: State): Result | null =>
  phase === 'over' ? resultByScore(mice.map((place) => (place === GOAL ? 1 : 0))) : null;
