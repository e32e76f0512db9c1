import { describe, expect, it } from 'vitest';
import { type Board, boardIds, boards, checkBoard, type Place, placeOf } from './board.ts';

const namesOf = (board: Board, places: readonly number[]) => places.map((place) => board.places[place]!.id);
const forwardOf = (board: Board) =>
  Object.fromEntries(board.places.map(({ id }, place) => [id, namesOf(board, board.forward[place]!)]));

/** The length of the shortest path from the barrel. */
function shortestPathLength(board: Board): number {
  const steps = board.places.map(() => Number.POSITIVE_INFINITY);
  steps[0] = 0;
  board.places.forEach((_, place) => {
    for (const to of board.forward[place]!) steps[to] = Math.min(steps[to]!, steps[place]! + 1);
  });
  return steps[board.table]!;
}

describe('GG-1 the boards', () => {
  it('short: 13 places, 6 moves', () => {
    const { short } = boards;
    expect(short.places).toHaveLength(13);
    expect(shortestPathLength(short)).toBe(6);
    expect(forwardOf(short)).toEqual({
      barrel: ['crate-left', 'crate-right', 'bucket'],
      'crate-left': ['bucket'],
      'crate-right': ['bucket'],
      bucket: ['tube', 'yellow-boxes'],
      tube: ['yellow-boxes'],
      'yellow-boxes': ['rope', 'purple-box'],
      rope: ['purple-box'],
      'purple-box': ['books', 'newspapers'],
      books: ['newspapers'],
      newspapers: ['stool-left', 'stool-right'],
      'stool-left': ['table'],
      'stool-right': ['table'],
      table: [],
    });
  });

  it('long: 15 places, 7 moves', () => {
    const { long } = boards;
    expect(long.places.map(({ id }) => id)).toEqual([
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
    ]);
    expect(shortestPathLength(long)).toBe(7);
    expect(forwardOf(long)).toMatchObject({
      bucket: ['plank', 'bottle'],
      plank: ['bottle'],
      bottle: ['tube', 'yellow-boxes'],
      tube: ['yellow-boxes'],
    });
  });

  it.each(boardIds)('%s: backward is the reverse of forward, and everything is in the picture', (id) => {
    const board = boards[id];
    board.places.forEach((place, index) => {
      for (const to of board.forward[index]!) expect(board.backward[to]).toContain(index);
      for (const from of board.backward[index]!) expect(board.forward[from]).toContain(index);
      expect(place.forward.map(({ to }) => to)).toEqual(board.forward[index]);
      for (const coordinate of [place.x, place.y]) expect(coordinate).toBeGreaterThan(0);
      for (const coordinate of [place.x, place.y]) expect(coordinate).toBeLessThan(100);
    });
    expect(board.places[0]!.y).toBe(Math.max(...board.places.map(({ y }) => y)));
    expect(board.places[board.table]!.y).toBe(Math.min(...board.places.map(({ y }) => y)));
    expect(placeOf(board, 'table')).toBe(board.table);
    expect(checkBoard(board)).toBeNull();
  });
});

describe('GG-1 a board is checked', () => {
  const place = (id: Place['id'], row: number, ...to: number[]): Place => ({
    id,
    x: 1,
    y: 1,
    row,
    forward: to.map((nextPlace) => ({ to: nextPlace, kind: 'plank' })),
  });
  const check = (...places: Place[]) => checkBoard({ places });

  it('one home place, a way back and a way forward everywhere else', () => {
    expect(check(place('barrel', 0, 1), place('table', 1))).toBeNull();
    expect(check(place('barrel', 0, 1), place('bucket', 1, 2), place('table', 2))).toBeNull();
  });

  it.each([
    ['a second home', [place('barrel', 0, 2), place('bucket', 0, 2), place('table', 1)], /the barrel alone/],
    ['a home that is not the barrel', [place('bucket', 0, 1), place('table', 1)], /the barrel alone/],
    ['a barrel that does not come first', [place('table', 1), place('barrel', 0, 0)], /the barrel alone/],
    ['no home', [place('barrel', 0, 1), place('table', 1, 0)], /no further on/],
    ['a dead end', [place('barrel', 0, 1, 2), place('bucket', 1), place('table', 1)], /the table alone/],
    ['an end that is not the table', [place('barrel', 0, 1), place('bucket', 1)], /the table alone/],
    [
      'a step on the spot',
      [place('barrel', 0, 1), place('tube', 1, 1, 2), place('table', 2)],
      /no further on/,
    ],
    ['a link to nowhere', [place('barrel', 0, 1, 7), place('table', 1)], /not there/],
    [
      'a place twice',
      [place('barrel', 0, 1, 2), place('tube', 1, 3), place('tube', 1, 3), place('table', 2)],
      /twice/,
    ],
  ] as const)('refuses %s', (_, places, reason) => {
    expect(check(...places)).toMatch(reason);
  });
});
