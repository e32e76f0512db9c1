/** The same records replay to the same end in a real browser. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readPosition, readRecord, seededChance, writePosition, writeRecord } from '../../src/index.ts';

const records = import.meta.glob('../golden/*.txt', { query: '?raw', import: 'default', eager: true }) as {
  [path: string]: string;
};

describe('in a browser', () => {
  it.each(Object.entries(records))('%s replays', (_, text) => {
    const match = readRecord(text, games);
    expect(match.result).not.toBeNull();
    expect(writeRecord(match)).toBe(text);
    const position = writePosition(match.game, match.state);
    expect(readPosition(position, games).state).toEqual(match.state);
  });

  it('a seed means the same as in Node', () => {
    // The same figures stand in src/core/chance.test.ts.
    expect(seededChance('gouda')({ kind: 'shuffle', size: 5, sealed: true })).toEqual([3, 4, 0, 2, 1]);
  });
});
