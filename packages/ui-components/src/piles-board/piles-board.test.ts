import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  ariaSnapshot,
  expectAccessible,
  getElement,
  queryShadow,
  show,
  waitForUpdates,
} from '../../test/kit/index.ts';
import './define.ts';
import { canExtendTo, isComplete, partsOf, sumOf, withOneLess, withOneMore } from './draft.ts';
import type { CbPilesBoard } from './piles-board.ts';

const events: string[] = [];
beforeEach(() => {
  events.length = 0;
});

const board = (): CbPilesBoard => getElement('cb-piles-board');
const pile = (number: number) => queryShadow(board(), `[data-stop="${number}"]`)!;
const listen = (event: Event) =>
  events.push(
    event.type +
      ('pile' in event ? ` ${event.pile}` : '') +
      ('cards' in event ? ` ${(event.cards as number[]).join('')}` : ''),
  );
const adds = [
  [2, 0, 1, 0],
  [0, 1, 1, 0],
  [1, 2, 0, 0],
];

async function play(properties: Partial<CbPilesBoard>): Promise<void> {
  await show(
    html`<cb-piles-board @cb-lay-out=${listen} @cb-adding=${listen} @cb-add=${listen}></cb-piles-board>`,
  );
  const piles = [
    [2, 3, 1, 0],
    [1, 4, 2, 6],
    [0, 5, 3, 1],
  ];
  Object.assign(board(), { piles, names: ['Anna', 'Ben', 'Clara'], you: 0, turn: 0 }, properties);
  await waitForUpdates();
}
const sum = () => queryShadow(board(), '.total')!.textContent;

test('the draft accepts only cards that can still make the roll', () => {
  expect(canExtendTo(adds, withOneMore([0, 0, 0, 0], 1))).toBe(true);
  expect(canExtendTo(adds, withOneMore([0, 1, 1, 0], 1))).toBe(false);
  expect(isComplete(adds, [0, 1, 1, 0])).toBe(true);
  expect(isComplete(adds, [0, 1, 0, 0])).toBe(false);
  expect(withOneLess([0, 0, 0, 0], 2)).toEqual([0, 0, 0, 0]);
  expect([partsOf([2, 0, 1, 0]), sumOf([2, 0, 1, 0])]).toEqual([[2, 3], 5]);
});

test('adds cards by mouse and touch, and puts them down when the sum is the roll', async () => {
  await play({ roll: 5, adds });
  expect(sum()).toBe('0 of 5');
  await userEvent.click(pile(2));
  expect(pile(5).getAttribute('aria-disabled')).toBe('true');
  await commands.tap('cb-piles-board [data-stop="3"]');
  await waitForUpdates();
  expect(sum()).toBe('2 + 3 = 5 of 5');
  await userEvent.click(queryShadow(board(), '.column:nth-child(2) .less')!);
  await userEvent.click(pile(2));
  await userEvent.click(pile(5));
  expect(events).toEqual([
    'cb-adding 0100',
    'cb-adding 0110',
    'cb-adding 0010',
    'cb-adding 0110',
    'cb-add 0110',
  ]);
});

test('gives each pile its own plus and minus on wide screens', async () => {
  await page.viewport(768, 900);
  await play({ roll: 5, adds });
  await userEvent.click(queryShadow(board(), '.column:nth-child(1) .plus')!);
  await userEvent.click(queryShadow(board(), '.column:nth-child(1) .plus')!);
  await userEvent.click(queryShadow(board(), '.column:nth-child(1) .less')!);
  expect(events).toEqual(['cb-adding 1000', 'cb-adding 2000', 'cb-adding 1000']);
  await page.viewport(360, 640);
});

test('adds cards by keyboard, with one tab stop', async () => {
  await play({ roll: 5, adds });
  expect(board().shadowRoot!.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  board().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}+{ArrowRight}{ArrowRight}{Enter}{End}{Enter}');
  expect(events.at(-1)).toBe('cb-add 2010');
  expect(sum()).toBe('2 + 3 = 5 of 5');
});

test('lays out a pile and refuses an illegal one', async () => {
  await play({ roll: 4, layOuts: [4], adds: [[0, 2, 0, 0]] });
  expect(pile(4).ariaLabel).toBe(
    'red, pile 4, lay out the first card, new pile empty, 6 cards on the start pile',
  );
  expect(pile(4).classList).toContain('lit');
  await userEvent.click(pile(4));
  board().addEventListener('cb-add', (event) => event.preventDefault());
  await userEvent.click(pile(3));
  await waitForUpdates();
  expect(pile(3).classList).toContain('refused');
  expect(events).toEqual(['cb-lay-out 4', 'cb-add 0010']);
  expect(board().adding).toEqual([0, 0, 0, 0]);
});

test('a new roll clears the draft', async () => {
  await play({ roll: 5, adds });
  await userEvent.click(pile(2));
  board().roll = 6;
  await waitForUpdates();
  expect(board().adding).toEqual([0, 0, 0, 0]);
});

test('marks and announces piles that would be captured', async () => {
  await play({ roll: 5, adds, adding: [0, 1, 1, 0], captures: [{ seat: 1, pile: 2 }] });
  expect(board().shadowRoot!.querySelectorAll('.hit')).toHaveLength(1);
  const ariaTree = await ariaSnapshot('cb-piles-board');
  expect(ariaTree).toContain('img "yellow, pile 2, 4 cards on the new pile, 2 cards on the start pile"');
  expect(ariaTree).toContain('would go home');
  expect(ariaTree.indexOf('Ben’s piles')).toBeLessThan(ariaTree.indexOf('Clara’s piles'));
});

test('a captured pile goes home card by card, or at once if skipped', async () => {
  await play({});
  const homeAnimation = board().sendHome(1, 2, 4, { speed: 0.1 });
  expect(board().shadowRoot!.querySelectorAll('.flying')).toHaveLength(4);
  await homeAnimation;
  expect(board().shadowRoot!.querySelectorAll('.flying')).toHaveLength(0);
  const longAnimation = board().sendHome(0, 1, 2, { speed: 1000 });
  board().skip();
  await longAnimation;
  expect(board().shadowRoot!.querySelectorAll('.flying')).toHaveLength(0);
  // With reduced motion, nothing is animated.
  const skippedAnimation = board().sendHome(1, 2, 4);
  expect(board().shadowRoot!.querySelectorAll('.flying')).toHaveLength(0);
  await skippedAnimation;
});

test('shows all piles small and without buttons to a spectator', async () => {
  await play({ you: null, roll: 5, adds });
  expect(board().shadowRoot!.querySelectorAll('.rival')).toHaveLength(3);
  expect(queryShadow(board(), 'button')).toBeNull();
});

test.each([320, 768])('at %i px every button is at least 44 px, and nothing overflows', async (width) => {
  await page.viewport(width, 900);
  await play({ roll: 5, adds, adding: [0, 1, 1, 0], captures: [{ seat: 1, pile: 2 }] });
  const room = board().getBoundingClientRect();
  for (const button of board().shadowRoot!.querySelectorAll('button')) {
    const box = button.getBoundingClientRect();
    if (getComputedStyle(button).display === 'none') continue;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.right).toBeLessThanOrEqual(room.right);
  }
  for (const smallPile of board().shadowRoot!.querySelectorAll('.small')) {
    expect(smallPile.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
  }
  await page.viewport(360, 640);
});

test('is accessible', async () => {
  await play({ roll: 5, adds, layOuts: [4], adding: [0, 1, 0, 0], captures: [{ seat: 1, pile: 2 }] });
  await expectAccessible();
});
