/** Checks a saved record: every possible finding, in the words of the page. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@cheeseboard/engine/text';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { cheat, person, play, record } from './draws.ts';

const seed = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));
const people = [person(seed, 'Brie'), person(seed, 'Gouda')];
const fairMatch = play(people);
const honestRecord = record(fairMatch);
const other = (fairMatch.pips[1]! % 6) + 1;
const savedRecord = readFileSync(
  new URL('../../src/games/david-goliath/records/one-deal.txt', import.meta.url),
  'utf8',
);

describe('a saved record', () => {
  it('is verified, with a count of what was checked', () => {
    const { type, sentence, facts } = check(honestRecord, 'en');
    expect(type).toBe('verified');
    expect(sentence).toMatch(/^Verified: \d+ moves?, 5 draws, \d+ signatures\./);
    expect(facts).toMatchObject({ draws: 5, people: 2, without: 0, alone: 0 });
  });

  it('with a falsified die names the entry', () => {
    const { type, sentence } = check(record(cheat(people, 'die', 2, other, seed)), 'en');
    expect(type).toBe('violation');
    expect(sentence).toMatch(/^Not verified: the draw of entry \d+ should have come out differently\.$/);
  });

  it('of one person is not verified', () => {
    const { type, sentence, facts } = check(record(play(people.slice(0, 1))), 'en');
    expect(type).toBe('alone');
    expect(sentence).toMatch(/^Not verified: /);
    expect(facts).toMatchObject({ draws: 5, people: 1, alone: 5 });
  });

  it('with a replaced chain names its owner', () => {
    expect(check(record(cheat(people, 'chain', 2, other, seed)), 'nl').sentence).toBe(
      'Niet bewezen: het aandeel van Brie in de trekking van logregel 1 is niet wat was vastgelegd.',
    );
  });

  it('with a proof of the first format is reported as older', () => {
    expect(check(`${savedRecord}# fair 1 a1b2 1\n`, 'de')).toMatchObject({
      type: 'older',
      sentence: expect.stringMatching(/^Älterer Beweis, nicht geprüft\./),
    });
  });

  it('without a proof is only checked against the rules', () => {
    expect(check(savedRecord, 'en')).toMatchObject({
      type: 'unproven',
      facts: { game: 'David & Goliath', people: 0 },
    });
  });

  it.each(languages)('with a move against the rules names line and rule: %s', (language) => {
    const lines = savedRecord.split('\n');
    const index = lines.findIndex((line) => /^\d /.test(line));
    expect(index).toBeGreaterThan(0);
    // Repeat a move: its card is no longer in the hand.
    const nextIndex = index + 1;
    lines.splice(nextIndex, 0, lines[index]!);
    const { type, line, sentence } = check(lines.join('\n'), language);
    expect({ type, line }).toEqual({ type: 'record', line: nextIndex + 1 });
    expect(sentence).toMatch(/\((?:DG|CB)-\d+\)\.$/);
  });

  it.each([
    ['no record at all', 'hello', 1],
    [
      'a proof that is cut off',
      `${honestRecord.trimEnd().slice(0, -8)}\n`,
      honestRecord.trimEnd().split('\n').length,
    ],
  ])('that is %s is refused with its line', (_, text, line) => {
    expect(check(text, 'de')).toMatchObject({ type: 'record', line, facts: null });
    expect(check(text, 'de').sentence).toBe(
      `Keine spielbare Partie, Zeile ${line}: das gehört nicht in eine Aufzeichnung.`,
    );
  });
});
