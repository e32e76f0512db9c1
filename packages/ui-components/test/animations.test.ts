/**
 * Animations are cheap: the browser's compositor runs them without the page's thread, and none goes on while a table waits for its
 * player.
 */
import { html, type LitElement } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as everything from '../src/define.ts';
import type { TableElement } from '../src/table/table.ts';
import { costlyProperties } from './kit/animations.ts';
import { getElement, show } from './kit/index.ts';
import { queryAllDeep, until } from './kit/query.ts';

const LONGEST_MS = 6_000;

beforeEach(() => commands.motion('no-preference'));
afterEach(() => commands.motion('reduce'));

const elements = Object.entries(everything) as unknown as [string, typeof LitElement][];

function* rulesIn(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSKeyframesRule) yield* rulesIn(rule.cssRules);
  }
}

/** A shorthand that contains `var()` has no longhands, so its text is read. */
function transitionedProperties({ transition, transitionProperty }: CSSStyleDeclaration): string[] {
  if (transitionProperty) return transitionProperty.split(', ').filter((name) => name !== 'unset');
  if (!transition) return [];
  let text = transition;
  while (text.includes('(')) text = text.replaceAll(/[\w-]*\([^()]*\)/g, '');
  const isProperty = (word: string): boolean => word !== '' && !/^(?:ease|linear|step|[\d.]+m?s$)/.test(word);
  return text.split(',').map((part) => part.split(' ').find(isProperty) ?? 'all');
}

test.each(elements)(
  '%s: styles animate only transform and opacity, and not for ever',
  (_, { elementStyles }) => {
    const rules = elementStyles.flatMap((style) => [
      ...rulesIn((style as { styleSheet: CSSStyleSheet }).styleSheet.cssRules),
    ]);
    expect(rules.length).toBeGreaterThan(0);
    const violations = rules.flatMap((rule) => {
      if (rule instanceof CSSKeyframeRule) return costlyProperties([...rule.style]);
      if (!(rule instanceof CSSStyleRule)) return [];
      const { animation, animationIterationCount } = rule.style;
      return [
        ...costlyProperties(transitionedProperties(rule.style)),
        ...(`${animation} ${animationIterationCount}`.includes('infinite') ? [rule.cssText] : []),
      ];
    });
    expect(violations).toEqual([]);
  },
);

test.each(['david-goliath', 'gouda-gouda', 'daumen-drauf', 'mens-erger-je-niet'])(
  '%s: while it waits for the player, only cheap animations run, and they end',
  async (id) => {
    await show(html`<cb-game game=${id} players="4" bots="easy" seed="first"></cb-game>`);
    const game = getElement('cb-game');
    const table = await until(() => queryAllDeep<TableElement<never>>(game, `cb-${id}`)[0]);
    const die = (): HTMLElement | undefined => queryAllDeep(game, '[data-roll]')[0];
    const untilAsked = () => until(() => !table.busy && (die() || table.moves.length > 0));
    await untilAsked();
    expect(die() !== undefined).toBe(id === 'mens-erger-je-niet');
    while (die()) {
      const dieAnimations = die()!.getAnimations({ subtree: true });
      expect(dieAnimations.length).toBeGreaterThan(0);
      expectCheapAnimations(game);
      die()!.click();
      await table.updateComplete;
      await untilAsked();
    }
    expectCheapAnimations(game);
  },
);

function expectCheapAnimations(game: Element): void {
  const running = [...queryAllDeep<Element>(game, '*')]
    .flatMap((element) => element.getAnimations())
    .map(({ effect }) => effect as KeyframeEffect);
  // The mouse of the player whose turn it is.
  expect(running.length).toBeGreaterThan(0);
  const costly = running.flatMap((effect) =>
    costlyProperties(
      effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)),
      effect.target,
    ),
  );
  expect(costly).toEqual([]);
  expect(Math.max(...running.map((effect) => Number(effect.getComputedTiming().endTime)))).toBeLessThan(
    LONGEST_MS,
  );
}
