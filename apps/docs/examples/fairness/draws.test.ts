/** The host of the fairness page is caught, whichever way it cheats. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { audit, fittingHost, person, play, ROLLS } from './draws.ts';

const seed = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));

describe('a cheating host', () => {
  const people = [person(seed), person(seed)];
  const fair = play(people);
  const otherThan = (roll: number): number => (fair.pips[roll - 1]! % 6) + 1;

  it('is not accused of a fair match', () => {
    expect(fair.pips).toHaveLength(ROLLS);
    expect(audit(fair, people, people)).toMatchObject({ type: 'verified', checked: { draws: ROLLS + 1 } });
  });

  it.each([1, 2, 3, 4])('is caught with a falsified die at roll %i', (roll) => {
    const cheated = play(people, new Map([[roll, otherThan(roll)]]));
    expect(cheated.pips[roll - 1]).toBe(otherThan(roll));
    expect(audit(cheated, people, people)).toMatchObject({ type: 'draw', draw: roll + 1 });
  });

  it.each([1, 4])('is caught with a replaced chain that fits roll %i', (roll) => {
    const shown = [fittingHost(people.slice(1), roll, otherThan(roll), seed), people[1]!];
    const cheated = play(shown);
    expect(cheated.pips[roll - 1]).toBe(otherThan(roll));
    expect(audit(cheated, shown, shown)).toMatchObject({ type: 'verified' });
    expect(audit(cheated, shown, people)).toEqual({ type: 'chain', person: 0, kind: 'open' });
  });
});
