/** Tests the explorables: every outcome has a true sentence and numbers that fit its bars, and every sentence can be reached. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/data/games.ts';
import { honestDraw } from '../src/data/honest-draw.ts';
import { fillIn, indexOf, outcomesOf } from '../src/study/outcomes.ts';
import { expectTexts } from './texts.ts';

const explorables = [
  ...games.flatMap(({ id, explorable }) => (explorable ? [[id, explorable] as const] : [])),
  ['fair chance', honestDraw] as const,
];

describe.each(explorables)('%s', (_, explorable) => {
  const outcomes = outcomesOf(explorable);

  test('has an outcome for every combination of values, in the order of the page', () => {
    const values = explorable.sliders.map(({ to }) => to);
    expect(indexOf(explorable.sliders, values)).toBe(outcomes.length - 1);
    const start = explorable.sliders.map((slider) => slider.start);
    const { numbers, sentence } = explorable.outcome(start);
    expect(outcomes[indexOf(explorable.sliders, start)]).toEqual([sentence, ...numbers]);
  });

  test('fits the bars', () => {
    for (const [, ...numbers] of outcomes) {
      for (const [index, { most }] of explorable.bars.entries()) {
        expect(numbers[index]).toBeGreaterThanOrEqual(0);
        expect(numbers[index]).toBeLessThanOrEqual(most);
      }
    }
  });

  test('reaches every sentence, and fills all its places', () => {
    const reached = new Map(outcomes.map(([sentence, ...numbers]) => [sentence!, numbers]));
    expect([...reached.keys()].sort()).toEqual(explorable.sentences.map((_, index) => index));
    for (const [sentence, numbers] of reached) {
      expectTexts(explorable.sentences[sentence]!);
      for (const text of Object.values(explorable.sentences[sentence]!))
        expect(fillIn(text as string, numbers)).not.toMatch(/\{|undefined|NaN/);
    }
  });
});

describe('figures counted by hand', () => {
  const outcomeOf = (id: string, ...values: number[]) =>
    explorables.find(([game]) => game === id)![1].outcome(values).numbers;

  test('blue 8 and 11 are worth 19, with a third mouse 3', () => {
    expect(outcomeOf('david-goliath', 8, 11, 4)).toEqual([19, 3]);
  });

  test('one mouse among three: 1 − (2/3)³ for a green die, 1 − (1/3)³ against three red ones', () => {
    expect(outcomeOf('gouda-gouda', 3, 1).slice(0, 2)).toEqual([70, 96]);
  });

  test('with 30 cards and 5 seen, one of 29 others is the twin', () => {
    expect(outcomeOf('daumen-drauf', 3, 5)[0]).toBe(Math.round((100 * 5) / 29));
  });

  test('cheats get all the sixes, and with one honest person no more than chance allows', () => {
    expect(outcomeOf('fair chance', 2, 0)).toEqual([0, 0, 0, 0, 0, 100]);
    for (const share of outcomeOf('fair chance', 2, 1)) expect(share).toBeLessThan(25);
  });

  test('with only piles 2 and 4 open, and 1 and 3 full, odd rolls are lost', () => {
    expect(outcomeOf('mens-erger-je-niet', 6, 2, 6, 3)).toEqual([0, 1, 0, 2, 0, 2, 3]);
  });
});
