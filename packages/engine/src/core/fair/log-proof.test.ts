import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventfulTable, LogTable } from '../../../test/fair/log-table.ts';
import { games } from '../../games/index.ts';
import { Invalid } from '../invalid.ts';
import { readRecord, writeRecord } from '../record.ts';
import { type Entry, readLogProof, verify, writeLogProof } from './index.ts';

const recordOf = ({ match, log }: LogTable): string => writeRecord(match) + writeLogProof(log.entries);
const entriesOf = (record: string): Entry[] | null => readLogProof(record, readRecord(record, games));
const gouda = games.find(({ id }) => id === 'gouda-gouda')!;
const dice = games.find(({ id }) => id === 'mens-erger-je-niet')!;

describe('the log in a record', () => {
  it.each(games.map((game) => [game.id, game] as const))('survives writing and reading: %s', (_, game) => {
    const table = eventfulTable(game);
    const record = recordOf(table);
    expect(entriesOf(record)).toEqual(table.log.entries);
    expect(verify(record, games)).toMatchObject({ type: 'verified', checked: { entries: table.log.length } });
  });

  it('keeps the salt of the start', () => {
    const table = new LogTable({ game: dice, seats: ['person', 'person'], salt: 's'.repeat(22) }).play(8);
    expect(entriesOf(recordOf(table))).toEqual(table.log.entries);
  });

  it('contains the moves that were taken back, unlike the steps', () => {
    const table = eventfulTable(gouda);
    const moves = table.log.entries.filter(({ kind }) => kind === 'move' || kind === 'bot-move').length;
    const steps = table.match.history.filter(({ step }) => 'move' in step).length;
    expect(table.log.entries.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(moves).toBe(steps + 1);
  });

  it('has one short line per entry', () => {
    const table = new LogTable({ game: dice, seats: ['person', 'person', 'person'] }).play(60);
    const lines = writeLogProof(table.log.entries).trimEnd().split('\n');
    expect(lines.length).toBe(1 + table.log.length);
    for (const [index, line] of lines.slice(1).entries()) {
      expect(line.startsWith(`# log ${index} `)).toBe(true);
      if (line.includes(' move ')) expect(line.length).toBeLessThan(120);
    }
  });

  it('is null if the record has none', () => {
    const { match } = new LogTable({ game: dice, seats: ['person', 'person'] }).play(9);
    expect(entriesOf(writeRecord(match))).toBeNull();
  });

  it('cannot be written while a body is secret', () => {
    const { entries } = new LogTable({ game: gouda, seats: ['person', 'person'] }).play(9).log;
    const secret = entries.map((entry) => (entry.kind === 'move' ? { ...entry, body: null } : entry));
    expect(() => writeLogProof(secret)).toThrow(RangeError);
  });

  it('keeps its violations: a foreign key, head or term, too few signatures', () => {
    const { match, log } = new LogTable({ game: dice, seats: ['person', 'person'] }).play(20);
    const index = log.entries.findLastIndex(({ kind }) => kind === 'move');
    const move = log.entries[index]!;
    const [signature] = move.signatures;
    const hash = log.hashes[0]!;
    const wrongEntries: Partial<Entry>[] = [
      { signatures: [{ ...signature!, key: hash }] },
      { signatures: [{ ...signature!, seen: { index: 3, hash } }] },
      { signatures: [{ ...signature!, seen: { index: 999, hash } }] },
      { signatures: [] },
      { term: 7 },
    ];
    for (const wrongEntry of wrongEntries) {
      const entries = log.entries.with(index, { ...move, ...wrongEntry });
      const record = writeRecord(match) + writeLogProof(entries);
      expect(entriesOf(record)).toEqual(entries);
      expect(verify(record, games)).toMatchObject({ type: 'violation', violation: { index: index } });
    }
  });

  it('has draws without reveals if no player draws', () => {
    const table = new LogTable({ game: dice, seats: ['person', 'bot'] });
    const [start] = table.log.entries;
    const draw = { ...table.draw(), body: { kind: 'draw', reveals: [] } } as unknown as Entry;
    const record = writeRecord(table.match) + writeLogProof([start!, draw]);
    expect(entriesOf(record)?.[1]?.body).toEqual({ kind: 'draw', reveals: [] });
  });
});

describe('a malformed log', () => {
  const table = eventfulTable(gouda);
  const record = recordOf(table);
  const lines = record.split('\n');
  const first = lines.findIndex((line) => line.startsWith('# log 0 '));
  const kindAt = (kind: string) => lines.findIndex((line) => new RegExp(`^# log \\d+ ${kind} `).test(line));
  const withLine = (index: number, line: string) => lines.with(index, line).join('\n');

  it.each([
    ['another version', first - 1, '# log 2', 'begins with'],
    ['a line of something else', first + 2, '# log what', 'comes next'],
    ['an entry left out', first + 2, lines[first + 3]!, 'comes next'],
    ['a kind that does not exist', first, lines[first]!.replace('start', 'begin'), 'not a body'],
    ['a body that is not JSON', first, '# log 0 start {"game":', 'JSON'],
    ['a body that lacks something', first, '# log 0 start {"game":"x"}', 'not a body'],
    ['a body that is missing', kindAt('undo'), lines[kindAt('undo')]!.replace(/\{\S*\} /, ''), 'JSON'],
    ['half a signature', kindAt('move'), lines[kindAt('move')]!.slice(0, -9), 'signature'],
    [
      'a signer that nobody named',
      kindAt('move'),
      lines[kindAt('move')]!.replace(/ \d+\./, ' 77.'),
      'signature',
    ],
    [
      'a term that is not a number',
      kindAt('seat'),
      lines[kindAt('seat')]!.replace('} ', '} term=x '),
      'term',
    ],
    ['a salt beside a body', kindAt('seat'), lines[kindAt('seat')]!.replace('} ', '} ~salt '), 'salt'],
    ['half a reveal', kindAt('draw'), lines[kindAt('draw')]!.replace(/[0-9a-f]{9}[, ]/, ' '), ''],
  ])('is refused with its line: %s', (_, index, line, reason) => {
    const text = withLine(index, line);
    expect(text).not.toBe(record);
    expect(() => entriesOf(text)).toThrow(Invalid);
    expect(verify(text, games)).toMatchObject({ type: 'record', line: index + 1 });
    expect(verify(text, games)).toMatchObject({ reason: expect.stringContaining(reason) });
  });

  it('is refused if the record has no step for an entry', () => {
    const lastStepLine = lines.findLastIndex((line) => /^\d /.test(line));
    const text = lines.toSpliced(lastStepLine, 1).join('\n');
    expect(verify(text, games).type).toMatch(/record|violation/);
  });

  it('is never verified after a random change, and never throws', () => {
    const start = record.indexOf('# log 0 ');
    fc.assert(
      fc.property(
        fc.integer({ min: start, max: record.length - 1 }),
        fc.constantFrom('', 'A', '0', ' ', '\n', '.', '-', ','),
        (index, change) => {
          const text = record.slice(0, index) + change + record.slice(index + 1);
          fc.pre(text !== record);
          const verdict = verify(text, games);
          // The end of the last line may be missing.
          if (index === record.length - 1) return;
          expect(verdict.type, `${index} ${change}: ${record.slice(index - 20, index + 20)}`).toMatch(
            /record|violation/,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a record that does not match its log', () => {
  const table = new LogTable({ game: dice, seats: ['person', 'person', 'person'] }).play(30);
  const record = recordOf(table);

  it('is detected: names', () => {
    expect(verify(record.replace('player 1: Gouda', 'player 1: Edam'), games)).toMatchObject({
      violation: { kind: 'record' },
    });
  });
  it('is verified without names', () => {
    expect(verify(record.replace(/^player .*\n/gm, ''), games)).toMatchObject({ type: 'verified' });
  });
  it('is detected: a changed die', () => {
    const lines = record.split('\n');
    const draws = lines.flatMap((line, index) => (line.startsWith('* ') ? [index] : []));
    for (const index of draws.slice(0, 4)) {
      for (const face of [0, 1, 2, 3, 4, 5]) {
        const changedLines = lines.with(index, `* ${face}`).join('\n');
        if (changedLines === record) continue;
        const verdict = verify(changedLines, games);
        expect(verdict.type).toMatch(/record|violation/);
        if (verdict.type === 'violation') expect(verdict.violation).toMatchObject({ kind: 'outcome' });
      }
    }
  });
  it('is detected: steps that are not in the log', () => {
    const text = writeRecord(table.match) + writeLogProof(table.log.entries.slice(0, -2));
    expect(verify(text, games)).toMatchObject({ violation: { kind: 'record' } });
  });
});
