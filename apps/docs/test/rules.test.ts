/** Tests that every rule has a section, and that its examples match the engine. */
import { type AnyGame, tableRules } from '@cheeseboard/engine';
import { tableText, tellRefusal } from '@cheeseboard/engine/text';
import { describe, expect, test } from 'vitest';
import { games } from '../src/data/games.ts';
import { tableRuleTexts } from '../src/data/table-rules.ts';
import type { Attempt, Case, Example, GameDocs } from '../src/data/types.ts';
import { languages } from '../src/site.ts';
import { matchesPattern } from '../src/study/pattern.ts';
import { Trial } from '../src/study/trial.ts';
import { attemptInWords } from '../src/study/words.ts';
import { expectTexts } from './texts.ts';

test('at least one game has pages', () => {
  expect(games.length).toBeGreaterThan(0);
});

test('the rules of the table have texts in every language', () => {
  for (const rule of tableRules) expectTexts(tableRuleTexts[rule]);
});

describe.each(games.map((docs) => [docs.id, docs] as const))('%s', (_, docs) => {
  test('the sections are exactly the rules of the engine', () => {
    expect(docs.rules.map(({ rule }) => rule).sort()).toEqual([...(docs.game as AnyGame).rules].sort());
    for (const { text } of docs.rules) expectTexts(text);
  });

  test('every rule has an example, and every example a unique id', () => {
    for (const { rule, examples } of docs.rules) {
      if (!docs.draft) expect(examples.length, rule).toBeGreaterThan(0);
      for (const example of examples) expect(example.rule).toBe(rule);
    }
    const ids = docs.rules.flatMap(({ examples }) => examples.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.skipIf(docs.draft)('every section has an attempt that is refused', () => {
    const rulesWithoutExample = docs.rules.filter(({ examples }) =>
      examples.every(({ cases }) =>
        cases.every(({ attempts }) => attempts.every((attempt) => !('refused' in attempt))),
      ),
    );
    expect(rulesWithoutExample.map(({ rule }) => rule)).toEqual([]);
  });

  const examples = docs.rules.flatMap((section) => section.examples);

  test.skipIf(docs.draft)('every option has an example with a switch', () => {
    const switchedOptions = new Set(examples.map(({ option }) => option));
    for (const option of Object.keys(docs.game.options)) expect(switchedOptions, option).toContain(option);
  });

  describe.each(examples.map((example) => [example.id, example] as const))('example %s', (_id, example) => {
    test('has a title and a text in every language', () => {
      expectTexts(example.title);
      expectTexts(example.text);
    });
    test.each(example.cases.map((exampleCase, index) => [index, exampleCase] as const))(
      'case %i has the stated outcomes',
      (_index, exampleCase) => {
        checkCase(docs, example, exampleCase);
      },
    );
    test('every case of a switch has another value of its option', () => {
      const { option, cases } = example;
      if (option === undefined) {
        if (cases.length > 1) for (const { label } of cases) expectTexts(label!);
        return;
      }
      expect(cases.length).toBeGreaterThan(1);
      const values = cases.map((exampleCase) => new Trial(docs, exampleCase).match.options[option]);
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(cases.length);
    });
  });
});

function checkCase(docs: GameDocs, example: Example, exampleCase: Case): void {
  const startTrial = new Trial(docs, exampleCase);
  expect(startTrial.match.game.id).toBe(docs.id);
  expect(exampleCase.attempts.length).toBeGreaterThan(0);
  for (const attempt of exampleCase.attempts) {
    checkAttempt(docs, exampleCase, attempt);
    if (attempt.note) expectTexts(attempt.note);
    for (const language of languages) {
      expect(attemptInWords(docs, language, exampleCase, attempt, example).answer).not.toBe('');
    }
  }
}

function checkAttempt(docs: GameDocs, example: Case, attempt: Attempt): void {
  const trial = new Trial(docs, example);
  const movesText = attempt.moves.join(' ');
  for (const move of attempt.moves.slice(0, -1))
    expect(trial.play(move).ok, `${move} of ${movesText}`).toBe(true);
  const lengthBefore = trial.match.length;
  const state = trial.match.state;
  const result = trial.play(attempt.moves.at(-1)!);
  if ('refused' in attempt) {
    if (result.ok) throw new Error(`${movesText} is allowed`);
    expect(result.refusal.rule, movesText).toBe(attempt.refused);
    expect(trial.match.state).toBe(state);
    expect(tellRefusal(docs.texts.nl, tableText.nl, result.refusal, { names: [], you: 0 })).not.toBe('');
    return;
  }
  if (!result.ok) throw new Error(`${movesText} is refused: ${result.refusal.rule} ${result.refusal.reason}`);
  const events = trial.match.history.slice(lengthBefore).flatMap((taken) => taken.events);
  expect(
    events.some((event) => matchesPattern(event, attempt.causes)),
    `${movesText} causes ${JSON.stringify(events)}`,
  ).toBe(true);
}
