/** Tests that a page can style the pieces with `::part`, even inside a table and a `<cb-game>`. */
import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/game/define.ts';
import { getElement, show } from './kit/index.ts';
import { queryAllDeep, until } from './kit/query.ts';

const painted = 'rgb(1, 2, 3)';
const partsOf = {
  'david-goliath': ['card', 'seat'],
  'daumen-drauf': ['card', 'seat'],
  'gouda-gouda': ['place', 'seat', 'token'],
  'mens-erger-je-niet': ['die', 'pile', 'seat'],
} as const;

test.each(Object.entries(partsOf))('%s: exports its parts', async (id, parts) => {
  const style = new CSSStyleSheet();
  for (const part of parts) style.insertRule(`cb-game::part(${part}) { outline-color: ${painted} }`);
  document.adoptedStyleSheets = [style];
  const options = JSON.stringify(id === 'gouda-gouda' ? { powers: 'on' } : {});
  await show(
    html`<cb-game game=${id} options=${options} bots="easy" seed="parts" style="--cb-speed: 0"></cb-game>`,
  );
  for (const part of parts) {
    const pieces = (): Element[] =>
      queryAllDeep<Element>(getElement('cb-game'), `[part~="${part === 'die' ? 'piece' : part}"]`);
    await until(() => pieces().length > 0);
    // The parts that the test's style does not reach, anywhere on the page: for example in the hand and in the trick.
    const unstyledParts = (): string[] =>
      pieces()
        .filter((piece) => getComputedStyle(piece).outlineColor !== painted)
        .map((piece) => (piece.getRootNode() as ShadowRoot).host.localName);
    await expect.poll(unstyledParts, { message: part }).toEqual([]);
  }
  document.adoptedStyleSheets = [];
});
