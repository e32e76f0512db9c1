/** The moves: their shapes, their notation, and the frozen values that lists of legal moves share. */
import type { Seat } from '../../core/game.ts';
import { CARDS_PER_PILE, PILES, type Pile, pileNumbers } from './piles.ts';

/** How many cards go on new pile 1, 2, 3 and 4. */
export type CardsPerPile = readonly [number, number, number, number];

/**
 * Lay out the first card of a pile, or add cards to piles. Where the options allow a choice: send a pile of seat `from` home
 * (ME-14), roll again (ME-13), or pass, which sends no more piles home or leaves the extra roll out.
 */
export type Move =
  | { readonly type: 'layOut'; readonly pile: Pile }
  | { readonly type: 'add'; readonly cards: CardsPerPile }
  | { readonly type: 'capture'; readonly from: Seat; readonly pile: Pile }
  | { readonly type: 'roll' }
  | { readonly type: 'pass' };

/** The moves that spend a roll. */
export type Spending = LayOut | Add;

export type LayOut = Extract<Move, { type: 'layOut' }>;
export type Add = Extract<Move, { type: 'add' }>;
export type Capture = Extract<Move, { type: 'capture' }>;

/** `layOuts[p - 1]` lays out pile p. Frozen and created once, so that listing moves allocates nothing. */
export const layOuts: readonly LayOut[] = pileNumbers.map((pile) => Object.freeze({ type: 'layOut', pile }));

export const roll: Move = Object.freeze({ type: 'roll' });
export const pass: Move = Object.freeze({ type: 'pass' });

const MAX_SEATS = 4;
/** `captures[i]` sends home the pile with index i of `State.heights`. */
export const captures: readonly Capture[] = Array.from({ length: MAX_SEATS * PILES }, (_, index) =>
  Object.freeze({ type: 'capture', from: Math.floor(index / PILES), pile: pileNumbers[index % PILES]! }),
);

/** The cost of adding: pile number × cards, over all piles (ME-5). */
export const costOf = (cards: CardsPerPile): number => cards[0] + 2 * cards[1] + 3 * cards[2] + 4 * cards[3];

/** Every way to spend a roll by adding cards if all piles had room (ME-5), except six cards on pile 1, which holds one already. */
export const addsFor: readonly (readonly Add[])[] = [0, 1, 2, 3, 4, 5, 6].map((roll) =>
  allAdds().filter((add) => costOf(add.cards) === roll),
);

function allAdds(): Add[] {
  const adds: Add[] = [];
  for (let onFourth = 0; onFourth <= 1; onFourth++) {
    for (let onThird = 0; onThird <= 2; onThird++) {
      for (let onSecond = 0; onSecond <= 3; onSecond++) {
        for (let onFirst = 0; onFirst < CARDS_PER_PILE; onFirst++) {
          const cards = Object.freeze([onFirst, onSecond, onThird, onFourth] as const);
          if (costOf(cards) > 0) adds.push(Object.freeze({ type: 'add', cards }));
        }
      }
    }
  }
  return adds;
}

export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const move = value as Partial<Record<string, unknown>>;
  const keyCount = Object.keys(value).length;
  switch (move.type) {
    case 'layOut':
      return keyCount === 2 && pileNumbers.includes(move.pile as Pile);
    case 'add':
      return keyCount === 2 && isCardsPerPile(move.cards);
    case 'capture':
      return keyCount === 3 && captures.some(({ from, pile }) => from === move.from && pile === move.pile);
    default:
      return keyCount === 1 && (move.type === 'roll' || move.type === 'pass');
  }
}

function isCardsPerPile(cards: unknown): cards is CardsPerPile {
  return (
    Array.isArray(cards) &&
    cards.length === PILES &&
    // Checks each index, because `every` on the array would skip the holes of a sparse array.
    pileNumbers.every((pile) => isCount(cards[pile - 1])) &&
    cards.some((count) => count > 0)
  );
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS_PER_PILE;

/** Writes a move: `o3` lays out pile 3; `+1+1+3` adds two cards to pile 1 and one to pile 3; `x2.3` sends pile 3 of seat 2 home. */
export function writeMove(move: Move): string {
  if (move.type === 'layOut') return `o${move.pile}`;
  if (move.type === 'capture') return `x${move.from}.${move.pile}`;
  if (move.type !== 'add') return move.type;
  return pileNumbers.map((pile) => `+${pile}`.repeat(move.cards[pile - 1]!)).join('');
}

export function readMove(text: string): Move | null {
  const listedMove = [...layOuts, ...captures, roll, pass].find((move) => writeMove(move) === text);
  if (listedMove) return listedMove;
  if (!/^(\+1){0,5}(\+2){0,5}(\+3){0,5}(\+4){0,5}$/.test(text) || text === '') return null;
  const count = (pile: Pile): number => text.split(`+${pile}`).length - 1;
  return { type: 'add', cards: [count(1), count(2), count(3), count(4)] };
}
