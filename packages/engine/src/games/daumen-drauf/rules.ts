import { type Emit, type Outcome, type Result, resultByScore, type Seat } from '../../core/game.ts';
import {
  add,
  bitOf,
  type Card,
  COLOURS,
  cardsIn,
  colourOf,
  countOf,
  deckOf,
  faceOf,
  HAND_SIZE,
  hasCards,
  highestNumber,
  holds,
  lowestCard,
  noCards,
  remove,
  twinOf,
} from './cards.ts';
import type { Event, Refusal, ShownCard } from './events.ts';
import { type Move, parry, pass, shows } from './moves.ts';
import { harmlessIn, scoreOf, totalsOf } from './scoring.ts';
import { type Options, roundsIn, type State } from './state.ts';
import {
  coloursShown,
  higherBits,
  highestOf,
  isOpen,
  lastPlaceOf,
  mayParry,
  ownerOf,
  showableBits,
} from './trick.ts';

export function setup(seats: number, options: Options): State {
  const { firstLeader } = options;
  return {
    seats,
    options,
    phase: firstLeader === 'random' ? 'leader' : 'deal',
    firstLeader: firstLeader === 'random' ? 0 : firstLeader,
    turn: -1,
    trick: [],
    shownBy: [],
    winner: -1,
    hands: noCards(seats),
    won: noCards(seats),
    stock: [],
    scores: [],
  };
}

export function chance(state: State) {
  const { phase, seats } = state;
  if (phase === 'trick' || phase === 'over') return null;
  if (phase === 'leader') return { kind: 'dice', count: 1, faces: seats, sealed: false } as const;
  return { kind: 'shuffle', size: 2 * COLOURS * highestNumber(seats), sealed: true } as const;
}

/** The seats of each bit mask, created once, so that `actors` allocates nothing. */
const seatsOf: readonly (readonly Seat[])[] = Array.from({ length: 128 }, (_, bits) =>
  Object.freeze([0, 1, 2, 3, 4, 5, 6].filter((seat) => bits & (1 << seat))),
);

/** The seat in turn, and any seat that may parry (DD-10). This uses secrets; no view shows it. */
export function actors(state: State): readonly Seat[] {
  if (state.phase !== 'trick') return seatsOf[0]!;
  let bits = 1 << state.turn;
  for (let seat = 0; seat < state.seats; seat++) if (mayParry(state, seat)) bits |= 1 << seat;
  return seatsOf[bits]!;
}

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  const trickIsOpen = isOpen(state);
  if (seat === state.turn) {
    const shownColours = trickIsOpen ? coloursShown(state.trick) : 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      for (let bits = showableBits(state, seat, shownColours, colour); bits !== 0; bits &= bits - 1) {
        into.push(shows[lowestCard(colour, bits)]!);
      }
    }
    if (trickIsOpen) into.push(pass);
  }
  if (mayParry(state, seat)) into.push(parry);
  return into;
}

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (move.type === 'parry') return parryRefusal(state, seat);
  const { turn } = state;
  if (turn !== seat) return { reason: 'not-your-turn', rule: 'DD-5', turn };
  if (move.type === 'show') return showRefusal(state, seat, move.card);
  return isOpen(state) ? null : { reason: 'leader-must-show', rule: 'DD-5' };
}

function showRefusal(state: State, seat: Seat, card: Card): Refusal | null {
  if (!holds(state.hands, seat, card)) return { reason: 'not-in-hand', rule: 'DD-4', card };
  if (!isOpen(state)) return null;
  const highest = highestOf(state);
  if (card === twinOf(highest)) return { reason: 'twin-parries', rule: 'DD-10', card };
  const shownColours = coloursShown(state.trick);
  const isHigher = (other: Card): boolean =>
    (higherBits(highest, shownColours, colourOf(other)) & bitOf(other)) !== 0;
  if (isHigher(card)) return null;
  const { colour } = faceOf(card);
  const face = faceOf(highest);
  const cards = cardsIn(state.hands, seat).filter(isHigher);
  return colour === face.colour
    ? { reason: 'too-low', rule: 'DD-6', highest: face, cards }
    : { reason: 'dead-colour', rule: 'DD-6', colour, highest: face, cards };
}

/** Why a parry is illegal; null exactly if `mayParry` is true (DD-10). */
function parryRefusal(state: State, seat: Seat): Refusal | null {
  if (!isOpen(state)) return { reason: 'nothing-to-parry', rule: 'DD-10' };
  if (seat === ownerOf(state)) return { reason: 'own-card', rule: 'DD-10' };
  const { turn } = state;
  if (state.options.parry === 'onTurn' && seat !== turn)
    return { reason: 'parry-in-turn', rule: 'DD-10', turn };
  const highest = highestOf(state);
  return holds(state.hands, seat, twinOf(highest))
    ? null
    : { reason: 'no-twin', rule: 'DD-10', highest: faceOf(highest) };
}

export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  if (draft.phase === 'leader') {
    draft.firstLeader = outcome[0]!;
    draft.phase = 'deal';
    emit?.({ type: 'leader', rule: 'DD-2', seat: draft.firstLeader });
    return;
  }
  deal(draft, outcome);
  emit?.({
    type: 'dealt',
    rule: 'DD-2',
    round: draft.scores.length,
    leader: draft.firstLeader,
    stock: draft.stock.length,
  });
}

const decks: readonly Card[][] = [0, 1, 2, 3, 4, 5, 6, 7].map(deckOf);

/** Deals five cards each, one at a time, clockwise from the leader; the rest is the stock (DD-2). */
function deal(draft: State, order: Outcome): void {
  const { seats, firstLeader } = draft;
  const deck = decks[seats]!;
  const hands = noCards(seats);
  const stock: Card[] = [];
  for (let index = 0; index < HAND_SIZE * seats; index++) {
    add(hands, (firstLeader + index) % seats, deck[order[index]!]!);
  }
  for (let index = order.length - 1; index >= HAND_SIZE * seats; index--) stock.push(deck[order[index]!]!);
  draft.hands = hands;
  draft.won = noCards(seats);
  draft.stock = stock;
  draft.trick = [];
  draft.shownBy = [];
  draft.winner = -1;
  draft.turn = firstLeader;
  draft.phase = 'trick';
}

export function play(draft: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  if (move.type === 'show') {
    if (isOpen(draft)) raise(draft, seat, move.card, emit);
    else lead(draft, seat, move.card, emit);
    passTurn(draft, seat, emit);
  } else if (move.type === 'pass') {
    emit?.({ type: 'passed', rule: 'DD-5', seat });
    passTurn(draft, ownerOf(draft), emit);
  } else {
    const card = twinOf(highestOf(draft));
    putOnTable(draft, seat, card);
    emit?.({ type: 'parried', rule: 'DD-10', seat, card });
    finishTrick(draft, seat, emit);
  }
}

/** Shows the first card of a trick. From now on nobody may look at the last trick (DD-9). */
function lead(draft: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  emit?.({ type: 'shown', rule: 'DD-5', seat, ...faceOf(card) });
  remove(draft.hands, seat, card);
  draft.trick = [card];
  draft.shownBy = [seat];
  draft.winner = -1;
}

/** Shows a higher card. The seat's earlier card is laid open (DD-8). */
function raise(draft: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  if (emit) {
    const earlierPlace = lastPlaceOf(draft.shownBy, seat);
    if (earlierPlace !== -1) emit({ type: 'opened', rule: 'DD-8', seat, card: draft.trick[earlierPlace]! });
    emit({ type: 'shown', rule: 'DD-6', seat, ...faceOf(card) });
  }
  putOnTable(draft, seat, card);
}

function putOnTable(draft: State, seat: Seat, card: Card): void {
  remove(draft.hands, seat, card);
  draft.trick.push(card);
  draft.shownBy.push(seat);
}

/**
 * Moves on to the next seat; seats without cards pass automatically (DD-7). Back at the owner of the highest
 * card, that card wins (DD-9).
 */
function passTurn(draft: State, owner: Seat, emit: Emit<Event>): void {
  const nextSeatAsked = nextAsked(draft, owner);
  if (emit) {
    for (let seat = nextSeat(draft, draft.turn); seat !== nextSeatAsked; seat = nextSeat(draft, seat)) {
      emit({ type: 'passed', rule: 'DD-7', seat });
    }
  }
  if (nextSeatAsked === owner) finishTrick(draft, owner, emit);
  else draft.turn = nextSeatAsked;
}

/** The next seat to act, or the owner of the highest card if no other seat is left. */
function nextAsked(state: State, owner: Seat): Seat {
  const { hands } = state;
  let seat = nextSeat(state, state.turn);
  while (seat !== owner && !hasCards(hands, seat)) seat = nextSeat(state, seat);
  return seat;
}

const nextSeat = ({ seats }: State, seat: Seat): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** The winner takes all shown cards, hands are refilled, and the winner leads (DD-9, DD-11). */
function finishTrick(draft: State, winner: Seat, emit: Emit<Event>): void {
  draft.winner = winner;
  const cards = takeTrick(draft, winner, emit && []);
  if (emit && cards) emit({ type: 'trick', rule: 'DD-9', winner, cards });
  if (draft.stock.length !== 0) refill(draft, winner, emit);
  // While there is a stock, every hand is full, so the winner can lead.
  if (draft.stock.length !== 0) draft.turn = winner;
  else if (isLastHand(draft)) finishRound(draft, emit);
  else draft.turn = leaderAfter(draft, winner, emit);
}

/** Adds the trick to the winner's cards, and lists its cards for the event. */
function takeTrick({ trick, shownBy, won }: State, winner: Seat, shownCards: ShownCard[] | undefined) {
  const { length } = trick;
  for (let place = 0; place < length; place++) {
    const card = trick[place]!;
    add(won, winner, card);
    shownCards?.push({ seat: shownBy[place]!, card });
  }
  return shownCards;
}

/** Refills to five cards while the stock lasts: first the winner, then clockwise (DD-11). */
function refill(draft: State, winner: Seat, emit: Emit<Event>): void {
  const { seats, hands, stock } = draft;
  const drawnCounts = emit && new Array<number>(seats).fill(0);
  let seat = winner;
  do {
    for (
      let missingCount = HAND_SIZE - countOf(hands, seat);
      missingCount > 0 && stock.length !== 0;
      missingCount--
    ) {
      add(hands, seat, stock.pop()!);
      if (drawnCounts) drawnCounts[seat] = drawnCounts[seat]! + 1;
    }
    seat = nextSeat(draft, seat);
  } while (seat !== winner && stock.length !== 0);
  if (emit && drawnCounts) emit({ type: 'refilled', rule: 'DD-11', drawn: drawnCounts, stock: stock.length });
}

/** Whether at most one player has cards (DD-13). */
function isLastHand({ seats, hands }: State): boolean {
  let withCards = 0;
  for (let seat = 0; seat < seats; seat++) if (hasCards(hands, seat)) withCards += 1;
  return withCards < 2;
}

/** The winner, or the next player clockwise with cards (DD-12). */
function leaderAfter(draft: State, winner: Seat, emit: Emit<Event>): Seat {
  const { hands } = draft;
  let leader = winner;
  while (!hasCards(hands, leader)) leader = nextSeat(draft, leader);
  if (leader !== winner) emit?.({ type: 'lead', rule: 'DD-12', winner, leader });
  return leader;
}

/** Scores the round. The first lead then passes clockwise (DD-2), unless it was the last round (DD-3). */
function finishRound(draft: State, emit: Emit<Event>): void {
  const { seats, won, hands } = draft;
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(scoreOf(won, hands, seat));
  draft.scores.push(scores);
  draft.turn = -1;
  const isLast = draft.scores.length === roundsIn(draft);
  draft.phase = isLast ? 'over' : 'deal';
  if (!isLast) draft.firstLeader = nextSeat(draft, draft.firstLeader);
  if (emit) tellRound(draft, scores, emit);
}

function tellRound(draft: State, scores: readonly number[], emit: NonNullable<Emit<Event>>): void {
  const { won, hands } = draft;
  const seatWithCards = scores.findIndex((_, seat) => hasCards(hands, seat));
  const cards = seatWithCards === -1 ? [] : cardsIn(hands, seatWithCards);
  emit({ type: 'lastHand', rule: 'DD-14', seat: seatWithCards === -1 ? null : seatWithCards, cards });
  const harmless = scores.map((_, seat) => harmlessIn(won, seat));
  const poisonous = harmless.map((count, seat) => countOf(won, seat) - count);
  const round = draft.scores.length - 1;
  emit({ type: 'scored', rule: 'DD-15', round, scores: [...scores], harmless, poisonous });
  if (draft.phase !== 'over') return;
  const { scores: totals, winners } = resultByScore(totalsOf(draft));
  emit({ type: 'over', rule: 'DD-16', totals, winners });
}

/** True for every move except a pass that leaves the trick open. The last pass uncovers the fangs (DD-9). */
export const revealsSecret = (state: State, _seat: Seat, move: Move): boolean =>
  move.type !== 'pass' || nextAsked(state, ownerOf(state)) === ownerOf(state);

export function result(state: State): Result | null {
  return state.phase === 'over' ? resultByScore(totalsOf(state)) : null;
}
