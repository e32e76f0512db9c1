/**
 * Replays records written by the first version of each game. These must replay for ever, so never change a record; only
 * add new ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writePosition } from '../src/core/position.ts';
import { readRecord, writeRecord } from '../src/core/record.ts';
import { games } from '../src/games/index.ts';
import { positionsOf } from '../src/games/positions.ts';

const folder = new URL('../src/games/', import.meta.url);
const filesOf = (id: string): string[] =>
  readdirSync(new URL(`${id}/test/golden/`, folder)).filter((name) => name.endsWith('.txt'));
const files = games.flatMap(({ id }) => filesOf(id).map((name) => `${id}/test/golden/${name}`));

describe.each(files)('%s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');

  it('replays to its result and is rewritten byte for byte', () => {
    const match = readRecord(text, games);
    expect(match.result).not.toBeNull();
    expect(text).toContain(`\nresult: ${match.result?.scores.join(' ')}\n`);
    expect(writeRecord(match)).toBe(text);
  });

  it('passes through the position stored beside it', () => {
    const match = readRecord(text, games);
    const halfway = Math.floor(match.length / 2);
    const position = readFileSync(new URL(name.replace('.txt', '.position'), folder), 'utf8').trim();
    expect(writePosition(positionsOf(match.game), match.at(halfway))).toBe(position);
  });
});

describe('the golden records', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'cover %s at its fewest and most players',
    (id, { seats }) => {
      for (const count of [seats.min, seats.max]) {
        const recordsForCount = filesOf(id).filter((name) => Number.parseInt(name, 10) === count);
        expect(recordsForCount, `run \`pnpm --filter @cheeseboard/engine golden ${id}\``).not.toEqual([]);
      }
    },
  );
});
