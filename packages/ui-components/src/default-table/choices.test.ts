import { expect, test } from 'vitest';
import { choicesByKind, sharedStart } from './choices.ts';

const aim = (card: number, target: string) => ({ type: 'aim', card, target });
const labelOf = (move: { type: string; card?: number; target?: string }): string =>
  move.card ? `Play ${move.card} at ${move.target}` : move.type;
const labels = (moves: Parameters<typeof labelOf>[0][]): string[][] =>
  choicesByKind(moves, labelOf).map((kind) => kind.map(({ label }) => label));

test('shows a few moves at once, by kind, and passing last', () => {
  expect(labels([{ type: 'pass' }, aim(1, 'Ben'), { type: 'draw' }, aim(3, 'Ben')])).toEqual([
    ['Play 1 at Ben', 'Play 3 at Ben'],
    ['draw'],
    ['pass'],
  ]);
});

test('shows the shared first part of many moves', () => {
  const moves = [1, 2, 3].flatMap((card) => ['Ben', 'Clara', 'Emma'].map((name) => aim(card, name)));
  expect(labels(moves)).toEqual([['Play 1 at …', 'Play 2 at …', 'Play 3 at …']]);
  expect(choicesByKind(moves, labelOf)[0]![1]!.moves).toEqual(moves.slice(3, 6));
});

test('shows all moves if their labels do not begin with the shared part', () => {
  const moves = [1, 2, 3].flatMap((card) => ['Ben', 'Clara', 'Emma'].map((name) => aim(card, name)));
  const [choices] = choicesByKind(moves, ({ card, target }) => `${target} gets ${card}`);
  expect(choices).toHaveLength(9);
});

test('finds the words with which labels begin', () => {
  expect(sharedStart(['Play 1 at Ben, guess 3', 'Play 1 at Ben, guess 4'])).toBe('Play 1 at Ben, guess …');
  expect(sharedStart(['Roll: one', 'Roll: two'])).toBe('Roll …');
  expect(sharedStart(['Ben', 'Emma'])).toBe('');
  expect(sharedStart(['Pass'])).toBe('Pass');
});
