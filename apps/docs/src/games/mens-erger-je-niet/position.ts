/** Writes positions of Mens erger je niet in short form. A row `0360` gives the heights of new piles 1 to 4. */

interface Table {
  /** One row for each seat. */
  readonly rows: readonly string[];
  /** The seat to act; by default the first. */
  readonly turn?: number;
  /** What that seat has rolled. Absent before the roll. */
  readonly roll?: number;
  /** The options that are not the default, like `playForPlaces=on`. */
  readonly options?: string;
}

/** A position in the middle of a game that nobody has finished. */
export function position({ rows, turn = 0, roll = 0, options = '' }: Table): string {
  return [
    'mens-erger-je-niet.1',
    rows.length,
    options,
    roll === 0 ? 'roll' : 'move',
    turn,
    roll,
    rows.join(','),
    '',
  ].join('/');
}

/** Anna needs only two more cards on pile 2. Ben lays out his pile 1 first; then the seed decides her roll. */
export const twoMissing: string = position({ rows: ['6466', '0231'], turn: 1, roll: 1 });
