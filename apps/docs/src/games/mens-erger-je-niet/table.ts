/** Positions of Mens erger je niet, written as one thinks of them. A row `0360` is the height of new piles 1 to 4. */

interface Table {
  /** Of each seat. */
  readonly rows: readonly string[];
  /** Whose turn it is. Left out: the first seat's. */
  readonly turn?: number;
  /** What that seat has rolled. Left out: it is about to roll. */
  readonly roll?: number;
  /** `playForPlaces=on` */
  readonly options?: string;
}

/** In the middle of a game, where nobody has finished. */
export function table({ rows, turn = 0, roll = 0, options = '' }: Table): string {
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

/** Anna misses two cards on pile 2 and nothing else. Ben lays out his pile 1 first; then she rolls what the seed causes. */
export const twoMissing: string = table({ rows: ['6466', '0231'], turn: 1, roll: 1 });
