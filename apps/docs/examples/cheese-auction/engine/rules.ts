/**
 * Cheese auction, the smallest game that uses the whole contract: a sealed draw, secrets, and players who act at once.
 * It is the card game Goofspiel (https://en.wikipedia.org/wiki/Goofspiel) with cheeses.
 *
 *   CA-1  Seven cheeses, worth 1 to 7, are shuffled and come up one by one.
 *   CA-2  Each player has the bids 1 to 7 and lays one face down. Each bid can be used once.
 *   CA-3  The highest bid takes the cheese. The bids of the round stay face up.
 *   CA-4  If the highest bids tie, nobody gets it. Option `ties`: it is set aside, or added to the next one.
 *   CA-5  After seven cheeses, the most points win. Tied players share the win.
 */
import {
  type ChanceRequest,
  type Emit,
  type OptionValue,
  type Outcome,
  type Result,
  resultByScore,
  type Seat,
} from '@cheeseboard/engine';

export const rules = ['CA-1', 'CA-2', 'CA-3', 'CA-4', 'CA-5'] as const;

/** Cheeses and bids have the numbers 1 to 7. */
export const HIGHEST_NUMBER = 7;
export const oneToSeven: readonly number[] = Array.from({ length: HIGHEST_NUMBER }, (_, index) => index + 1);

export interface Options extends Record<string, OptionValue> {
  ties: 'aside' | 'next';
}

export interface State {
  seats: number;
  readonly options: Options;
  phase: 'shuffle' | 'bid' | 'over';
  /** The cheeses in the order in which they come up. */
  cheeses: number[];
  /** The index of the cheese up for auction. */
  round: number;
  /** Points of tied rounds, added to the cheese up for auction (CA-4). */
  extra: number;
  /** By seat, the remaining bids. */
  hands: number[][];
  /** By seat, this round's bid; 0 for none yet. */
  bids: number[];
  scores: number[];
}

export interface Move {
  readonly type: 'bid';
  readonly bid: number;
}

export type Event =
  | { readonly type: 'offered'; readonly rule: 'CA-1'; readonly cheese: number; readonly worth: number }
  /** A seat has bid. The bid itself is secret until all have bid. */
  | { readonly type: 'laid'; readonly rule: 'CA-2'; readonly seat: Seat }
  | {
      readonly type: 'sold';
      readonly rule: 'CA-3';
      readonly seat: Seat;
      readonly worth: number;
      readonly bids: readonly number[];
    }
  | { readonly type: 'tied'; readonly rule: 'CA-4'; readonly worth: number; readonly bids: readonly number[] }
  | {
      readonly type: 'over';
      readonly rule: 'CA-5';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };

export type Refusal =
  | { readonly reason: 'has-bid'; readonly rule: 'CA-2' }
  /** The bid was used in an earlier round. `left`: the bids that remain. */
  | {
      readonly reason: 'used';
      readonly rule: 'CA-2';
      readonly bid: number;
      readonly left: readonly number[];
    };

export function setup(seats: number, options: Options): State {
  return {
    seats,
    options,
    phase: 'shuffle',
    cheeses: [],
    round: 0,
    extra: 0,
    hands: Array.from({ length: seats }, () => [...oneToSeven]),
    bids: new Array<number>(seats).fill(0),
    scores: new Array<number>(seats).fill(0),
  };
}

export const chance = ({ phase }: State): ChanceRequest | null =>
  phase === 'shuffle' ? { kind: 'shuffle', size: HIGHEST_NUMBER, sealed: true } : null;

/** Everyone who has not bid yet. They may bid in any order. */
export const actors = ({ phase, bids }: State): Seat[] =>
  phase === 'bid' ? bids.flatMap((bid, seat) => (bid === 0 ? [seat] : [])) : [];

export function legalMoves({ hands }: State, seat: Seat, into: Move[] = []): Move[] {
  for (const bid of hands[seat]!) into.push({ type: 'bid', bid });
  return into;
}

export function isMove(value: unknown): value is Move {
  const { type, bid, ...otherFields } = (value ?? {}) as Record<string, unknown>;
  return type === 'bid' && oneToSeven.includes(bid as number) && Object.keys(otherFields).length === 0;
}

export function refusal({ bids, hands }: State, seat: Seat, { bid }: Move): Refusal | null {
  if (bids[seat] !== 0) return { reason: 'has-bid', rule: 'CA-2' };
  const bidsLeft = hands[seat]!;
  return bidsLeft.includes(bid) ? null : { reason: 'used', rule: 'CA-2', bid, left: [...bidsLeft] };
}

export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  draft.cheeses = outcome.map((index) => index + 1);
  draft.phase = 'bid';
  offer(draft, emit);
}

export function play(draft: State, seat: Seat, { bid }: Move, emit?: Emit<Event>): void {
  draft.hands[seat] = draft.hands[seat]!.filter((heldBid) => heldBid !== bid);
  draft.bids[seat] = bid;
  emit?.({ type: 'laid', rule: 'CA-2', seat });
  if (draft.bids.every((bidOfSeat) => bidOfSeat > 0)) sell(draft, emit);
}

/** What the winner of this round gets. */
export const worthOf = ({ cheeses, round, extra }: Pick<State, 'cheeses' | 'round' | 'extra'>): number =>
  cheeses[round]! + extra;

function offer(draft: State, emit?: Emit<Event>): void {
  emit?.({ type: 'offered', rule: 'CA-1', cheese: draft.cheeses[draft.round]!, worth: worthOf(draft) });
}

function sell(draft: State, emit?: Emit<Event>): void {
  const bids = [...draft.bids];
  const highest = Math.max(...bids);
  const worth = worthOf(draft);
  if (bids.filter((bid) => bid === highest).length > 1) {
    draft.extra = draft.options.ties === 'next' ? worth : 0;
    emit?.({ type: 'tied', rule: 'CA-4', worth, bids });
  } else {
    const seat = bids.indexOf(highest);
    draft.scores[seat]! += worth;
    draft.extra = 0;
    emit?.({ type: 'sold', rule: 'CA-3', seat, worth, bids });
  }
  draft.bids.fill(0);
  draft.round += 1;
  if (draft.round < HIGHEST_NUMBER) offer(draft, emit);
  else end(draft, emit);
}

function end(draft: State, emit?: Emit<Event>): void {
  draft.phase = 'over';
  const { winners, scores } = resultByScore(draft.scores);
  emit?.({ type: 'over', rule: 'CA-5', winners, scores });
}

/** True for the last bid of a round: it reveals all bids, so it cannot be taken back. */
export const revealsSecret = ({ bids }: State): boolean => bids.filter((bid) => bid === 0).length === 1;

export const result = ({ phase, scores }: State): Result | null =>
  phase === 'over' ? resultByScore(scores) : null;
