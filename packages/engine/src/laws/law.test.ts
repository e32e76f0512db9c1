import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mensErgerJeNiet } from '../games/mens-erger-je-niet/index.ts';
import type { AnyGame } from '../index.ts';
import { expectEqual, expectSame, expectTrue } from './expect-fast.ts';
import { checkIn, forAll, keepLaw } from './law.ts';
import { anyChoices, anySetup, playRandomly } from './random-games.ts';
import { expectEntry } from './text.ts';

const game = mensErgerJeNiet as AnyGame;

function messageOf(run: () => void): string {
  try {
    keepLaw(game, 'is short', 'Make it shorter.', run);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the law was kept');
}

it('a broken law names the game, the problem, the match, the smallest case, the seed and what to do', () => {
  const message = messageOf(() =>
    forAll(
      [anySetup(game), anyChoices],
      (setup, choices) => {
        playRandomly(game, setup, choices, (match) =>
          checkIn(match, () => expectTrue(match.length < 3, `the match has ${match.length} steps`)),
        );
      },
      { seed: 5, count: 10 },
    ),
  );
  expect(message).toMatch(/^mens-erger-je-niet breaks the law: is short\.\nProblem: the match has 3 steps\n/);
  expect(message).toMatch(/\n {2}cheeseboard record 1\n {2}game: mens-erger-je-niet 1\n {2}seats: 2\n/);
  expect(message).toMatch(/\nSmallest case: .*"seats":2.*\(seed 5, path [\d:]+\)\n/);
  expect(message).toMatch(/\nWhat to do: Make it shorter\.$/);
});

it('a problem without a match is told as well, and a long match is cut', () => {
  const message = messageOf(() => expectSame(1, 2, 'the number of rounds'));
  expect(message).toContain('Problem: the number of rounds: expected 1 to be 2');
  expect(message).not.toContain('cheeseboard record');
  const match = playRandomly(game, { seats: 2, options: {} }, { numbers: [], seed: 1 });
  const longMessage = messageOf(() => checkIn(match, () => expectTrue(false, 'too long')));
  expect(longMessage).toContain(`  … ${match.length - 30} steps\n`);
});

it('a difference names the field and both sides', () => {
  const sides = { actual: 'the game', expected: 'the oracle' };
  const differ = (actual: unknown, expected: unknown): string =>
    messageOf(() => expectEqual(actual, expected, 'the position', sides));
  expect(differ({ turn: 0, hands: [['a'], ['b', 'c']] }, { turn: 0, hands: [['a'], ['b']] })).toContain(
    'Problem: the position differs at hands[1][1]: the game: "c"; the oracle: nothing\n',
  );
  expect(differ({ led: undefined }, {})).toContain(
    'differs at led: the game: undefined; the oracle: nothing\n',
  );
  expect(differ([], null)).toContain('Problem: the position: the game: []; the oracle: null\n');
});

it('a missing text is named', () => {
  expect(messageOf(() => expectEntry({}, 'refusals', 'must-follow', 'en'))).toContain(
    "Problem: text/en.ts has no refusals['must-follow']\n",
  );
});

it('a law that holds says nothing', () => {
  const run = () =>
    forAll([fc.nat()], (number) => expectTrue(number >= 0, 'negative'), { seed: 1, count: 5 });
  expect(() => keepLaw(game, 'holds', '', run)).not.toThrow();
});
