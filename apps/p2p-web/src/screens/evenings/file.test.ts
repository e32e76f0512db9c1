import { Match, seededChance } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { writeRecord } from '@cheeseboard/engine/records';
import { expect, test } from 'vitest';
import { memoryDb } from '../../storage/db.ts';
import { type KeptMatch, openKeptMatches } from '../../storage/kept-matches.ts';
import { matchIdOf } from '../../storage/match-id.ts';
import { readFile, writeFile } from './file.ts';

/** A finished match of the game that is played with dice. */
function finishedMatch(seed: string): KeptMatch {
  const game = games.find(({ id }) => id === 'mens-erger-je-niet')!;
  const match: Match = new Match(game, { seats: 2, players: ['Anna', 'Brie'] });
  const chance = seededChance(seed);
  for (match.resolveAll(chance); !match.result; match.resolveAll(chance)) {
    const [seat] = match.actors;
    match.play(seat!, match.legalMoves(seat!)[0]!);
  }
  const record = writeRecord(match);
  const { scores, winners } = match.result;
  return {
    id: matchIdOf(record),
    at: 1_790_000_000_000,
    game: game.id,
    seats: [
      { name: 'Anna', bot: false },
      { name: 'Brie', bot: true },
    ],
    scores,
    winners,
    own: 0,
    record,
  };
}

const first = finishedMatch('first');
const second = finishedMatch('second');
const written = (...matches: KeptMatch[]): string => writeFile(matches, 'Anna');

test('reads back what it writes', async () => {
  expect(await readFile(written(first, second), games, 'Anna')).toEqual({
    ok: true,
    matches: [first, second],
  });
  expect(await readFile(written(), games, 'Anna')).toEqual({ ok: true, matches: [] });
});

test('takes scores and winners from the record, not from the file', async () => {
  const forged = { ...first, id: 'AAAAAAAAAAAAAAAA', scores: [0, 99], winners: [1 - first.winners[0]!] };
  expect(await readFile(written(forged), games, 'Anna')).toEqual({ ok: true, matches: [first] });
});

test('in the file of a friend, no seat is the reader’s own', async () => {
  const nameless = { ...first, seats: first.seats.map((seat) => ({ ...seat, name: '' })) };
  expect(await readFile(writeFile([nameless], 'Ben'), games, 'Anna')).toMatchObject({
    matches: [{ own: null, seats: [{ name: 'Ben' }, { name: 'Ben' }] }],
  });
  expect(await readFile(writeFile([nameless], ''), games, 'Anna')).toMatchObject({ matches: [{ own: 0 }] });
});

test.each([
  ['an empty file', '', { why: 'other-file' }],
  ['a file of something else', '{"matches":[]}', { why: 'other-file' }],
  ['a file that was cut off', written(first).slice(0, -20), { why: 'other-file' }],
  ['a file of a later version', written(first).replace('"version": 1', '"version": 2'), { why: 'newer' }],
  ['a match without seats', written(first, { ...second, seats: [] }), { why: 'bad-match', number: 2 }],
  [
    'an illegal record',
    written({ ...first, record: first.record.replace(/^0 .*$/m, '0 o9') }),
    { why: 'bad-match', number: 1 },
  ],
  [
    'a match that was not finished',
    written({ ...first, record: first.record.replace(/^result.*\n/m, '').replace(/\n.*\n$/, '\n') }),
    { why: 'bad-match', number: 1 },
  ],
  [
    'another game than in the record',
    written({ ...first, game: 'gouda-gouda' }),
    { why: 'bad-match', number: 1 },
  ],
])('refuses %s', async (_, text, expected) => {
  expect(await readFile(text, games, 'Anna')).toEqual({ ok: false, ...expected });
});

test('merges without duplicates, and a deleted match returns only from a file', async () => {
  const matches = await openKeptMatches(memoryDb());
  await matches.keep(first);
  await matches.keep({ ...first, at: first.at + 1 });
  expect(await matches.list()).toEqual([first]);
  expect(await matches.add([first, second, second])).toBe(1);
  expect((await matches.list()).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  await matches.delete([first.id]);
  await matches.keep(first);
  expect(await matches.list()).toEqual([second]);
  expect(await matches.add([first])).toBe(1);
  expect(await matches.list()).toHaveLength(2);
});

test('the proof of a record does not change the id of the match', () => {
  expect(matchIdOf(`${first.record}# log AAAA\n# more\n`)).toBe(first.id);
  expect(matchIdOf(first.record.replaceAll('\n', '\r\n'))).toBe(first.id);
  expect(first.id).not.toBe(second.id);
});
