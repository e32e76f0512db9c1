/** A page can reach the pieces from outside, also through a table and through a whole game. */
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/game/define.ts';
import { deep, until } from './kit/deep.ts';
import { show, the } from './kit/index.ts';

const painted = 'rgb(1, 2, 3)';
const reached = {
  'david-goliath': ['card', 'seat'],
  'daumen-drauf': ['card', 'seat'],
  'gouda-gouda': ['place', 'seat', 'token'],
  'mens-erger-je-niet': ['die', 'pile', 'seat'],
} as const;

test.each(Object.entries(reached))('of %s', async (id, parts) => {
  const style = new CSSStyleSheet();
  for (const part of parts) style.insertRule(`cb-game::part(${part}) { outline-color: ${painted} }`);
  document.adoptedStyleSheets = [style];
  await show(html`<cb-game game=${id} bots="easy" seed="parts" style="--cb-speed: 0"></cb-game>`);
  for (const part of parts) {
    const pieces = (): Element[] =>
      deep<Element>(the('cb-game'), `[part~="${part === 'die' ? 'piece' : part}"]`);
    await until(() => pieces().length > 0);
    // Wherever it lies: in the hand and in the trick.
    const bare = (): string[] =>
      pieces()
        .filter((piece) => getComputedStyle(piece).outlineColor !== painted)
        .map((piece) => (piece.getRootNode() as ShadowRoot).host.localName);
    await expect.poll(bare, { message: part }).toEqual([]);
  }
  document.adoptedStyleSheets = [];
});
