/**
 * Replays records written by the first version of each game. These must replay for ever, so never change a record; only
 * add new ones.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame, OptionValue } from '../src/core/game.ts';
import { writePosition } from '../src/core/position.ts';
import { readRecord, writeRecord } from '../src/core/record.ts';
import { games } from '../src/games/index.ts';
import { manifests } from '../src/games/manifests.ts';
import { positionsOf } from '../src/games/positions.ts';
import { law } from '../src/laws/law.ts';

/** An option with more values needs no record of each. */
const CHOICES_MAX = 4;
const folder = new URL('../src/games/', import.meta.url);
const filesOf = (id: string): string[] => {
  const golden = new URL(`${id}/test/golden/`, folder);
  return existsSync(golden) ? readdirSync(golden).filter((name) => name.endsWith('.txt')) : [];
};
const files = games.flatMap((game) =>
  filesOf(game.id).map((name) => [`${game.id}/test/golden/${name}`, game] as const),
);
const todo = (id: string): string =>
  `If nobody has played ${id} yet, write new records: pnpm golden ${id} --replace. Otherwise raise its version, and let the rules replay earlier versions as before.`;

describe.each(files)('%s', (name, game) => {
  const text = readFileSync(new URL(name, folder), 'utf8');

  law(game, 'replays to its result and is rewritten byte for byte', todo(game.id), () => {
    const match = readRecord(text, games);
    expect(match.result).not.toBeNull();
    expect(text).toContain(`\nresult: ${match.result?.scores.join(' ')}\n`);
    expect(writeRecord(match)).toBe(text);
  });

  law(game, 'passes through the position stored beside it', todo(game.id), () => {
    const match = readRecord(text, games);
    const halfway = Math.floor(match.length / 2);
    const position = readFileSync(new URL(name.replace('.txt', '.position'), folder), 'utf8').trim();
    expect(writePosition(positionsOf(match.game), match.at(halfway))).toBe(position);
  });
});

describe('the golden records', () => {
  let optionsOfRecords: { id: string; options: Readonly<Record<string, OptionValue>> }[] | undefined;
  function recordedOptions(): NonNullable<typeof optionsOfRecords> {
    optionsOfRecords ??= files.map(([name, { id }]) => {
      const { options } = readRecord(readFileSync(new URL(name, folder), 'utf8'), games);
      return { id, options };
    });
    return optionsOfRecords;
  }

  // A game that is being made has no records of its options yet.
  const published = manifests.filter(({ credits }) => credits).map(({ game }) => game as AnyGame);
  const choices = published.flatMap((game) =>
    Object.entries(game.options).flatMap(([key, { values }]) =>
      values(game.seats.max)
        .filter((value) => typeof value === 'string' && values(game.seats.max).length <= CHOICES_MAX)
        .map((value) => [game.id, key, value] as const),
    ),
  );
  it.each(choices)('cover %s with %s=%s', (id, key, value) => {
    const isCovered = recordedOptions().some(
      (recorded) => recorded.id === id && recorded.options[key] === value,
    );
    expect(isCovered, `write one: pnpm golden ${id} --name … --option ${key}=${value}`).toBe(true);
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'cover %s at its fewest and most players',
    (id, { seats }) => {
      for (const count of [seats.min, seats.max]) {
        const recordsForCount = filesOf(id).filter((name) => Number.parseInt(name, 10) === count);
        expect(recordsForCount, `records of ${count} players: run pnpm golden ${id}`).not.toEqual([]);
      }
    },
  );
});
