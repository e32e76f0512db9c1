import { enumerate } from '../../../core/text/types.ts';
import type { CardsPerPile } from '../moves.ts';
import { pileNumbers } from '../piles.ts';

/** "1 card on pile 2 and 2 on pile 3". `first` words the first part, `next` the others. */
export function addedWords(
  cards: CardsPerPile,
  and: string,
  first: (count: number, pile: number) => string,
  next: (count: number, pile: number) => string,
): string {
  const used = pileNumbers.filter((pile) => cards[pile - 1]! > 0);
  return enumerate(
    used.map((pile, index) => (index === 0 ? first : next)(cards[pile - 1]!, pile)),
    and,
  );
}
