import { expect, test } from 'vitest';
import { games } from './games.ts';
import { pageProblems } from './page-problems.ts';

const docs = games[0]!;

test.each(games.map((game) => [game.id, game] as const))('%s has none', (_, game) => {
  expect(pageProblems(game)).toEqual([]);
});

test('a rule without a section and a section without a rule are named', () => {
  const [first, ...others] = docs.rules;
  expect(pageProblems({ ...docs, rules: others })).toEqual([`no section for ${first!.rule}`]);
  expect(
    pageProblems({ ...docs, rules: [...docs.rules, { ...first!, rule: 'XX-1', examples: [] }] }),
  ).toEqual(['a section for XX-1, which is not a rule']);
});

test('a lesson step with a position that cannot be read is named', () => {
  const [first, ...others] = docs.lesson.steps;
  const lesson = { ...docs.lesson, steps: [{ ...first!, position: 'nonsense' }, ...others] };
  const [problem, ...more] = pageProblems({ ...docs, lesson });
  expect(problem).toMatch(new RegExp(`^the position of lesson step ${first!.id} cannot be read: .+`));
  expect(more).toEqual([]);
});
