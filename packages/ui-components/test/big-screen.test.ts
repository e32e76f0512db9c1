/** A television shows the public table large, with the story beside it; a phone beside it shows its player's own things. */
import type { GameTypes } from '@cheeseboard/engine';
import { html } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../src/define.ts';
import { gameIds, phasesOf, prepareTable } from '../gallery/phases/table.ts';
import type { TableElement, TableLayout } from '../src/table/table.ts';
import '../themes/kitchen-table.css';
import { expectAccessible, show } from './kit/index.ts';
import { layoutFaults } from './kit/layout.ts';
import { queryAllDeep } from './kit/query.ts';
import { isWithin, smallTargets, topmostAt } from './kit/targets.ts';

const STATUS_LINE_PX = 46;
const root = document.documentElement;

beforeEach(() => {
  root.dataset.cbTheme = 'kitchen-table';
});
afterEach(async () => {
  root.style.fontSize = '';
  await page.viewport(360, 640);
});

async function showTable(id: string, phase: string, layout: TableLayout): Promise<TableElement<GameTypes>> {
  const { table, ready } = prepareTable(id, phase);
  table.layout = layout;
  table.style.setProperty('--cb-speed', '0');
  Object.assign(table.style, { position: 'fixed', inset: '0', top: `${STATUS_LINE_PX}px`, display: 'block' });
  await show(html`<h1 class="spoken">Table</h1>${table}`);
  await ready();
  return table;
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A phase that a spectator watches; games without a gallery have none. */
const watchedPhase = (id: string): string | undefined =>
  Object.keys(phasesOf(id)).find((phase) => phasesOf(id)[phase]!.viewer === 'spectator');

test.each(gameIds.filter(watchedPhase))(
  '%s on a television: everything fits, and the story stands beside it',
  async (id) => {
    root.style.fontSize = '24px';
    await page.viewport(1920, 1080);
    const table = await showTable(id, watchedPhase(id)!, 'big-screen');
    await resize(1920, 1080);
    expect(queryAllDeep(table, '.hand, .own, .bar')).toEqual([]);
    expect(queryAllDeep(table, 'cb-log')).toHaveLength(1);
    expect(layoutFaults(table)).toEqual([]);
  },
);

test.each(gameIds)(
  '%s on a phone beside a television: only the player’s own things, and everything fits',
  async (id) => {
    const phase = Object.keys(phasesOf(id)).find((name) => phasesOf(id)[name]!.viewer !== 'spectator')!;
    const table = await showTable(id, phase, 'hand');
    for (const [width, height] of [
      [360, 740],
      [740, 360],
    ] as const) {
      await resize(width, height);
      expect(queryAllDeep(table, 'cb-seat:not([you]), cb-trick')).toEqual([]);
      expect(layoutFaults(table), `${width} × ${height}`).toEqual([]);
    }
    await expectAccessible();
  },
);

test.each([
  [360, 740],
  [740, 360],
] as const)(
  'Gouda: at %i × %i the board in the hand is whole, and its places can be touched',
  async (width, height) => {
    const table = await showTable('gouda-gouda', 'name', 'hand');
    await resize(width, height);
    const [board] = queryAllDeep(table, 'cb-gouda-board');
    const room = table.getBoundingClientRect();
    const { left, right, top, bottom } = board!.getBoundingClientRect();
    expect([
      left >= room.left,
      right <= room.right,
      top >= room.top,
      bottom <= room.bottom + 1,
    ]).not.toContain(false);
    if (height > width) {
      const [question] = queryAllDeep(table, '.ask > p');
      expect(question!.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
    }
    expect(smallTargets(table)).toEqual([]);
  },
);

test('Mens erger: a spectator with a phone sees all piles, however long the names are', async () => {
  const table = await showTable('mens-erger-je-niet', watchedPhase('mens-erger-je-niet')!, 'big-screen');
  table.players = table.players.map((player) => ({ ...player, name: 'Bernadette-Charlotte-Ann' }));
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await resize(width, height);
    const room = table.getBoundingClientRect();
    const outside = queryAllDeep(table, 'cb-pile').filter((pile) => {
      const { left, right } = pile.getBoundingClientRect();
      return left < room.left || right > room.right;
    });
    expect(outside, `${width} × ${height}`).toEqual([]);
  }
});

test('David & Goliath: the button for the last trick can be touched on a television', async () => {
  root.style.fontSize = '24px';
  await page.viewport(1920, 1080);
  const table = await showTable('david-goliath', watchedPhase('david-goliath')!, 'big-screen');
  await resize(1920, 1080);
  const [button] = queryAllDeep(table, '.look-back');
  const { left, top, width, height } = button!.getBoundingClientRect();
  expect(isWithin(topmostAt(left + width / 2, top + height / 2), button!)).toBe(true);
});

test('Gouda: the board is in the hand only while something on it is asked', async () => {
  const table = await showTable('gouda-gouda', 'name', 'hand');
  expect(queryAllDeep(table, 'cb-gouda-board')).toHaveLength(1);
  table.moves = [];
  await table.updateComplete;
  expect(queryAllDeep(table, 'cb-gouda-board')).toEqual([]);
});
