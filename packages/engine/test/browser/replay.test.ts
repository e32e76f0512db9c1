/** Golden records replay to the same result in a real browser. */
import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from '../../src/core/position.ts';
import { readRecord, writeRecord } from '../../src/core/record.ts';
import { games } from '../../src/games/index.ts';
import { gamePositions, positionsOf } from '../../src/games/positions.ts';
import { seededChance } from '../../src/index.ts';

const records = import.meta.glob('../../src/games/*/test/golden/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as { [path: string]: string };

describe('in a browser', () => {
  it.each(Object.entries(records))('%s replays', (_, text) => {
    const match = readRecord(text, games);
    expect(match.result).not.toBeNull();
    expect(writeRecord(match)).toBe(text);
    const position = writePosition(positionsOf(match.game), match.state);
    expect(readPosition(position, gamePositions).state).toEqual(match.state);
  });

  it('a seed means the same as in Node', () => {
    // src/core/chance.test.ts asserts the same numbers.
    expect(seededChance('gouda')({ kind: 'shuffle', size: 5, sealed: true })).toEqual([3, 4, 0, 2, 1]);
  });
});
