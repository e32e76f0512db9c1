/** As many cards as fit beside each other on a phone. */
const CARDS_PER_LINE = 6;

/** How many lines rows of cards take on a phone. A short row stands beside the row before it. */
export function linesOf(rowLengths: readonly number[]): number {
  let lines = 0;
  let room = 0;
  for (const length of rowLengths) {
    if (length > room) {
      lines += Math.ceil(length / CARDS_PER_LINE);
      room = CARDS_PER_LINE * Math.ceil(length / CARDS_PER_LINE);
    }
    room -= length;
  }
  return lines;
}
