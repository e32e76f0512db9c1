/** The host of the fairness page is caught, whichever way it cheats. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { audit, cheat, person, play, ROLL_COUNT } from './draws.ts';

const seed = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));

describe('a cheating host', () => {
  const people = [person(seed, 'Host'), person(seed, 'Guest')];
  const fairMatch = play(people);
  const wrongPips = (roll: number): number => (fairMatch.pips[roll - 1]! % 6) + 1;
  const drawEntry = (roll: number): number =>
    fairMatch.log.entries.filter(({ kind }) => kind === 'draw')[roll]!.index;

  it('is not accused of a fair match', () => {
    expect(fairMatch.pips).toHaveLength(ROLL_COUNT);
    expect(audit(fairMatch)).toMatchObject({
      type: 'verified',
      checked: { draws: ROLL_COUNT + 1, people: 2 },
    });
  });

  it.each([1, 2, 3, 4])('is caught with a falsified die at roll %i', (roll) => {
    const cheatedMatch = cheat(people, 'die', roll, wrongPips(roll), seed);
    expect(cheatedMatch.pips[roll - 1]).toBe(wrongPips(roll));
    expect(audit(cheatedMatch)).toMatchObject({
      type: 'violation',
      violation: { kind: 'outcome', index: drawEntry(roll), name: 'Host' },
    });
  });

  it.each([1, 4])('is caught with a replaced chain that fits roll %i', (roll) => {
    const cheatedMatch = cheat(people, 'chain', roll, wrongPips(roll), seed);
    expect(cheatedMatch.pips[roll - 1]).toBe(wrongPips(roll));
    expect(audit(cheatedMatch)).toMatchObject({
      type: 'violation',
      violation: { kind: 'reveal', index: 1, name: 'Host' },
    });
  });

  it('is caught with a start that the guest did not sign', () => {
    const cheatedMatch = cheat(people, 'start', 2, wrongPips(2), seed);
    expect(cheatedMatch.pips[1]).toBe(wrongPips(2));
    expect(audit(cheatedMatch)).toMatchObject({
      type: 'violation',
      violation: { kind: 'signature', index: 0, name: 'Guest' },
    });
  });
});
