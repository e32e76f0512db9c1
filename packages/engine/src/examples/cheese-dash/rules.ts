/** How the game is played. `play` and `resolve` change a draft of the state and say what happened. */
import {
  type ChanceRequest,
  type Emit,
  type Outcome,
  type Result,
  resultByScore,
  type Seat,
} from '../../core/game.ts';
import type { Event, Refusal } from './events.ts';
import { allMoves, type Move } from './moves.ts';
import { FACES, type Options, type State } from './state.ts';

export function setup(seats: number, options: Options): State {
  return {
    seats,
    options,
    phase: 'roll',
    turn: 0,
    die: 0,
    points: 0,
    scores: new Array<number>(seats).fill(0),
  };
}

/** The roll is open: everybody sees it. */
export const chance = ({ phase }: State): ChanceRequest | null =>
  phase === 'roll' ? { kind: 'dice', count: 1, faces: FACES, sealed: false } : null;

export const actors = ({ phase, turn }: State): Seat[] => (phase === 'choose' ? [turn] : []);

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  if (actors(state).includes(seat)) into.push(...allMoves.filter((move) => !refusal(state, seat, move)));
  return into;
}

export function refusal({ turn, die }: State, seat: Seat, { type }: Move): Refusal | null {
  if (seat !== turn) return { reason: 'not-your-turn', rule: 'CD-1', turn };
  return die === FACES && type === 'stop' ? { reason: 'must-roll', rule: 'CD-4' } : null;
}

/** A roll. `outcome` is a number from 0 to 5 for each die. */
export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  const seat = draft.turn;
  draft.die = outcome[0]! + 1;
  emit?.({ type: 'rolled', rule: 'CD-2', seat, die: draft.die });
  if (draft.die > 1) {
    draft.points += draft.die;
    draft.phase = 'choose';
    return;
  }
  emit?.({ type: 'lost', rule: 'CD-1', seat, points: draft.points });
  endTurn(draft);
}

export function play(draft: State, seat: Seat, { type }: Move, emit?: Emit<Event>): void {
  draft.phase = 'roll';
  if (type === 'roll') return;
  emit?.({ type: 'stopped', rule: 'CD-2', seat, points: draft.points });
  draft.scores[seat]! += draft.points;
  const score = draft.scores[seat]!;
  if (score >= draft.options.goal) {
    draft.phase = 'over';
    draft.points = 0;
    emit?.({ type: 'over', rule: 'CD-3', winner: seat, score });
    return;
  }
  endTurn(draft);
}

function endTurn(draft: State): void {
  draft.points = 0;
  draft.turn = (draft.turn + 1) % draft.seats;
}

/** There are no secrets. */
export const revealsSecret = (): boolean => false;

export const result = ({ phase, scores }: State): Result | null =>
  phase === 'over' ? resultByScore(scores) : null;
