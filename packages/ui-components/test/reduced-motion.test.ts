/** Nothing is animated with `--cb-speed: 0` or `prefers-reduced-motion`. */
import type { LitElement } from 'lit';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as everything from '../src/define.ts';
import { GoudaGoudaFixture } from './kit/gouda-gouda-table.ts';

afterEach(() => commands.motion('reduce'));

const elements = Object.entries(everything) as unknown as [string, typeof LitElement][];

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule)
      yield* styleRules(rule.cssRules);
  }
}

const hasDuration = /(?:[1-9]\d*|\.\d+)m?s\b/;

test.each(elements)('%s: every animation duration depends on --cb-speed', (_, { elementStyles }) => {
  const rules = elementStyles.flatMap((style) => [
    ...styleRules((style as { styleSheet: CSSStyleSheet }).styleSheet.cssRules),
  ]);
  expect(rules.length).toBeGreaterThan(0);
  const fixedDurations = rules.flatMap(({ selectorText, style }) =>
    ['animation', 'animation-duration', 'transition', 'transition-duration']
      .map((property) => style.getPropertyValue(property))
      .filter((value) => hasDuration.test(value) && !value.includes('var(--_cb-speed)'))
      .map((value) => `${selectorText} ${value}`),
  );
  expect(fixedDurations).toEqual([]);
});

const runningAnimations = (fixture: GoudaGoudaFixture): string[] =>
  fixture
    .all('*')
    .flatMap((element) => element.getAnimations())
    .filter(({ effect }) => Number(effect!.getComputedTiming().activeDuration) > 0)
    .map((animation) => (animation as CSSAnimation).animationName);

describe('a table with several animations', () => {
  /** A token window with automatic pass: the timer runs, and a seat waits for its player. */
  async function renderAutoPass(speed: number): Promise<GoudaGoudaFixture> {
    const fixture = new GoudaGoudaFixture({
      mice: [
        [2, 2, 1],
        [2, 1, 2],
        [1, 3, 1],
      ],
      tokens: [['reroll'], ['cancel'], ['cancel']],
    });
    fixture.name('crate-left');
    fixture.roll('green', 'red', 'yellow', 'green', 'red');
    await fixture.render(0, { speed });
    fixture.table.autoPass = 'breath';
    await fixture.table.updateComplete;
    return fixture;
  }

  test('animates them at speed 1', async () => {
    await commands.motion('no-preference');
    const fixture = await renderAutoPass(1);
    expect(runningAnimations(fixture)).toEqual(expect.arrayContaining(['sand', 'waits']));
  });

  test('shows the timer without animation at speed 0', async () => {
    await commands.motion('no-preference');
    const fixture = await renderAutoPass(0);
    expect(fixture.all('.sand')).toHaveLength(1);
    expect(runningAnimations(fixture)).toEqual([]);
  });

  test('shows the timer without animation under reduced motion', async () => {
    const fixture = await renderAutoPass(1);
    expect(fixture.all('.sand')).toHaveLength(1);
    expect(runningAnimations(fixture)).toEqual([]);
  });
});
