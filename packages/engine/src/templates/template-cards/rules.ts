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
import type { Move } from './moves.ts';
import { ascending, deckSize, HAND_SIZE, isFinished, type Options, type State, takerOf } from './state.ts';

export function setup(seats: number, options: Options): State {
  return {
    seats,
    options,
    phase: 'deal',
    leader: 0,
    turn: 0,
    hands: Array.from({ length: seats }, () => []),
    trick: [],
    gone: [],
    tricks: new Array<number>(seats).fill(0),
  };
}

/** The deal is sealed: each seat sees only its own cards. */
export const chance = ({ phase, seats }: State): ChanceRequest | null =>
  phase === 'deal' ? { kind: 'shuffle', size: deckSize(seats), sealed: true } : null;

export const actors = ({ phase, turn }: State): Seat[] => (phase === 'play' ? [turn] : []);

export function legalMoves({ phase, turn, hands }: State, seat: Seat, into: Move[] = []): Move[] {
  if (phase === 'play' && seat === turn) for (const card of hands[seat]!) into.push({ type: 'play', card });
  return into;
}

/** Null if the move is legal. It may depend only on what the seat can see. */
export function refusal({ turn, hands }: State, seat: Seat, { card }: Move): Refusal | null {
  if (seat !== turn) return { reason: 'not-your-turn', rule: 'TC-2', turn };
  return hands[seat]!.includes(card) ? null : { reason: 'not-in-hand', rule: 'TC-2', card };
}

/** TC-1: the deal. `outcome` is a permutation of 0 to n−1. */
export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  draft.hands = draft.hands.map((_, seat) =>
    ascending(outcome.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).map((index) => index + 1)),
  );
  draft.phase = 'play';
  emit?.({ type: 'dealt', rule: 'TC-1' });
}

/** TC-2: a card goes from the hand to the trick. The finished trick lies there until the next lead, so that all see its last card. */
export function play(draft: State, seat: Seat, { card }: Move, emit?: Emit<Event>): void {
  if (isFinished(draft)) {
    draft.gone.push(...draft.trick);
    draft.trick = [];
    draft.leader = seat;
  }
  draft.hands[seat] = draft.hands[seat]!.filter((held) => held !== card);
  draft.trick.push(card);
  emit?.({ type: 'played', rule: 'TC-2', seat, card });
  if (isFinished(draft)) endTrick(draft, emit);
  else draft.turn = (draft.turn + 1) % draft.seats;
}

/** TC-3 and TC-4. */
function endTrick(draft: State, emit?: Emit<Event>): void {
  const taker = takerOf(draft);
  draft.tricks[taker]! += 1;
  draft.turn = taker;
  emit?.({ type: 'trick', rule: 'TC-3', seat: taker, card: Math.max(...draft.trick) });
  if (draft.hands[taker]!.length > 0) return;
  draft.phase = 'over';
  const { winners, scores } = resultByScore(draft.tricks);
  emit?.({ type: 'over', rule: 'TC-4', winners, tricks: scores });
}

/** A card that is played is a secret no longer, so it cannot be taken back. */
export const revealsSecret = (): boolean => true;

export const result = ({ phase, tricks }: State): Result | null =>
  phase === 'over' ? resultByScore(tricks) : null;
