import { describe, expect, it } from 'vitest';
import { davidGoliath } from '../games/david-goliath/index.ts';
import { seededChance } from './chance.ts';
import { Invalid } from './invalid.ts';
import { Match } from './match.ts';
import { readRecord, writeRecord } from './record.ts';

function startedMatch(moves: number): Match {
  const match = new Match(davidGoliath, {
    seats: 3,
    options: { deals: 1 },
    players: ['Ada', 'Ben\n ', 'Cleo: "the\tgreat"'],
  });
  const chance = seededChance(1);
  match.resolveAll(chance);
  for (let count = 0; count < moves; count++) {
    const [seat] = match.actors;
    match.play(seat!, match.legalMoves(seat!)[0]);
    match.resolveAll(chance);
  }
  return match as never;
}

const record = writeRecord(startedMatch(4));
const lines = record.split('\n');
const finishedRecord = writeRecord(startedMatch(45));
const read = (text: string): Match => readRecord(text, [davidGoliath]);

describe('a record', () => {
  it('is readable text', () => {
    expect(record).toMatchInlineSnapshot(`
      "cheeseboard record 1
      game: david-goliath 1
      seats: 3
      option deals: 1
      player 0: Ada
      player 1: Ben
      player 2: Cleo: "the great"

      * 0
      * 8 16 21 24 31 26 10 12 30 23 0 44 5 19 17 27 35 11 2 14 9 38 36 34 37 7 41 13 1 6 28 40 3 32 15 33 43 4 25 29 42 18 20 39 22
      1 r3
      2 r1
      0 r4
      0 r7
      "
    `);
  });

  it('is read back despite comments, blank lines and CRLF line ends', () => {
    expect(read(record).history).toEqual(startedMatch(4).history);
    const commentedRecord = [
      ...lines.slice(0, 7),
      '',
      ...lines.slice(7, 9),
      '# a fine move',
      '',
      ...lines.slice(9),
    ].join('\r\n');
    expect(writeRecord(read(commentedRecord))).toBe(record);
    expect(read(record).players).toEqual(['Ada', 'Ben', 'Cleo: "the great"']);
  });

  it('keeps an empty name', () => {
    const match = new Match(davidGoliath, { seats: 3, players: ['', '  ', 'Cleo'] });
    expect(read(writeRecord(match as never)).players).toEqual(['', '', 'Cleo']);
  });

  it('works without names', () => {
    const match = new Match(davidGoliath, { seats: 3 });
    expect(read(writeRecord(match)).players).toEqual([]);
  });

  it('contains the result, which must be correct', () => {
    const [result] = finishedRecord.match(/result: .*/) ?? [];
    expect(result).toMatch(/^result: \d+ \d+ \d+$/);
    expect(read(finishedRecord).result?.scores.join(' ')).toBe(result?.slice(8));
    expect(() => read(finishedRecord.replace(/result: .*/, 'result: 1 2 3'))).toThrow(
      /line 8: the steps end with \d+ \d+ \d+$/,
    );
    expect(() => read(record.replace('\n\n', '\nresult: 1 2 3\n\n'))).toThrow(
      /line 15: the record is cut off: steps are missing after this line/,
    );
  });

  it('may begin with a byte-order mark', () => {
    expect(read(`\uFEFF${record}`).length).toBe(startedMatch(4).length);
  });

  it('says after which line steps are missing', () => {
    const half = finishedRecord.slice(0, Math.floor(finishedRecord.length / 2));
    const complete = half.slice(0, half.lastIndexOf('\n') + 1);
    const last = complete.split('\n').length - 1;
    for (const text of [complete, complete.trimEnd(), `${complete}0 q`, `${complete}* `])
      expect(() => read(text)).toThrow(expect.objectContaining({ line: last, cutOff: true }) as never);
    // A match that goes on has no result, so only half a line shows that it is cut off.
    expect(() => read(`${record}0`)).toThrow(
      expect.objectContaining({ line: lines.length - 1, cutOff: true }) as never,
    );
    expect(() => read(`${record}0\n`)).toThrow(expect.objectContaining({ cutOff: false }) as never);
    const header = finishedRecord.slice(0, finishedRecord.indexOf('\n\n'));
    expect(() => read(header)).toThrow(expect.objectContaining({ line: 8, cutOff: true }) as never);
  });

  it.each([
    ['nothing', '', /line 1: the first line is/],
    [
      'another version',
      record.replace('record 1', 'record 2'),
      /line 1: the first line is "cheeseboard record 1"/,
    ],
    ['no game', record.replace(/game:.*\n/, ''), /line 6: no "game"/],
    ['no seats', record.replace(/seats:.*\n/, ''), /line 6: no "seats"/],
    [
      'an unknown game',
      record.replace('david-goliath 1', 'chess 1'),
      /line 2: no game "chess" among david-goliath/,
    ],
    [
      'a later version of the game',
      record.replace('david-goliath 1', 'david-goliath 2'),
      /line 2: versions 1 to 1/,
    ],
    ['no version of the game', record.replace('david-goliath 1', 'david-goliath'), /line 2: versions 1 to 1/],
    [
      'words after the version',
      record.replace('david-goliath 1', 'david-goliath 1 2'),
      /line 2: versions 1 to 1/,
    ],
    ['too many seats', record.replace('seats: 3', 'seats: 7'), /line 3: david-goliath is for 3 to 6 players/],
    ['seats in words', record.replace('seats: 3', 'seats: three'), /line 3/],
    ['a header without a value', record.replace('seats: 3', 'seats'), /line 3: not "key: value"/],
    ['a key twice', record.replace('seats: 3', 'seats: 3\nseats: 3'), /line 4: a second "seats"/],
    ['an unknown key', record.replace('seats: 3', 'seats: 3\nmood: good'), /line 4: "mood" is not known/],
    ['an option without a name', record.replace('option deals', 'option'), /line 4: "option" is not known/],
    [
      'an option with two names',
      record.replace('option deals', 'option deals of'),
      /line 4: "option deals of" is not known/,
    ],
    [
      'an unknown option',
      record.replace('option deals', 'option deels'),
      /line 4: david-goliath has no option "deels"/,
    ],
    ['a bad option', record.replace('deals: 1', 'deals: 21'), /line 4: "deals" is one of players, 1, 2/],
    ['a name too few', record.replace(/player 2:.*\n/, ''), /line 6: no "player 2"/],
    ['a name too many', record.replace('\n\n', '\nplayer 3: Dirk\n\n'), /line 8: "player 3" is not known/],
    ['a draw of words', record.replace(/\n\* \d\n/, '\n* two\n'), /line 9: a draw is a list of numbers/],
    ['a draw out of range', record.replace(/\n\* \d\n/, '\n* 3\n'), /line 9: each number is from 0 to 2/],
    [
      'a draw of the wrong length',
      record.replace(/\n\* \d\n/, '\n* 1 1\n'),
      /line 9: 1 numbers are asked for/,
    ],
    [
      'a draw that nobody asked for',
      record.replace(/\n(\d [rygbp]\d)/, '\n* 1\n$1'),
      /line 11: no draw is asked for/,
    ],
    ['a move before the draw', record.replace(/\n\* \d\n/, '\n0 r1\n'), /line 9: not allowed by CB-3/],
    ['not a move', record.replace(/\n\d [rygbp]\d/, '\n0 x1'), /line 11: "0 x1" is not a move/],
    [
      'a seat that is not there',
      record.replace(/\n\d ([rygbp]\d)/, '\n7 $1'),
      /line 11: not allowed by CB-1/,
    ],
  ])('is refused with %s', (_, text, reason) => {
    expect(() => read(text)).toThrow(Invalid);
    expect(() => read(text)).toThrow(reason);
  });

  it('is refused with line and rule if a move is illegal', () => {
    const [, seat, card] = /\n(\d) ([rygbp]\d)/.exec(record) ?? [];
    const wrongRecord = record.replace(`\n${seat} ${card}`, `\n${(Number(seat) + 1) % 3} ${card}`);
    try {
      read(wrongRecord);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        what: 'record',
        line: 11,
        refusal: { reason: 'not-your-turn', rule: 'DG-4', turn: Number(seat) },
      });
    }
  });

  it('is refused if steps follow the end of the game', () => {
    const finishedLines = finishedRecord.trimEnd().split('\n');
    expect(() => read([...finishedLines, finishedLines.at(-1)].join('\n'))).toThrow(/not allowed by CB-2/);
  });

  it('is a text', () => {
    expect(() => read(3 as never)).toThrow(Invalid);
  });
});
