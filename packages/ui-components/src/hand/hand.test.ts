import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import './define.ts';
import {
  ariaSnapshot,
  expectAccessible,
  getElement,
  queryShadow,
  show,
  waitForUpdates,
} from '../../test/kit/index.ts';
import type { CbHand } from './hand.ts';

const dealtCards = 'r3 r14 y1 y8 y17 g2 g6 g11 g15 b4 b9 b18 p5 p10 p16';
let playedCards: string[];
let lifted: string[];

beforeEach(() => {
  playedCards = [];
  lifted = [];
});

const hand = (): CbHand => getElement('cb-hand');
const card = (text: string): HTMLButtonElement =>
  queryShadow<HTMLButtonElement>(hand(), `[data-card="${text}"]`)!;
const focusedCard = (): string | undefined =>
  (hand().shadowRoot!.activeElement as HTMLElement | null)?.dataset.card;

async function deal(cards: string, legal?: string[]): Promise<void> {
  await show(html`
    <button id="before">before</button>
    <cb-hand
      cards=${cards}
      .legal=${legal ?? null}
      @cb-card-play=${(event: HTMLElementEventMap['cb-card-play']) => {
        if (legal && !legal.includes(event.card)) event.preventDefault();
        else playedCards.push(event.card);
      }}
      @cb-card-lift=${(event: HTMLElementEventMap['cb-card-lift']) => lifted.push(event.card)}
    ></cb-hand>
    <button id="after">after</button>
  `);
}

test('sorts by colour and number', async () => {
  await deal('p5 g11 r14 g2 r3');
  const order = [...hand().shadowRoot!.querySelectorAll<HTMLElement>('button')].map(
    (button) => button.dataset.card,
  );
  expect(order).toEqual(['r3', 'r14', 'g2', 'g11', 'p5']);
});

test('has an accessible name and role', async () => {
  await deal('g11 r3', ['g11']);
  expect(await ariaSnapshot('cb-hand')).toMatchInlineSnapshot(`
    "- toolbar "Your hand, 2 cards":
      - button "red 3, not now"
      - button "green 11""
  `);
  await expectAccessible();
});

describe('by mouse', () => {
  test('a click lifts, a second click plays', async () => {
    await deal('r3 g11');
    await userEvent.click(card('g11'));
    expect([lifted, playedCards]).toEqual([['g11'], []]);
    await userEvent.click(card('g11'));
    expect(playedCards).toEqual(['g11']);
  });

  test('lifts another card instead', async () => {
    await deal('r3 g11');
    await userEvent.click(card('g11'));
    await userEvent.click(card('r3'), { position: { x: 10, y: 30 } });
    expect([lifted, playedCards, hand().lifted]).toEqual([['g11', 'r3'], [], 'r3']);
  });

  test('with single-tap the first click plays', async () => {
    await deal('r3 g11');
    hand().singleTap = true;
    await userEvent.click(card('g11'));
    expect(playedCards).toEqual(['g11']);
  });

  test('a card that is not legal is refused on the first tap, and shakes', async () => {
    await deal('r3 g11', ['g11']);
    await userEvent.click(card('r3'), { position: { x: 10, y: 30 } });
    await waitForUpdates();
    expect(playedCards).toEqual([]);
    expect(card('r3').classList).toContain('refused');
    expect(hand().lifted).toBe('');
  });
});

describe('by touch', () => {
  test('tap lifts, tap again plays', async () => {
    await deal(dealtCards);
    await commands.tap('cb-hand [data-card="y1"]');
    expect(lifted).toEqual(['y1']);
    await commands.tap('cb-hand [data-card="y1"]');
    expect(playedCards).toEqual(['y1']);
  });

  test('a swipe up plays at once', async () => {
    await deal(dealtCards);
    await commands.swipe('cb-hand [data-card="y8"]', 4, -90);
    expect([playedCards, lifted]).toEqual([['y8'], []]);
  });

  test('a short swipe does not play', async () => {
    await deal(dealtCards);
    await commands.swipe('cb-hand [data-card="y8"]', 2, -30);
    expect([playedCards, lifted]).toEqual([[], []]);
  });

  test('a sideways swipe scrolls', async () => {
    await deal(dealtCards);
    const fan = queryShadow(hand(), '.fan')!;
    expect(fan.scrollWidth).toBeGreaterThan(fan.clientWidth);
    await commands.swipe('cb-hand [data-card="y17"]', -120, -6);
    await expect.poll(() => fan.scrollLeft).toBeGreaterThan(40);
    expect([playedCards, lifted]).toEqual([[], []]);
  });

  test.each([
    ['does not scroll if every card can be a little narrower', 40, false],
    ['leaves a finger of each card if the hand scrolls anyway', 35, true],
  ])('%s', async (_name, visiblePx, scrolls) => {
    await deal('r1 r2 r3 r4 r5 r6 r7 r8');
    const fan = queryShadow(hand(), '.fan')!;
    hand().style.setProperty('--_cb-hand-card', '72px');
    hand().style.inlineSize = `${7 * visiblePx + 72 + 2 * Math.max(16, 72 * 0.28)}px`;
    await waitForUpdates();
    expect(fan.scrollWidth > fan.clientWidth + 8).toBe(scrolls);
    const [first, second] = ['r1', 'r2'].map((name) => card(name).parentElement!.offsetLeft) as [
      number,
      number,
    ];
    expect(second - first).toBeCloseTo(scrolls ? 44 : visiblePx, 0);
  });

  test('scrolls a lifted card into view', async () => {
    await deal(dealtCards);
    const edge = hand().getBoundingClientRect().right;
    expect(card('g11').getBoundingClientRect().right).toBeGreaterThan(edge);
    hand().focus();
    card('g6').click();
    card('g11').click();
    await waitForUpdates();
    expect(card('g11').getBoundingClientRect().right).toBeLessThan(edge + 8);
  });

  test('scrolls playable cards into view, and an arrow points to more', async () => {
    await deal(dealtCards);
    const fan = queryShadow(hand(), '.fan')!;
    fan.scrollLeft = 0;
    await expect.poll(() => fan.className).toBe('fan more-end');
    hand().legal = ['g6', 'g11'];
    const { left, right } = hand().getBoundingClientRect();
    await expect.poll(() => card('g11').getBoundingClientRect().right).toBeLessThanOrEqual(right);
    expect(card('g6').getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    await expect.poll(() => fan.className).toContain('more-start');
  });

  test('at least 44 px of every card can be tapped', async () => {
    await deal(dealtCards);
    const leftEdges = [...hand().shadowRoot!.querySelectorAll('.slot')].map(
      (slot) => slot.getBoundingClientRect().left,
    );
    for (let index = 1; index < leftEdges.length; index++) {
      expect(leftEdges[index]! - leftEdges[index - 1]!).toBeGreaterThanOrEqual(43.9);
    }
  });
});

describe('by keyboard', () => {
  test('has one tab stop and arrow keys inside', async () => {
    await deal('r3 y8 g11 p5');
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.tab();
    expect(focusedCard()).toBe('r3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focusedCard()).toBe('g11');
    await userEvent.keyboard('{End}');
    expect(focusedCard()).toBe('p5');
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    expect(focusedCard()).toBe('r3');
    await userEvent.tab();
    expect(document.activeElement?.id).toBe('after');
    await userEvent.tab({ shift: true });
    expect(focusedCard()).toBe('r3');
  });

  test('Enter plays, Space lifts and lowers', async () => {
    await deal('r3 y8');
    hand().focus();
    await userEvent.keyboard(' ');
    expect(hand().lifted).toBe('r3');
    await userEvent.keyboard(' ');
    expect(hand().lifted).toBe('');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(playedCards).toEqual(['y8']);
  });
});

describe('when the cards change', () => {
  test('keeps selection and focus', async () => {
    await deal('r3 y8 g11');
    hand().focus();
    await userEvent.keyboard('{ArrowRight} ');
    const button = card('y8');
    hand().cards = ['y8', 'g11', 'b2', 'r3', 'r4'];
    await waitForUpdates();
    expect([focusedCard(), hand().lifted]).toEqual(['y8', 'y8']);
    expect(card('y8')).toBe(button);
  });

  test('focuses the neighbour of a removed card', async () => {
    await deal('r3 y8 g11');
    hand().focus();
    await userEvent.keyboard('{ArrowRight}');
    hand().cards = ['r3', 'g11'];
    await waitForUpdates();
    expect(focusedCard()).toBe('g11');
    hand().cards = ['r3'];
    await waitForUpdates();
    expect(focusedCard()).toBe('r3');
  });

  test('moves nothing around it when it shrinks', async () => {
    await deal(dealtCards);
    const heights: number[] = [];
    for (const cards of [dealtCards.split(' '), ['r3', 'g2'], ['r3'], []]) {
      hand().cards = cards;
      await waitForUpdates();
      heights.push(hand().getBoundingClientRect().height);
    }
    expect(new Set(heights).size).toBe(1);
  });

  test('leaves no elements behind when cards come and go', async () => {
    await deal(dealtCards);
    const fan = queryShadow(hand(), '.fan')!;
    const nodes = fan.childNodes.length;
    const cards = dealtCards.split(' ');
    for (const removedIndex of [0, 7, 14, 3]) {
      hand().cards = cards.filter((_, index) => index !== removedIndex);
      await waitForUpdates();
      hand().cards = cards;
      await waitForUpdates();
    }
    expect(fan.childNodes.length).toBe(nodes);
    expect([...fan.querySelectorAll('button')].map(({ dataset }) => dataset.card)).toEqual(cards);
  });

  test('does not re-render a card that stays', async () => {
    await deal('r3 y8 g11');
    const drawing = card('g11').querySelector('path')!;
    hand().cards = ['g11', 'r3'];
    await waitForUpdates();
    expect(card('g11').querySelector('path')).toBe(drawing);
  });
});

describe('two equal cards', () => {
  test('are lifted and played one by one', async () => {
    await deal('g2 g2 r3');
    expect(hand().shadowRoot!.querySelectorAll('[data-card^="g2"]')).toHaveLength(2);
    card('g2 2').click();
    await waitForUpdates();
    expect([card('g2').ariaPressed, card('g2 2').ariaPressed]).toEqual(['false', 'true']);
    card('g2 2').click();
    expect([lifted, playedCards]).toEqual([['g2'], ['g2']]);
  });
});

test('a card whose move has a second part is lifted instead of played', async () => {
  await deal('g2 r3');
  hand().opening = ['g2'];
  hand().singleTap = true;
  await waitForUpdates();
  card('g2').click();
  card('g2').click();
  card('r3').click();
  expect([lifted, playedCards]).toEqual([['g2', ''], ['r3']]);
});
