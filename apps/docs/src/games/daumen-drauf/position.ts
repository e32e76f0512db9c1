/** Writes positions of Daumen drauf in short form. `g4` is the harmless green 4, `g4f` the one with the fang. */
import { deckOf, readCard, writeCard } from '@cheeseboard/engine/daumen-drauf';

/** The engine's number of a card, for patterns. */
export function card(text: string): number {
  const cardNumber = readCard(text);
  if (cardNumber === null) throw new Error(`"${text}" is not a card`);
  return cardNumber;
}

/** The cards of a finished trick, in the order shown. For patterns. */
export const trickCards = (text: string): { readonly card: number }[] =>
  wordsOf(text).map((word) => ({ card: card(word) }));

interface PositionParts {
  /** The cards in each hand, without the shown ones. */
  readonly hands: readonly string[];
  /** The seat that must show or pass. */
  readonly turn: number;
  /** The open trick, seat and card: `1y2 2y5f`. */
  readonly trick?: string;
  /** Instead of `trick`: the last trick, which everyone may still look at. Its last card won. */
  readonly last?: string;
  /** The cards that seats have won, without the last trick. The rest of the deck goes to the seats not named here. */
  readonly won?: { readonly [seat: number]: string };
  /** The draw pile, next card first. With `all`, the rest of the deck follows. */
  readonly stock?: string;
  readonly all?: boolean;
  readonly firstLeader?: number;
  /** The options that are not the default, like `rounds=1`. */
  readonly options?: string;
  /** Scores of earlier rounds, like `3.-1.-2`. */
  readonly scores?: string;
}

/** A position in the middle of a round. Every card of the deck has a place. */
export function position(table: PositionParts): string {
  const { hands, turn, won = {}, all = false, firstLeader = turn, options = '', scores = '' } = table;
  const onTable = wordsOf(table.trick ?? table.last ?? '').map((word) => ({
    seat: Number(word[0]),
    card: card(word.slice(1)),
  }));
  const trick = onTable.map((shownCard) => shownCard.card);
  const winner = table.last === undefined ? -1 : onTable.at(-1)!.seat;
  const inHand = hands.map(cardsOf);
  const piles = hands.map((_, seat) => cardsOf(won[seat] ?? ''));
  if (winner !== -1) piles[winner]!.push(...trick);
  const stock = cardsOf(table.stock ?? '');
  const usedCards = new Set([...inHand.flat(), ...piles.flat(), ...trick, ...stock]);
  const undealt = deckOf(hands.length).filter((undealtCard) => !usedCards.has(undealtCard));
  if (all) stock.push(...undealt);
  else shareOut(undealt, piles, won);
  return [
    'daumen-drauf.1',
    hands.length,
    options,
    'trick',
    firstLeader,
    turn,
    trick.map(writeCard).join('.'),
    onTable.map(({ seat }) => seat).join('.'),
    winner,
    inHand.map(writeSet).join(','),
    piles.map(writeSet).join(','),
    stock.map(writeCard).join('.'),
    scores,
  ].join('/');
}

/**
 * Deals the cards to the seats in turn, and starts each round one seat later. Twins are adjacent in the deck, so without this
 * one seat could get all the fangs.
 */
function shareOut(
  undealt: readonly number[],
  piles: readonly number[][],
  won: PositionParts['won'] & {},
): void {
  const takers = piles.filter((_, seat) => won[seat] === undefined);
  for (const [index, undealtCard] of undealt.entries()) {
    const taker = takers[(index + Math.floor(index / takers.length)) % takers.length];
    if (!taker) throw new Error(`nobody has ${undealt.map(writeCard).join(' ')}`);
    taker.push(undealtCard);
  }
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const cardsOf = (text: string): number[] => wordsOf(text).map(card);

/** Writes cards as a set, like `y1.1f.3g2f`. */
function writeSet(cards: readonly number[]): string {
  const sortedCards = [...cards].sort((a, b) => a - b).map(writeCard);
  return [...'ygb']
    .map((letter) =>
      sortedCards
        .filter((undealtCard) => undealtCard[0] === letter)
        .map((undealtCard) => undealtCard.slice(1)),
    )
    .map((numbers, index) => (numbers.length === 0 ? '' : `${'ygb'[index]}${numbers.join('.')}`))
    .join('');
}
