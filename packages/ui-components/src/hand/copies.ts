/** Makes equal cards in a hand distinct: the second `g12` is `g12 2`, the third `g12 3`. */
export function numberCopies(cards: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    return count === 1 ? card : `${card} ${count}`;
  });
}

/** The card itself, without its number among equal cards. */
export const cardOfCopy = (copy: string): string => copy.split(' ')[0]!;
