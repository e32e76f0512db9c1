/** Checks a saved record: every possible finding, in the words of the page. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@cheeseboard/engine/text';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { fittingHost, person, play, record } from './draws.ts';

const seed = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));
const people = [person(seed), person(seed)];
const fair = play(people);
const honest = record(fair, people, people);
const other = (fair.pips[1]! % 6) + 1;
const saved = readFileSync(
  new URL('../../src/games/david-goliath/records/one-deal.txt', import.meta.url),
  'utf8',
);

describe('a saved record', () => {
  it('is verified, with a count of what was checked', () => {
    const { type, sentence, facts } = check(honest, 'en');
    expect(type).toBe('verified');
    expect(sentence).toMatch(/^Verified: \d+ moves? and 5 draws\./);
    expect(facts).toMatchObject({ draws: 5, people: 2, without: 0, alone: 0 });
  });

  it('with a falsified die names the draw', () => {
    const { type, sentence } = check(record(play(people, new Map([[2, other]])), people, people), 'en');
    expect(type).toBe('draw');
    expect(sentence).toMatch(/^Not true: draw 3 /);
  });

  it('of one person is not verified', () => {
    const [one] = people.map((each) => [each]);
    const { type, sentence, facts } = check(record(play(one!), one!, one!), 'en');
    expect(type).toBe('alone');
    expect(sentence).toMatch(/^Not verified: /);
    expect(facts).toMatchObject({ draws: 5, people: 1, alone: 5 });
  });

  it('with a replaced chain names its owner', () => {
    const shown = [fittingHost(people.slice(1), 2, other, seed), people[1]!];
    expect(check(record(play(shown), shown, people), 'nl').sentence).toBe(
      'Niet waar: de open ketting van speler 1 in het bewijs leidt niet naar wat beloofd is.',
    );
  });

  it('without a proof is only checked against the rules', () => {
    expect(check(saved, 'en')).toMatchObject({
      type: 'unproven',
      facts: { game: 'David & Goliath', people: 0 },
    });
  });

  it.each(languages)('with a move against the rules names line and rule: %s', (language) => {
    const lines = saved.split('\n');
    const at = lines.findIndex((line) => /^\d /.test(line));
    expect(at).toBeGreaterThan(0);
    // A card that is played twice is no longer in the hand.
    const next = at + 1;
    lines.splice(next, 0, lines[at]!);
    const { type, line, sentence } = check(lines.join('\n'), language);
    expect({ type, line }).toEqual({ type: 'record', line: next + 1 });
    expect(sentence).toMatch(/\((?:DG|CB)-\d+\)\.$/);
  });

  it.each([
    ['no record at all', 'hello', 1],
    ['a proof that is cut off', `${honest.trimEnd().slice(0, -8)}\n`, honest.trimEnd().split('\n').length],
  ])('that is %s is refused with its line', (_, text, line) => {
    expect(check(text, 'de')).toMatchObject({ type: 'record', line, facts: null });
    expect(check(text, 'de').sentence).toBe(
      `Keine Partie, die gespielt werden kann, Zeile ${line}: das gehört nicht in eine Aufzeichnung.`,
    );
  });
});
