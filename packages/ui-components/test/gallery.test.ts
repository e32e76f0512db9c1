import { html } from 'lit';
import { expect, test } from 'vitest';
import '../src/define.ts';
import '../gallery/gallery.css';
import { parts } from '../gallery/sections.ts';
import '../themes/kitchen-table.css';
import '../themes/night-pantry.css';
import '../themes/slate.css';
import { expectAccessible, expectReadable, show, waitForUpdates } from './kit/index.ts';
import { queryAllDeep } from './kit/query.ts';

test.each(Object.keys(parts))('%s: is accessible', async (name) => {
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  await show(html`<h1>Gallery</h1>${parts[name]!.show()}`);
  await expectAccessible();
});

test.each([
  ['night-pantry', 'dark'],
  ['slate', 'light'],
  ['slate', 'dark'],
])('text is readable in %s, %s', async (theme, scheme) => {
  document.documentElement.dataset.cbTheme = theme;
  document.documentElement.style.colorScheme = scheme;
  await show(html`${parts.seats!.show()}${parts.boards!.show()}`);
  expectReadable(theme);
});

/** True for a shape inside an svg, which is clipped at its edge. */
const isDrawing = (element: Element): boolean => element instanceof SVGElement && element.localName !== 'svg';

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** The right edge of the visible part. Content that scrolls or is clipped ends at its container. */
function visibleRight(element: Element, stage: Element): number {
  let { right } = element.getBoundingClientRect();
  for (let ancestor = parentOf(element); ancestor && ancestor !== stage; ancestor = parentOf(ancestor)) {
    if (getComputedStyle(ancestor).overflowX !== 'visible')
      right = Math.min(right, ancestor.getBoundingClientRect().right);
  }
  return right;
}

test('nothing is wider than the smallest phone', async () => {
  const stage = await show(html`${Object.values(parts).map(({ show: renderSection }) => renderSection())}`);
  stage.style.inlineSize = '320px';
  await waitForUpdates();
  const edge = stage.getBoundingClientRect().right + 1;
  const tooWide = queryAllDeep<Element>(stage, '*').filter(
    (element) => !isDrawing(element) && visibleRight(element, stage) > edge,
  );
  expect(tooWide.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
});
