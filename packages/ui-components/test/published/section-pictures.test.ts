/**
 * The other sections of the gallery against pictures of them: tricks, seats and scores; dice, tokens and piles; the empty table; whole games,
 * positions and replays. The words are in a font that takes the same room on every machine and cannot be seen.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { CbGame } from '../../src/game/game.ts';
import { blankFont } from './blank-font.ts';
import { type Box, differences, halved } from './compare.ts';
import { galleryOfThisFile, pictures, takesAnew } from './gallery-page.ts';

/** A page is looked at in pieces of this size, so that one thing out of its place is enough. */
const TILE = 60;
/** Of the pixels of a piece, as many may differ. */
const MOST = 0.03;

/** Tables as on a phone, side by side. What plays by itself is never twice the same; where only a sentence stands, little room is enough. */
const still = `${blankFont}
  body { padding: 0 !important }
  header, #replay-playing { display: none !important }
  .tables { grid-template-columns: repeat(4, 360px) !important; gap: 0 !important; margin: 0 !important }
  .tables figure > :not(figcaption) { block-size: 640px !important }
  #gallery > :is(cb-game, cb-position, cb-replay) { block-size: 60px !important }`;

const parts = ['seats', 'boards'].flatMap((section) =>
  ['light', 'dark'].map((scheme) => ({ section, scheme, width: 480 })),
);
const wholes = ['empty', 'games', 'positions', 'replays'].map((section) => ({
  section,
  scheme: 'light',
  width: 1440,
}));

const open = galleryOfThisFile();

test.each([...parts, ...wholes])(
  '$section, $scheme: as in the picture',
  async ({ section, scheme, width }) => {
    const page = await open(`section=${section}&scheme=${scheme}`, still, { width, height: 800 });
    await gamesAtRest(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // What sticks to the edge of the window stands where it belongs when all of the page is in it.
    await page.setViewportSize({ width, height });
    const taken = await halved(page, await page.screenshot({ fullPage: true, animations: 'disabled' }));
    const file = join(pictures, `${section}-section-${scheme}.png`);
    if (takesAnew) await writeFile(file, taken);
    const tiles = tilesOf(Math.floor(width / 2), Math.floor(height / 2));
    const shares = await differences(page, taken, await readFile(file), tiles);
    await page.close();
    const other = tiles.flatMap(({ x, y }, tile) =>
      shares[tile]! > MOST ? [`${(shares[tile]! * 100).toFixed(1)} % at ${x}, ${y}`] : [],
    );
    expect(tiles.length).toBeGreaterThan(20);
    expect(other).toEqual([]);
  },
  240_000,
);

/** Bots have played until it is the reader's turn, and all of it is told. */
async function gamesAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<CbGame>('cb-game')].every((game) => {
      if (!game.match) return true;
      const table = game.shadowRoot!.querySelector<HTMLElement & { busy: boolean; telling: boolean }>(
        '.table .table',
      );
      return game.match.actors.includes(0) && table && !table.busy && !table.telling;
    }),
  );
}

function tilesOf(width: number, height: number): Box[] {
  const boxes: Box[] = [];
  for (let y = 0; y < height; y += TILE)
    for (let x = 0; x < width; x += TILE)
      boxes.push({ x, y, width: Math.min(TILE, width - x), height: Math.min(TILE, height - y) });
  return boxes;
}
