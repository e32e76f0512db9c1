/**
 * Several small counts packed into one number, three bits each: in octal, one digit per count, the first one last. Mice
 * are one such number per place, tokens one per seat.
 */
export const oneOf = (index: number): number => 1 << (3 * index);
export const howMany = (tally: number, index: number): number => (tally >> (3 * index)) & 7;

export function totalOf(tally: number): number {
  let total = 0;
  for (let remaining = tally; remaining !== 0; remaining >>= 3) total += remaining & 7;
  return total;
}

export function countsOf(tally: number, length: number): number[] {
  const counts: number[] = [];
  for (let index = 0; index < length; index++) counts.push(howMany(tally, index));
  return counts;
}

export const tallyOf = (counts: readonly number[]): number =>
  counts.reduce((tally, count, index) => tally + count * oneOf(index), 0);
