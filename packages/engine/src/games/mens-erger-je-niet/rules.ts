import type { ChanceRequest, Emit, Outcome, Seat } from '../../core/game.ts';
import type { Event, Refusal } from './events.ts';
import { type CardsPerPile, captures, costOf, type Move, pass, roll as rollAgain } from './moves.ts';
import {
  CARDS_PER_PILE,
  CARDS_PER_PLAYER,
  cardsOf,
  noCards,
  PILES,
  type Pile,
  pileNumbers,
  roomOn,
} from './piles.ts';
import { result } from './scoring.ts';
import { canSpend, isPrintedExample, spendings } from './spending.ts';
import { finishersOf, type Options, type State } from './state.ts';

export function setup(seats: number, options: Options): State {
  const { firstPlayer } = options;
  return {
    seats,
    options,
    phase: firstPlayer === 'random' ? 'first' : 'roll',
    turn: firstPlayer === 'random' ? 0 : firstPlayer,
    roll: 0,
    heights: noCards(seats),
    targets: [],
    finished: [],
  };
}

const die: ChanceRequest = Object.freeze({ kind: 'dice', count: 1, faces: 6, sealed: false });

export function chance(state: State): ChanceRequest | null {
  if (state.phase === 'roll') return die;
  return state.phase === 'first' ? { kind: 'dice', count: 1, faces: state.seats, sealed: false } : null;
}

/** The player in turn rolls (ME-3). Nobody rolls for who begins (ME-2). */
export const roller = ({ phase, turn }: State): Seat | null => (phase === 'roll' ? turn : null);

const singleSeats: readonly (readonly Seat[])[] = [[0], [1], [2], [3]].map((seats) => Object.freeze(seats));
const noSeats: readonly Seat[] = Object.freeze([]);

export function actors(state: State): readonly Seat[] {
  const { phase } = state;
  return phase === 'first' || phase === 'roll' || phase === 'over' ? noSeats : singleSeats[state.turn]!;
}

export function legalMoves({ phase, heights, roll, targets }: State, seat: Seat, into: Move[] = []): Move[] {
  if (phase === 'move') return spendings(heights, seat, roll, into);
  if (phase === 'again') into.push(rollAgain);
  for (const target of targets) into.push(captures[target]!);
  if (phase !== 'capture') into.push(pass);
  return into;
}

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const { phase, turn } = state;
  if (turn !== seat) return { reason: 'not-your-turn', rule: 'ME-2', turn };
  if (phase === 'move') return spendingRefusal(state, seat, move);
  if (phase === 'again')
    return move.type === 'roll' || move.type === 'pass' ? null : { reason: 'roll-or-pass', rule: 'ME-13' };
  return captureRefusal(state, move);
}

/** While several piles could go home, the player chooses at least one of them (ME-14). */
function captureRefusal({ phase, targets }: State, move: Move): Refusal | null {
  if (move.type === 'pass') return phase === 'captureMore' ? null : { reason: 'capture-one', rule: 'ME-14' };
  const isTarget = move.type === 'capture' && targets.includes(move.from * PILES + move.pile - 1);
  return isTarget ? null : { reason: 'choose-captures', rule: 'ME-14' };
}

function spendingRefusal({ roll, heights }: State, seat: Seat, move: Move): Refusal | null {
  if (move.type === 'add') return addRefusal(heights, seat, roll, move.cards);
  if (move.type !== 'layOut') return { reason: 'must-spend', rule: 'ME-8', roll };
  const { pile } = move;
  if (roll === 5) return { reason: 'five', rule: 'ME-6', pile };
  if (roll !== 6 && roll !== pile) return { reason: 'other-number', rule: 'ME-4', pile, roll };
  const height = heights[seat * PILES + pile - 1]!;
  return height === 0 ? null : { reason: 'laid-out', rule: 'ME-4', pile, height };
}

function addRefusal(
  heights: readonly number[],
  seat: Seat,
  roll: number,
  cards: CardsPerPile,
): Refusal | null {
  const cost = costOf(cards);
  if (cost !== roll) return { reason: 'not-exact', rule: 'ME-5', cost, roll };
  for (const pile of pileNumbers) {
    const height = heights[seat * PILES + pile - 1]!;
    const room = roomOn(height);
    if (cards[pile - 1]! <= room) continue;
    if (height === 0) return { reason: 'not-laid-out', rule: 'ME-5', pile };
    return { reason: 'no-room', rule: 'ME-5', pile, room };
  }
  return null;
}

export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  if (draft.phase === 'first') {
    draft.turn = outcome[0]!;
    draft.phase = 'roll';
    emit?.({ type: 'first', rule: 'ME-2', seat: draft.turn });
    return;
  }
  const { turn } = draft;
  const roll = outcome[0]! + 1;
  emit?.({ type: 'rolled', rule: 'ME-3', seat: turn, roll });
  const isPrinted = draft.options.printedExample === 'on' && isPrintedExample(draft.heights, turn, roll);
  if (!isPrinted && canSpend(draft.heights, turn, roll)) {
    draft.roll = roll;
    draft.phase = 'move';
    return;
  }
  emit?.({ type: 'stuck', rule: isPrinted ? 'ME-12' : 'ME-8', seat: turn, roll });
  rollNext(draft, roll, emit);
}

export function play(draft: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'layOut':
      emit?.({ type: 'laidOut', rule: 'ME-4', seat, pile: move.pile });
      grow(draft, seat, move.pile, 1, emit);
      break;
    case 'add':
      emit?.({ type: 'added', rule: 'ME-5', seat, cards: move.cards });
      for (const pile of pileNumbers) {
        const cards = move.cards[pile - 1]!;
        if (cards > 0) grow(draft, seat, pile, cards, emit);
      }
      break;
    case 'capture': {
      const target = move.from * PILES + move.pile - 1;
      draft.targets = draft.targets.filter((other) => other !== target);
      sendHome(draft, seat, target, emit);
      draft.phase = 'captureMore';
      break;
    }
    case 'roll':
      emit?.({ type: 'again', rule: 'ME-7', seat });
      draft.phase = 'roll';
      return;
    default:
      decline(draft, seat, emit);
      return;
  }
  afterMove(draft, seat, emit);
}

/** Ends the move, unless the player has yet to choose which piles go home (ME-14). */
function afterMove(draft: State, seat: Seat, emit: Emit<Event>): void {
  const { roll, heights, targets } = draft;
  if (draft.phase === 'move' && targets.length === 1) sendHome(draft, seat, targets.pop()!, emit);
  if (targets.length > 0) {
    targets.sort((a, b) => a - b);
    if (draft.phase === 'move') draft.phase = 'capture';
    return;
  }
  draft.roll = 0;
  if (cardsOf(heights, seat) === CARDS_PER_PLAYER) finish(draft, seat, emit);
  else rollNext(draft, roll, emit);
}

/** The player passes: the extra roll is left out (ME-13), or the other piles stay (ME-14). */
function decline(draft: State, seat: Seat, emit: Emit<Event>): void {
  if (draft.phase === 'again') {
    emit?.({ type: 'declined', rule: 'ME-13', seat });
    draft.phase = 'roll';
    passTurn(draft);
    return;
  }
  emit?.({ type: 'spared', rule: 'ME-14', seat, piles: draft.targets.length });
  draft.targets = [];
  afterMove(draft, seat, emit);
}

/**
 * Raises a new pile. At its new height it captures equal piles (ME-9), unless it is full and safe (ME-10). If the player may
 * choose among several, they become targets (ME-14).
 */
function grow(draft: State, seat: Seat, pile: Pile, cards: number, emit: Emit<Event>): void {
  const { seats, heights, targets, options } = draft;
  const pileIndex = seat * PILES + pile - 1;
  const height = heights[pileIndex]! + cards;
  heights[pileIndex] = height;
  if (height === CARDS_PER_PILE) {
    emit?.({ type: 'full', rule: 'ME-10', seat, pile });
    return;
  }
  for (let rival = 0; rival < seats; rival++) {
    const other = rival * PILES + pile - 1;
    if (rival === seat || heights[other] !== height) continue;
    if (options.severalCaptures === 'may') targets.push(other);
    else sendHome(draft, seat, other, emit);
  }
}

/** Sends the cards of a rival's new pile back to its start pile (ME-9). */
function sendHome({ heights }: State, seat: Seat, target: number, emit: Emit<Event>): void {
  const { from, pile } = captures[target]!;
  emit?.({ type: 'captured', rule: 'ME-9', seat, from, pile, cards: heights[target]! });
  heights[target] = 0;
}

/**
 * After a 6, the same player rolls again (ME-7), or chooses whether to (ME-13). Otherwise the next player clockwise rolls
 * (ME-2).
 */
function rollNext(draft: State, roll: number, emit: Emit<Event>): void {
  if (roll === 6 && draft.options.extraRoll === 'may') {
    draft.phase = 'again';
    return;
  }
  draft.phase = 'roll';
  if (roll === 6) emit?.({ type: 'again', rule: 'ME-7', seat: draft.turn });
  else passTurn(draft);
}

/** Passes the turn to the next seat clockwise that has not finished (ME-2, ME-11). */
function passTurn(draft: State): void {
  const { seats, heights } = draft;
  let nextSeat = draft.turn;
  do nextSeat = nextSeat + 1 === seats ? 0 : nextSeat + 1;
  while (cardsOf(heights, nextSeat) === CARDS_PER_PLAYER);
  draft.turn = nextSeat;
}

/** A player has four full piles. That ends the game, or the others play on without that player (ME-11). */
function finish(draft: State, seat: Seat, emit: Emit<Event>): void {
  draft.finished.push(seat);
  emit?.({ type: 'finished', rule: 'ME-11', seat, place: draft.finished.length });
  if (draft.finished.length < finishersOf(draft)) {
    draft.phase = 'roll';
    passTurn(draft);
    return;
  }
  draft.phase = 'over';
  if (!emit) return;
  const { winners, ranking } = result(draft)!;
  emit({ type: 'over', rule: 'ME-11', winners, ranking });
}

/** Always false: everything is public, so no move reveals anything. */
export const revealsSecret = (): boolean => false;
