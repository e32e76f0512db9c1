/** Accessibility of every table in every phase of the gallery: names, roles, and contrast under every system setting. */
import { html } from 'lit';
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import '../src/define.ts';
import { gameIds, phasesOf, prepareTable } from '../gallery/phases/table.ts';
import '../themes/kitchen-table.css';
import '../themes/night-pantry.css';
import '../themes/slate.css';
import { expectAccessible, expectReadable, show } from './kit/index.ts';
import { queryAllDeep } from './kit/query.ts';

afterEach(async () => {
  await commands.contrast('no-preference');
  await commands.forcedColours('none');
});

/** Playable elements, which must be recognizable without colours. */
const offeredSelector =
  'button.legal, .spot.lit, .die.lit, .token.lit, .pile.lit, .deed:not([aria-disabled="true"])';
const isMarked = (piece: HTMLElement): boolean =>
  [piece, ...queryAllDeep<Element>(piece, '*')].some((element) => {
    const { outlineStyle, borderStyle, translate, transform } = getComputedStyle(element);
    return outlineStyle !== 'none' || borderStyle !== 'none' || translate !== 'none' || transform !== 'none';
  });

const phases = gameIds.flatMap((id) => Object.keys(phasesOf(id)).map((name) => [id, name] as const));

test.each(phases)('%s, %s: is accessible, also with more contrast and forced colours', async (id, name) => {
  const { table, ready } = prepareTable(id, name);
  table.style.setProperty('--cb-speed', '0');
  document.documentElement.dataset.cbTheme = 'kitchen-table';
  await show(html`<h1>Table</h1>${table}`);
  await ready();
  expect(table.renderRoot.querySelector('.sheet') !== null).toBe(
    phasesOf(id)[name]!.animatesLastStep ?? false,
  );
  await expectAccessible();
  await commands.contrast('more');
  expectReadable('more contrast');
  await commands.contrast('no-preference');
  await commands.forcedColours('active');
  expectReadable('forced colours');
  const unmarkedPieces = queryAllDeep(table, offeredSelector).filter((piece) => !isMarked(piece));
  expect(unmarkedPieces.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
});

test.each([
  ['kitchen-table', 'light'],
  ['kitchen-table', 'dark'],
  ['night-pantry', 'dark'],
  ['slate', 'light'],
  ['slate', 'dark'],
])(
  'theme %s, %s: shows all text in the strongest colour if more contrast is requested',
  async (theme, scheme) => {
    document.documentElement.dataset.cbTheme = theme;
    document.documentElement.style.colorScheme = scheme;
    await commands.contrast('more');
    const stage = await show(
      html`<b style="color: var(--cb-text)"></b><i style="color: var(--cb-quiet)"></i><u style="color: var(--cb-panel)"></u>`,
    );
    const [text, quiet, panel] = ['b', 'i', 'u'].map(
      (tag) => getComputedStyle(stage.querySelector(tag)!).color,
    );
    const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    expect([text, panel]).toEqual(scheme === 'light' ? [black, white] : [white, black]);
    expect(quiet).toBe(text);
  },
);
