/** Gouda! Gouda! and Mens erger je niet on large screens: the board is large, and everybody sits around it with readable pieces. */
import type { GameTypes } from '@cheeseboard/engine';
import { html } from 'lit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../src/define.ts';
import { prepareTable } from '../gallery/phases/table.ts';
import '../themes/kitchen-table.css';
import type { TableElement } from '../src/table/table.ts';
import { show } from './kit/index.ts';
import { queryAllDeep } from './kit/query.ts';

/** Window sizes. The table has the height below the app's status line. */
const desktops = [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const STATUS_LINE_PX = 46;
const BAR_PX = 46;

beforeEach(() => {
  document.documentElement.dataset.cbTheme = 'kitchen-table';
});
afterAll(() => page.viewport(360, 640));

async function showTable(id: string, phase: string): Promise<TableElement<GameTypes>> {
  const { table, ready } = prepareTable(id, phase);
  table.style.setProperty('--cb-speed', '0');
  Object.assign(table.style, { position: 'fixed', inset: '0', top: `${STATUS_LINE_PX}px`, display: 'block' });
  await show(html`${table}`);
  await ready();
  return table;
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const boxOf = (table: Element, selector: string): DOMRect =>
  queryAllDeep<Element>(table, selector)[0]!.getBoundingClientRect();
const boxesOf = (table: Element, selector: string): DOMRect[] =>
  queryAllDeep<Element>(table, selector).map((element) => element.getBoundingClientRect());
const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

test('Gouda: the board is as high as a desktop table, rivals sit around it in seat order', async () => {
  const table = await showTable('gouda-gouda', 'most');
  for (const [width, height] of desktops) {
    await resize(width, height);
    const board = boxOf(table, '.board');
    expect(board.height, `${width}×${height}`).toBeGreaterThan((height - STATUS_LINE_PX - BAR_PX) * 0.95);
    const [first, second, third, fourth, fifth] = boxesOf(table, '.rivals cb-seat');
    // Up the left side, then down the right side, above the player's own pieces.
    for (const seat of [first!, second!, third!]) expect(seat.right).toBeLessThanOrEqual(board.left);
    for (const seat of [fourth!, fifth!]) expect(seat.left).toBeGreaterThanOrEqual(board.right);
    const heights = [first!, second!, third!].map(middleOf);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(middleOf(fourth!)).toBeLessThan(middleOf(fifth!));
    expect(fifth!.bottom).toBeLessThanOrEqual(boxOf(table, '.ask').top);
  }
});

test('Gouda: on a phone, a long sentence leaves the board and its place alone', async () => {
  const table = await showTable('gouda-gouda', 'waiting');
  await resize(360, 740);
  const board = boxOf(table, '.board');
  table.players = table.players.map((player) => ({ ...player, name: 'Wilhelmina '.repeat(8) }));
  await table.updateComplete;
  expect(boxOf(table, '.ask p').height).toBeGreaterThan(50);
  expect(boxOf(table, '.board')).toEqual(board);
});

test('Gouda: with the log open at 1024 px, the board is wider than half the room beside it', async () => {
  const table = await showTable('gouda-gouda', 'most');
  await resize(1024, 768);
  queryAllDeep<HTMLElement>(table, '.tab[data-panel=log]')[0]!.click();
  await resize(1024, 768);
  const panel = boxOf(table, '.panel');
  expect(panel.width).toBeGreaterThan(250);
  expect(boxOf(table, '.board').width).toBeGreaterThan(panel.left / 2);
});

test('Gouda: names the tokens on large screens only', async () => {
  const table = await showTable('gouda-gouda', 'full');
  await resize(360, 740);
  expect(queryAllDeep(table, '.label')).toHaveLength(0);
  for (const [width, height] of [...desktops, [768, 1024]] as const) {
    await resize(width, height);
    expect(queryAllDeep(table, '.label')).toHaveLength(6);
  }
});

test.each(['add', 'full', 'few', 'spectator'])(
  'Mens erger, %s: the piles of all players are cards of a readable size',
  async (phase) => {
    const table = await showTable('mens-erger-je-niet', phase);
    for (const [width, height] of [...desktops, [768, 1024]] as const) {
      await resize(width, height);
      const cards = boxesOf(table, '.rivals cb-pile:not([compact])');
      expect(cards.length).toBe(queryAllDeep(table, '.rivals cb-seat').length * 4);
      for (const card of cards) expect(card.width, `${width}×${height}`).toBeGreaterThan(44);
      // The die lies between the players, on nobody's place mat.
      const die = boxOf(table, '.lid');
      expect(die.height).toBeGreaterThan(90);
      for (const seat of boxesOf(table, '.rivals cb-seat, .own cb-seat, cb-piles-board')) {
        const isApart =
          die.right <= seat.left ||
          die.left >= seat.right ||
          die.bottom <= seat.top ||
          die.top >= seat.bottom;
        expect(isApart, `${width}×${height}`).toBe(true);
      }
    }
  },
);

test("Mens erger: one rival's piles stand above the player's own of the same number", async () => {
  const table = await showTable('mens-erger-je-niet', 'few');
  await resize(1440, 900);
  const theirs = boxesOf(table, '.rivals cb-pile');
  const own = boxesOf(table, '.column cb-pile');
  expect([theirs.length, own.length]).toEqual([4, 4]);
  theirs.forEach((pile, index) => {
    expect(Math.abs(pile.left + pile.right - own[index]!.left - own[index]!.right) / 2).toBeLessThan(12);
    expect(pile.bottom).toBeLessThan(own[index]!.top);
  });
});
