/** Every table in every phase for who needs more contrast, and on a system that paints with few colours of its own. */
import { html } from 'lit';
import { afterEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import '../src/define.ts';
import { gameIds, layTable, phasesOf } from '../gallery/phases/table.ts';
import '../themes/kitchen-table.css';
import '../themes/night-pantry.css';
import '../themes/slate.css';
import { deep } from './kit/deep.ts';
import { expectNoAxeViolations, show } from './kit/index.ts';

afterEach(async () => {
  await commands.contrast('no-preference');
  await commands.forcedColours('none');
});

const phases = gameIds.flatMap((id) => Object.keys(phasesOf(id)).map((name) => [id, name] as const));

async function lay(id: string, name: string): Promise<HTMLElement> {
  const { table, ready } = layTable(id, name);
  table.style.setProperty('--cb-speed', '0');
  await show(html`<h1>Table</h1>${table}`);
  await ready();
  return table;
}

/** What can be played now, and how one sees it where there are no colours. */
const offered = 'button.legal, .spot.lit, .die.lit, .token.lit, .pile.lit, .deed:not([aria-disabled="true"])';
const isMarked = (piece: HTMLElement): boolean =>
  [piece, ...deep<Element>(piece, '*')].some((part) => {
    const { outlineStyle, borderStyle, translate, transform } = getComputedStyle(part);
    return outlineStyle !== 'none' || borderStyle !== 'none' || translate !== 'none' || transform !== 'none';
  });

describe.each(phases)('%s, %s', (id, name) => {
  test('words can be read with more contrast, and with forced colours; what can be played is marked', async () => {
    const table = await lay(id, name);
    await commands.contrast('more');
    await expectNoAxeViolations('contrast');
    await commands.contrast('no-preference');
    await commands.forcedColours('active');
    await expectNoAxeViolations('contrast');
    const unmarked = deep(table, offered).filter((piece) => !isMarked(piece));
    expect(unmarked.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});

test.each([
  ['kitchen-table', 'light'],
  ['kitchen-table', 'dark'],
  ['night-pantry', 'dark'],
  ['slate', 'light'],
  ['slate', 'dark'],
])('the theme %s, %s: with more contrast all words are as strong as the strongest', async (theme, scheme) => {
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
});
