/**
 * A tiny game like Love Letter, used only to test the laws: hold one card, draw one, play one; players drop out. It shows that the
 * contract also fits games with elimination, targets, guesses and peeks.
 *
 *   LL-1  Everybody gets one card. In turn, draw a card and play one of your two.
 *   LL-2  1: guess somebody's card; if it is right, they are out. 2: look at somebody's card. 3: compare cards with somebody; the lower one is out.
 *         4: nobody can aim at you until your next turn. 8: you are out.
 *   LL-3  The last player wins; if the deck runs out, the highest card.
 */
import { int, list, type Positions, word } from '../../src/core/position.ts';
import { type Game, type Outcome, resultByScore, type Seat, shuffle } from '../../src/index.ts';

const rules = ['LL-1', 'LL-2', 'LL-3'] as const;
const deck = [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 8];
const guesses = [2, 3, 4, 8];

interface State {
  seats: number;
  readonly options: Record<string, never>;
  phase: 'deal' | 'play' | 'over';
  turn: number;
  /** The cards of each seat: two for the seat in turn, none for a seat that is out. */
  hands: number[][];
  stock: number[];
  /** For each seat, whether it cannot be a target. */
  safe: number[];
  played: number[];
  /** The seat that looked at a card in the last move, and the seat whose card it was; else empty. */
  peek: number[];
}

/** `target` and `guess` are 0 if the card does not need them. */
interface Move {
  readonly type: 'play';
  readonly card: number;
  readonly target: number;
  readonly guess: number;
}

type Event =
  | { readonly type: 'dealt'; readonly rule: 'LL-1' }
  | { readonly type: 'played'; readonly rule: 'LL-2'; readonly seat: Seat; readonly card: number }
  /** `card` is 0 for everybody except `seat`. */
  | {
      readonly type: 'peeked';
      readonly rule: 'LL-2';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: number;
    }
  | { readonly type: 'out'; readonly rule: 'LL-2'; readonly seat: Seat }
  | { readonly type: 'over'; readonly rule: 'LL-3' };

type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'LL-1' }
  | { readonly reason: 'not-in-hand'; readonly rule: 'LL-1' }
  | { readonly reason: 'wrong-target'; readonly rule: 'LL-2' };

interface View {
  readonly viewer: Seat | 'spectator';
  readonly seats: number;
  readonly options: State['options'];
  readonly phase: State['phase'];
  readonly turn: number;
  readonly hand: readonly number[];
  /** By seat: how many cards it holds. */
  readonly counts: readonly number[];
  readonly stock: number;
  readonly safe: readonly number[];
  readonly played: readonly number[];
  readonly peek: readonly number[];
  /** The card that the viewer looked at in the last move; 0 if there is none. */
  readonly seen: number;
  /** All cards that are left, once the game is over. */
  readonly shown: readonly (readonly number[])[];
  readonly stockAtEnd: readonly number[];
}

export type Letters = {
  rule: (typeof rules)[number];
  options: Record<string, never>;
  state: State;
  move: Move;
  event: Event;
  refusal: Refusal;
  view: View;
};

const needsTarget = (card: number): boolean => card <= 3;
const isInGame = (state: State, seat: Seat): boolean => state.hands[seat]!.length > 0;

/** The seats that can be a target. If there are none, the card does nothing. */
const targetSeatsOf = (state: State): Seat[] =>
  state.hands.flatMap((hand, seat) =>
    hand.length > 0 && seat !== state.turn && state.safe[seat] === 0 ? [seat] : [],
  );

function movesWith(state: State, card: number): Move[] {
  const targetSeats = needsTarget(card) ? targetSeatsOf(state) : [];
  if (targetSeats.length === 0) return [{ type: 'play', card, target: 0, guess: 0 }];
  return targetSeats.flatMap((target) =>
    (card === 1 ? guesses : [0]).map((guess) => ({ type: 'play' as const, card, target, guess })),
  );
}

const isSameMove = (move: Move, other: Move): boolean =>
  move.card === other.card && move.target === other.target && move.guess === other.guess;

function throwOut(draft: State, seat: Seat, emit?: (event: Event) => void): void {
  draft.played.push(...draft.hands[seat]!);
  draft.hands[seat] = [];
  emit?.({ type: 'out', rule: 'LL-2', seat });
}

function goOn(draft: State, emit?: (event: Event) => void): void {
  const inGame = draft.hands.filter((hand) => hand.length > 0).length;
  if (inGame === 1 || draft.stock.length === 0) {
    draft.phase = 'over';
    emit?.({ type: 'over', rule: 'LL-3' });
    return;
  }
  do draft.turn = (draft.turn + 1) % draft.seats;
  while (!isInGame(draft, draft.turn));
  draft.safe[draft.turn] = 0;
  draft.hands[draft.turn]!.push(draft.stock.pop()!);
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export const letters: Game<Letters> = {
  id: 'letters',
  version: 1,
  rules,
  seats: { min: 2, max: 4 },
  options: {},
  secrets: true,
  setup: (seats, options) => ({
    seats,
    options,
    phase: 'deal',
    turn: 0,
    hands: Array.from({ length: seats }, () => []),
    stock: [],
    safe: Array.from({ length: seats }, () => 0),
    played: [],
    peek: [],
  }),
  chance: ({ phase }) => (phase === 'deal' ? { kind: 'shuffle', size: deck.length, sealed: true } : null),
  actors: ({ phase, turn }) => (phase === 'play' ? [turn] : []),
  legalMoves(state, seat, into = []) {
    if (state.phase === 'play' && seat === state.turn)
      for (const card of new Set(state.hands[seat])) into.push(...movesWith(state, card));
    return into;
  },
  isMove(value): value is Move {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { type, card, target, guess } = value as Record<string, unknown>;
    return (
      Object.keys(value).length === 4 &&
      type === 'play' &&
      [1, 2, 3, 4, 8].includes(card as number) &&
      [0, 1, 2, 3].includes(target as number) &&
      [0, ...guesses].includes(guess as number)
    );
  },
  refusal(state, seat, move) {
    if (seat !== state.turn) return { reason: 'not-your-turn', rule: 'LL-1' };
    if (!state.hands[seat]!.includes(move.card)) return { reason: 'not-in-hand', rule: 'LL-1' };
    const isLegal = movesWith(state, move.card).some((legal) => isSameMove(legal, move));
    return isLegal ? null : { reason: 'wrong-target', rule: 'LL-2' };
  },
  play(draft, seat, { card, target, guess }, emit) {
    const hand = draft.hands[seat]!;
    const hasTarget = needsTarget(card) && targetSeatsOf(draft).length > 0;
    hand.splice(hand.indexOf(card), 1);
    draft.played.push(card);
    draft.peek = card === 2 && hasTarget ? [seat, target] : [];
    emit?.({ type: 'played', rule: 'LL-2', seat, card });
    if (card === 4) draft.safe[seat] = 1;
    if (card === 8) throwOut(draft, seat, emit);
    if (card === 1 && hasTarget && draft.hands[target]![0] === guess) throwOut(draft, target, emit);
    if (card === 2 && hasTarget)
      emit?.({ type: 'peeked', rule: 'LL-2', seat, target, card: draft.hands[target]![0]! });
    if (card === 3 && hasTarget) {
      const difference = draft.hands[target]![0]! - hand[0]!;
      if (difference !== 0) throwOut(draft, difference > 0 ? seat : target, emit);
    }
    goOn(draft, emit);
  },
  resolve(draft, outcome: Outcome, emit) {
    draft.stock = outcome.map((index) => deck[index]!);
    draft.hands = draft.hands.map(() => [draft.stock.pop()!]);
    draft.phase = 'play';
    draft.hands[0]!.push(draft.stock.pop()!);
    emit?.({ type: 'dealt', rule: 'LL-1' });
  },
  eventFor: (event, viewer) =>
    event.type === 'peeked' && event.seat !== viewer ? { ...event, card: 0 } : event,
  // Every card that is played is shown.
  revealsSecret: () => true,
  view: (state, viewer) => ({
    viewer,
    seats: state.seats,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    hand: viewer === 'spectator' ? [] : state.hands[viewer]!,
    counts: state.hands.map((hand) => hand.length),
    stock: state.stock.length,
    safe: state.safe,
    played: state.played,
    peek: state.peek,
    seen: state.peek[0] === viewer ? state.hands[state.peek[1]!]![0]! : 0,
    shown: state.phase === 'over' ? state.hands : [],
    stockAtEnd: state.phase === 'over' ? state.stock : [],
  }),
  determinize(view, draw) {
    const { viewer, phase, counts, played, peek, seen, shown } = view;
    const commonFields = {
      seats: view.seats,
      options: view.options,
      phase,
      turn: view.turn,
      safe: [...view.safe],
      peek: [...peek],
    };
    if (phase === 'deal') return { ...commonFields, hands: counts.map(() => []), stock: [], played: [] };
    if (phase === 'over')
      return {
        ...commonFields,
        hands: shown.map((hand) => [...hand]),
        stock: [...view.stockAtEnd],
        played: [...played],
      };
    const unseen = [...deck];
    for (const card of [...played, ...view.hand, ...(seen ? [seen] : [])])
      unseen.splice(unseen.indexOf(card), 1);
    const cards = shuffle(unseen, draw);
    const hands = counts.map((count, seat) => {
      if (seat === viewer) return [...view.hand];
      return seen && seat === peek[1] ? [seen, ...cards.splice(0, count - 1)] : cards.splice(0, count);
    });
    return { ...commonFields, hands, stock: cards, played: [...played] };
  },
  result({ phase, hands }) {
    return phase === 'over' ? resultByScore(hands.map((hand) => hand[0] ?? 0)) : null;
  },
  writeMove: ({ card, target, guess }) => `${card}.${target}.${guess}`,
  readMove(text) {
    const numbers = /^(\d)\.(\d)\.(\d)$/.exec(text)?.slice(1).map(Number);
    if (!numbers) return null;
    const move = { type: 'play', card: numbers[0], target: numbers[1], guess: numbers[2] };
    return letters.isMove(move) ? move : null;
  },
};

export const lettersPositions: Positions<Letters> = {
  game: letters,
  fields: (seats) => ({
    phase: word('deal', 'play', 'over'),
    turn: int(0, seats - 1),
    hands: list(list(int(1, 8), '.'), ',', seats),
    stock: list(int(1, 8), '.'),
    safe: list(int(0, 1), '.', seats),
    played: list(int(1, 8), '.'),
    peek: list(int(0, seats - 1), '.'),
  }),
  flaw({ phase, turn, hands, stock, safe, played, peek }) {
    const cards = [...hands.flat(), ...stock, ...played];
    if (phase === 'deal')
      return cards.length === 0 && turn === 0 && !safe.includes(1) ? null : 'nothing is dealt yet';
    if (sorted(cards).join() !== deck.join()) return 'each card of the deck must be there once';
    const inGame = hands.filter((hand) => hand.length > 0).length;
    if ((phase === 'over') !== (inGame === 1 || (stock.length === 0 && hands[turn]!.length < 2)))
      return 'the game ends with the last player or the last card';
    if (safe.some((isSafe, seat) => isSafe === 1 && seat === turn && phase === 'play'))
      return 'a turn ends the protection';
    const isWrong = hands.some((hand, seat) => hand.length > (phase === 'play' && seat === turn ? 2 : 1));
    if (peek.length > 0 && (peek.length !== 2 || played.at(-1) !== 2 || hands[peek[1]!]!.length === 0))
      return 'a peek follows a 2 and has a card';
    if (isWrong || (phase === 'play' && hands[turn]!.length !== 2))
      return 'the seat in turn has two cards, others one';
    return null;
  },
};
