/** On every screen size, with wide and narrow letters, no text leaves its box and no two interactive boxes overlap. */
import { html } from 'lit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../src/define.ts';
import { gameIds, phasesOf, prepareTable } from '../gallery/phases/table.ts';
import '../themes/kitchen-table.css';
import { show } from './kit/index.ts';
import { layoutFaults } from './kit/layout.ts';
import { isLong } from './kit/long.ts';
import { loadWideAndNarrow } from './kit/wide-and-narrow.ts';

const sizes = [
  [360, 740],
  [740, 360],
  [720, 450],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;
/** The height of the app's status line above the table. */
const STATUS_LINE_PX = 46;

/** In the short run, the phases with the most on the table. */
const shortPhases = ['most', 'spectator', 'follow', 'show', 'rolled', 'add'];
const cases = gameIds.flatMap((id) =>
  Object.keys(phasesOf(id))
    .filter((phase) => isLong || shortPhases.includes(phase))
    .flatMap((phase) => (isLong ? ['en', 'nl', 'de'] : ['de']).map((lang) => [id, phase, lang] as const)),
);

beforeAll(loadWideAndNarrow);
afterAll(() => page.viewport(360, 640));

test.each(cases)('%s, %s, %s: everything fits', async (id, phase, lang) => {
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  const { table, ready } = prepareTable(id, phase);
  table.style.setProperty('--cb-speed', '0');
  table.lang = lang;
  Object.assign(table.style, { position: 'fixed', inset: '0', top: `${STATUS_LINE_PX}px`, display: 'block' });
  await show(html`${table}`);
  await ready();
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    for (const font of ['Wide', 'Narrow']) {
      table.style.setProperty('--cb-font', font);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await table.updateComplete;
      faults.push(...layoutFaults(table).map((fault) => `${width}×${height}, ${font}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
