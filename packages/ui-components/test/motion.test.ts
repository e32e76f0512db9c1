/** Nothing moves where nothing is to move: `--cb-speed: 0`, or a reader who wants less of it. */
import type { LitElement } from 'lit';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as everything from '../src/define.ts';
import { Pantry } from './kit/pantry.ts';

afterEach(() => commands.motion('reduce'));

const elements = Object.entries(everything) as unknown as [string, typeof LitElement][];

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule)
      yield* styleRules(rule.cssRules);
  }
}

const takesTime = /(?:[1-9]\d*|\.\d+)m?s\b/;

test.each(elements)('%s: every animation takes its time from the speed', (_, { elementStyles }) => {
  const rules = elementStyles.flatMap((style) => [
    ...styleRules((style as { styleSheet: CSSStyleSheet }).styleSheet.cssRules),
  ]);
  expect(rules.length).toBeGreaterThan(0);
  const deaf = rules.flatMap(({ selectorText, style }) =>
    ['animation', 'animation-duration', 'transition', 'transition-duration']
      .map((property) => style.getPropertyValue(property))
      .filter((value) => takesTime.test(value) && !value.includes('var(--_cb-speed)'))
      .map((value) => `${selectorText} ${value}`),
  );
  expect(deaf).toEqual([]);
});

const lively = (pantry: Pantry): string[] =>
  pantry
    .all('*')
    .flatMap((element) => element.getAnimations())
    .filter(({ effect }) => Number(effect!.getComputedTiming().activeDuration) > 0)
    .map((animation) => (animation as CSSAnimation).animationName);

describe('a table on which much would move', () => {
  /** A window that passes by itself: sand runs, somebody is asked, a place is lit. */
  async function breathing(speed: number): Promise<Pantry> {
    const pantry = new Pantry({
      mice: [
        [2, 2, 1],
        [2, 1, 2],
        [1, 3, 1],
      ],
      tokens: [['reroll'], ['cancel'], ['cancel']],
    });
    pantry.name('crate-left');
    pantry.roll('green', 'red', 'yellow', 'green', 'red');
    await pantry.seat(0, { speed });
    pantry.table.autoPass = 'breath';
    await pantry.table.updateComplete;
    return pantry;
  }

  test('moves', async () => {
    await commands.motion('no-preference');
    const pantry = await breathing(1);
    expect(lively(pantry)).toEqual(expect.arrayContaining(['sand', 'waits']));
  });

  test('is still at speed 0; the sand lies there', async () => {
    await commands.motion('no-preference');
    const pantry = await breathing(0);
    expect(pantry.all('.sand')).toHaveLength(1);
    expect(lively(pantry)).toEqual([]);
  });

  test('is still for who wants less motion', async () => {
    const pantry = await breathing(1);
    expect(pantry.all('.sand')).toHaveLength(1);
    expect(lively(pantry)).toEqual([]);
  });
});
