/** Names, roles and contrast of what the gallery shows besides pieces and phases: empty tables, games, positions, replays. */
import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import '../src/define.ts';
import '../gallery/gallery.css';
import { wholeReady } from '../gallery/sections/whole.ts';
import { sections } from '../gallery/sections.ts';
import '../themes/kitchen-table.css';
import { deep } from './kit/deep.ts';
import { expectAccessible, show } from './kit/index.ts';

/** A state in each section that it takes a touch to come to: where, what shows it, and what that says. */
const touched: { readonly [section: string]: readonly [figure: string, selector: string, says: string] } = {
  games: ['#game-anew', '[slot="menu"]', 'Start over?'],
  positions: ['#position-tried', '.controls [aria-disabled="false"]', 'Take back'],
  replays: ['#replay-playing', '[aria-label="Pause"]', ''],
};

test.each(['empty', 'games', 'positions', 'replays'])('%s: is accessible', async (name) => {
  // What cannot be read is said on the page, and to whoever looks at the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  const stage = await show(html`<h1>Gallery</h1>${sections[name]!.show()}`);
  stage.style.setProperty('--cb-speed', '0');
  await wholeReady();
  if (touched[name]) {
    const [figure, selector, says] = touched[name];
    expect(deep(stage.querySelector(figure)!, selector)[0]?.textContent.trim()).toBe(says);
  }
  await expectAccessible();
});
