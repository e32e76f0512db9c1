import { Invalid, Match, seededChance, seededDraw } from '@cheeseboard/engine';
import { games } from '@cheeseboard/engine/games';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { expect, test } from 'vitest';
import { type Flaw, flawOf } from './record-error.ts';

const game = games.find(({ id }) => id === 'mens-erger-je-niet')!;
const match = new Match(game, { seats: 2, options: { playForPlaces: 'on' }, players: ['Ada', 'Ben'] });
const [chance, draw] = [seededChance(1), seededDraw(1)];
while (!match.result) {
  if (match.chance) match.resolveAll(chance);
  else {
    const moves = match.legalMoves(match.actors[0]!);
    match.play(match.actors[0]!, moves[draw(moves.length)]!);
  }
}
const validRecord = writeRecord(match);

const brokenRecords: readonly (readonly [string, (text: string) => string, Flaw])[] = [
  ['nothing', () => '', 'title'],
  ['another text', () => 'hello\nthere', 'title'],
  ['no seats', (text) => text.replace(/^seats: .*\n/m, ''), 'missing'],
  ['no second name', (text) => text.replace(/^player 1.*\n/m, '').replace(/^result.*\n/m, ''), 'missing'],
  ['another game', (text) => text.replace('game: mens-erger-je-niet', 'game: whist'), 'game'],
  ['a later version', (text) => text.replace('mens-erger-je-niet 1', 'mens-erger-je-niet 9'), 'game'],
  ['too many seats', (text) => text.replace('seats: 2', 'seats: 9'), 'seats'],
  ['another option', (text) => text.replace('option playForPlaces', 'option trumps'), 'option'],
  ['another value', (text) => text.replace('playForPlaces: on', 'playForPlaces: maybe'), 'option'],
  ['another result', (text) => text.replace(/^result: .*/m, 'result: 1 1'), 'result'],
  ['a strange line', (text) => text.replace('seats: 2', 'seats: 2\nweather: fine'), 'header'],
  ['a line without a key', (text) => text.replace('seats: 2', 'seats: 2\nwhat?'), 'header'],
  ['a name twice', (text) => text.replace('player 1: Ben', 'player 0: Ben'), 'header'],
  ['a draw of nine', (text) => text.replace(/^\* .*/m, '* 9'), 'draw'],
  ['a draw of nothing', (text) => text.replace(/^\* .*/m, '* x'), 'draw'],
  ['no move', (text) => text.replace(/^(\d) \S+$/m, '$1 zzz'), 'move'],
];

test.each(brokenRecords)('%s', (_, bend, flaw) => {
  const text = bend(validRecord);
  expect(text).not.toBe(validRecord);
  try {
    readRecord(text, games);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    expect(error.refusal).toBeUndefined();
    expect(flawOf(text, error.line ?? null)).toBe(flaw);
    return;
  }
  throw new Error('it can be read');
});
