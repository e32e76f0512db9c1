/** Accessibility of the gallery's other sections: empty tables, games, positions, replays. */
import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import '../src/define.ts';
import '../gallery/gallery.css';
import { elementsReady } from '../gallery/sections/whole.ts';
import { sections } from '../gallery/sections.ts';
import '../themes/kitchen-table.css';
import { expectAccessible, show } from './kit/index.ts';
import { queryAllDeep } from './kit/query.ts';

/** For each section, a state that needs a click: the figure, the element that shows the state, and its text. */
const clicked: { readonly [section: string]: readonly [figure: string, selector: string, says: string] } = {
  games: ['#game-anew', '[slot="menu"]', 'Start over?'],
  positions: ['#position-tried', '.controls [aria-disabled="false"]', 'Take back'],
  replays: ['#replay-playing', '[aria-label="Pause"]', ''],
};

test.each(['empty', 'games', 'positions', 'replays'])('%s: is accessible', async (name) => {
  // The gallery shows unreadable input on purpose, which logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  const stage = await show(html`<h1>Gallery</h1>${sections[name]!.show()}`);
  stage.style.setProperty('--cb-speed', '0');
  await elementsReady();
  if (clicked[name]) {
    const [figure, selector, expectedText] = clicked[name];
    expect(queryAllDeep(stage.querySelector(figure)!, selector)[0]?.textContent.trim()).toBe(expectedText);
  }
  await expectAccessible();
});
