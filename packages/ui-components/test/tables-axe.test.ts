/** Names, roles and contrast of every table in every phase of the gallery, by day and by night. */
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/define.ts';
import { gameIds, layTable, phasesOf } from '../gallery/phases/table.ts';
import '../themes/kitchen-table.css';
import { expectNoAxeViolations, show } from './kit/index.ts';

const phases = gameIds.flatMap((id) => Object.keys(phasesOf(id)).map((name) => [id, name] as const));

test.each(phases)('%s, %s: axe finds nothing', async (id, name) => {
  const { table, ready } = layTable(id, name);
  table.style.setProperty('--cb-speed', '0');
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  document.documentElement.style.colorScheme = 'light';
  await show(html`<h1>Table</h1>${table}`);
  await ready();
  expect(table.renderRoot.querySelector('.sheet') !== null).toBe(phasesOf(id)[name]!.told ?? false);
  await expectNoAxeViolations();
  document.documentElement.style.colorScheme = 'dark';
  await expectNoAxeViolations('contrast');
});
