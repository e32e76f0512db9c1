/** Where the players sit at a table seen from above. */

/** The side of a seat. If two share a side, `high` is the far one, `low` the near one. A `flat` seat has the whole width of its side. */
export type Side =
  | 'top'
  | 'top flat'
  | 'left'
  | 'left high'
  | 'left low'
  | 'right'
  | 'right high'
  | 'right low'
  | 'bottom flat';

/** The number of rivals from which two sit at the left and two at the right. */
const TWO_PER_SIDE_FROM = 6;

/** The sides of the rivals, clockwise from the reader's left. */
export function sidesOf(rivals: number): Side[] {
  if (rivals < 2) return rivals === 1 ? ['top flat'] : [];
  const twoPerSide = rivals >= TWO_PER_SIDE_FROM;
  const left: Side[] = twoPerSide ? ['left low', 'left high'] : ['left'];
  const right: Side[] = twoPerSide ? ['right high', 'right low'] : ['right'];
  const tops = rivals - left.length - right.length;
  return [...left, ...Array.from({ length: tops }, (): Side => (tops === 1 ? 'top flat' : 'top')), ...right];
}

/** The sides of all players at a table that the reader only watches: the first sits where a player would see themselves. */
export const sidesAround = (players: number): Side[] => ['bottom flat', ...sidesOf(players - 1)];
