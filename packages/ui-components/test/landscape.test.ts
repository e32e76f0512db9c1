/** A phone in landscape: everything needed for a move is visible, with the fewest and the most players. */
import { html } from 'lit';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../src/define.ts';
import { prepareTable } from '../gallery/phases/table.ts';
import '../themes/kitchen-table.css';
import { show } from './kit/index.ts';

const phases = [
  ['david-goliath', 'few'],
  ['david-goliath', 'most'],
  ['gouda-gouda', 'few'],
  ['gouda-gouda', 'most'],
  ['daumen-drauf', 'parry'],
  ['daumen-drauf', 'most'],
  ['mens-erger-je-niet', 'few'],
  ['mens-erger-je-niet', 'add'],
] as const;

afterAll(() => page.viewport(360, 640));

test.each(phases)('%s, %s: fits into the viewport without scrolling', async (id, name) => {
  await page.viewport(640, 320);
  const { table, ready } = prepareTable(id, name);
  table.style.setProperty('--cb-speed', '0');
  table.style.blockSize = '314px';
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  await show(html`${table}`);
  await ready();
  expect(table.scrollHeight).toBeLessThanOrEqual(table.clientHeight);
  const room = table.getBoundingClientRect();
  for (const selector of ['.ask', '.own', '.hand', '.middle', '.bar']) {
    const box = table.renderRoot.querySelector(selector)!.getBoundingClientRect();
    expect(box.height, selector).toBeGreaterThan(30);
    expect(box.top, selector).toBeGreaterThanOrEqual(room.top - 1);
    expect(box.bottom, selector).toBeLessThanOrEqual(room.bottom + 1);
    expect(box.right, selector).toBeLessThanOrEqual(room.right + 1);
  }
});
