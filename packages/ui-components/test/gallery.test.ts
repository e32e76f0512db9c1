import { html, type TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import '../src/define.ts';
import '../gallery/gallery.css';
import { boardParts } from '../gallery/sections/boards.ts';
import { cards } from '../gallery/sections/cards.ts';
import { gouda } from '../gallery/sections/gouda.ts';
import { hands } from '../gallery/sections/hands.ts';
import { pieces } from '../gallery/sections/pieces.ts';
import { boards } from '../gallery/sections/table.ts';
import '../themes/kitchen-table.css';
import '../themes/night-pantry.css';
import '../themes/slate.css';
import { expectNoAxeViolations, show } from './kit/index.ts';

const sections: { readonly [name: string]: () => TemplateResult } = {
  cards,
  hands,
  pieces,
  boards,
  gouda,
  boardParts,
};
test.each(Object.keys(sections))('%s: axe finds nothing', async (name) => {
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  await show(html`<h1>Gallery</h1>${sections[name]!()}`);
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
  await show(html`${boards()}${boardParts()}`);
  await expectNoAxeViolations('contrast');
});

test('nothing is wider than the smallest phone', async () => {
  const stage = await show(html`${Object.values(sections).map((section) => section())}`);
  stage.style.inlineSize = '320px';
  const wide = [...stage.querySelectorAll('*')].filter(
    (element) =>
      element.localName.startsWith('cb-') &&
      element.getBoundingClientRect().right > stage.getBoundingClientRect().right + 1,
  );
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
});
