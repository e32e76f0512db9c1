/**
 * The boards (GG-1) as graphs of places. Rules, drawings and texts all use this data. A place is an integer:
 * its index in the board's list.
 */
export const boardIds = ['short', 'long'] as const;
/** The short or the long board. */
export type BoardId = (typeof boardIds)[number];

/** The ids of all places, from the start to the cheese. */
export const placeIds = [
  'barrel',
  'crate-left',
  'crate-right',
  'bucket',
  'plank',
  'bottle',
  'tube',
  'yellow-boxes',
  'rope',
  'purple-box',
  'books',
  'newspapers',
  'stool-left',
  'stool-right',
  'table',
] as const;
/** A place by its name. */
export type PlaceId = (typeof placeIds)[number];

/** The places where a cheese can lie: all but those on which mice start (GG-25). */
export const cheesePlaces = placeIds.slice(3) as readonly CheesePlace[];
/** A place where a cheese can lie. */
export type CheesePlace = Exclude<PlaceId, 'barrel' | 'crate-left' | 'crate-right'>;

/** What a mouse runs along. Used only for drawing. */
export type LinkKind = 'plank' | 'tube' | 'rope' | 'book' | 'ladder' | 'leap';

/** A way from one place to another. */
export interface Link {
  readonly to: number;
  readonly kind: LinkKind;
}

/** A place of the board and its links. */
export interface Place {
  readonly id: PlaceId;
  /** Where to draw the place, in a box of 100 by 100 that may be stretched vertically. y grows downwards, to the barrel. */
  readonly x: number;
  readonly y: number;
  /** 0 is the farthest back. Every forward link leads to a higher row. */
  readonly row: number;
  readonly forward: readonly Link[];
}

/** All places of a board. */
export interface Board {
  readonly id: BoardId;
  readonly places: readonly Place[];
  /** The links of each place, ascending. `forward` as in `places`; `backward` has the same links reversed. */
  readonly forward: readonly (readonly number[])[];
  readonly backward: readonly (readonly number[])[];
  readonly table: number;
}

/** The number of places on the largest board. */
export const MAX_PLACES = placeIds.length;

/** The start places (GG-2): the barrel and the crates, the same on every board. */
export const BARREL = 0;
/** The places on which mice start (GG-2). */
export const startPlaces = [BARREL, 1, 2] as const;

type PlaceRow = readonly [PlaceId, row: number, x: number, y: number, Partial<Record<PlaceId, LinkKind>>];

const startRows: readonly PlaceRow[] = [
  ['barrel', 0, 50, 94, { 'crate-left': 'leap', 'crate-right': 'leap', bucket: 'plank' }],
  ['crate-left', 1, 17, 89, { bucket: 'rope' }],
  ['crate-right', 1, 83, 89, { bucket: 'rope' }],
];

/** The rows from the tube upwards, which are the same on both boards. */
const upperRows = (row: number, y: (row: number) => number): readonly PlaceRow[] => [
  ['tube', row, 80, y(row), { 'yellow-boxes': 'tube' }],
  ['yellow-boxes', row + 1, 50, y(row + 1), { rope: 'rope', 'purple-box': 'plank' }],
  ['rope', row + 2, 20, y(row + 2), { 'purple-box': 'rope' }],
  ['purple-box', row + 3, 50, y(row + 3), { books: 'book', newspapers: 'plank' }],
  ['books', row + 4, 80, y(row + 4), { newspapers: 'book' }],
  ['newspapers', row + 5, 50, y(row + 5), { 'stool-left': 'plank', 'stool-right': 'leap' }],
  ['stool-left', row + 6, 24, y(row + 6), { table: 'leap' }],
  ['stool-right', row + 6, 76, y(row + 6), { table: 'ladder' }],
  ['table', row + 7, 50, y(row + 7), {}],
];

const shortBoard = makeBoard('short', [
  ...startRows,
  ['bucket', 2, 50, 78, { tube: 'tube', 'yellow-boxes': 'plank' }],
  ...upperRows(3, (row) => 78 - (row - 2) * 9),
]);

const longBoard = makeBoard('long', [
  ...startRows,
  ['bucket', 2, 50, 80, { plank: 'plank', bottle: 'leap' }],
  ['plank', 3, 20, 73, { bottle: 'plank' }],
  ['bottle', 4, 50, 66, { tube: 'tube', 'yellow-boxes': 'plank' }],
  ...upperRows(5, (row) => 80 - (row - 2) * 7.4),
]);

/** The two boards, by the value of the option `board`. */
export const boards: { readonly [B in BoardId]: Board } = { short: shortBoard, long: longBoard };

function makeBoard(id: BoardId, placeRows: readonly PlaceRow[]): Board {
  const index = (place: PlaceId): number => placeRows.findIndex(([knownPlace]) => knownPlace === place);
  const places = placeRows.map(([place, row, x, y, links]) => ({
    id: place,
    x,
    y,
    row,
    forward: Object.entries(links)
      .map(([to, kind]) => ({ to: index(to as PlaceId), kind }))
      .sort((a, b) => a.to - b.to),
  }));
  const forward = places.map((place) => place.forward.map(({ to }) => to));
  const backward = places.map((_, to) =>
    places.flatMap((_, from) => (forward[from]!.includes(to) ? [from] : [])),
  );
  const board = { id, places, forward, backward, table: index('table') };
  const problem = checkBoard(board);
  if (problem !== null) throw new Error(`board ${id}: ${problem}`);
  return board;
}

/** Says in a phrase what is wrong with a board (GG-1), or null. */
export function checkBoard({ places }: Pick<Board, 'places'>): string | null {
  const ids = places.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'a place is there twice';
  for (const { id, row, forward } of places) {
    for (const { to } of forward) {
      const nextPlace = places[to];
      if (!nextPlace) return `${id} leads to a place that is not there`;
      if (nextPlace.row <= row) return `${id} leads forward to ${nextPlace.id}, which is no further on`;
    }
  }
  const reachedPlaces = new Set(places.flatMap(({ forward }) => forward.map(({ to }) => to)));
  const unreachedPlaces = places.filter((_, place) => !reachedPlaces.has(place));
  if (
    unreachedPlaces.length !== 1 ||
    unreachedPlaces[0] !== places[BARREL] ||
    unreachedPlaces[0]?.id !== 'barrel'
  ) {
    return `the barrel alone comes first and has no way back, not ${unreachedPlaces.map(({ id }) => id).join(', ')}`;
  }
  // Rows rise along every link, so there are no cycles, and every path ends at a place without forward links.
  const endPlaces = places.filter(({ forward }) => forward.length === 0);
  if (endPlaces.length !== 1 || endPlaces[0]?.id !== 'table') {
    return `the table alone has no way forward, not ${endPlaces.map(({ id }) => id).join(', ')}`;
  }
  return null;
}

/** The index of a place that is on every board. */
export function placeOf(board: Board, id: PlaceId): number {
  return board.places.findIndex((place) => place.id === id);
}
