import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/define.ts';
import '../gallery/gallery.css';
import { parts } from '../gallery/sections.ts';
import '../themes/kitchen-table.css';
import '../themes/night-pantry.css';
import '../themes/slate.css';
import { expectNoAxeViolations, show } from './kit/index.ts';

test.each(Object.keys(parts))('%s: axe finds nothing', async (name) => {
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  await show(html`<h1>Gallery</h1>${parts[name]!.show()}`);
  await expectNoAxeViolations();
});

test.each([
  ['kitchen-table', 'dark'],
  ['night-pantry', 'dark'],
  ['slate', 'light'],
  ['slate', 'dark'],
])('words can be read in %s, %s', async (theme, scheme) => {
  document.documentElement.dataset.cbTheme = theme;
  document.documentElement.style.colorScheme = scheme;
  await show(html`${parts.seats!.show()}${parts.boards!.show()}`);
  await expectNoAxeViolations('contrast');
});

test('nothing is wider than the smallest phone', async () => {
  const stage = await show(html`${Object.values(parts).map(({ show: all }) => all())}`);
  stage.style.inlineSize = '320px';
  const wide = [...stage.querySelectorAll('*')].filter(
    (element) =>
      element.localName.startsWith('cb-') &&
      element.getBoundingClientRect().right > stage.getBoundingClientRect().right + 1,
  );
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
});
