/**
 * Every table in every phase of the gallery, as on a phone of 360 × 640, against a picture of it; one phase of each also by night. The
 * words are in a font that takes the same room on every machine and cannot be seen: what is compared is the art, and where everything
 * stands.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blankFont } from './blank-font.ts';
import { type Box, differences, halved } from './compare.ts';
import { galleryOfThisFile, pictures, takesAnew } from './gallery-page.ts';

const WIDTH = 360;
const HEIGHT = 640;
const ABREAST = 4;
/** A table is looked at in pieces of this size, so that one thing out of its place is enough. */
const TILE = { width: 60, height: 64 };
/** Of the pixels of a piece, as many may differ. */
const MOST = 0.03;

const sideBySide = `${blankFont}
  body { padding: 0 !important }
  header, figcaption { display: none !important }
  .tables { grid-template-columns: repeat(${ABREAST}, ${WIDTH}px) !important; gap: 0 !important; margin: 0 !important }
  .tables > figure > * { block-size: ${HEIGHT}px !important; border: 0 !important; border-radius: 0 !important }`;

const night: { readonly [game: string]: string } = {
  'david-goliath': 'follow',
  'gouda-gouda': 'rolled',
  'daumen-drauf': 'parry',
  'mens-erger-je-niet': 'add',
};
const cases = Object.entries(night).flatMap(([game, phase]) => [
  { game, light: 'day', address: `section=${game}&scheme=light`, least: 12 },
  { game, light: 'night', address: `section=${game}&scheme=dark&phase=${phase}`, least: 1 },
]);

/** The pieces of one table in the picture, which is half as large. */
function tilesOf(table: number): Box[] {
  const left = ((table % ABREAST) * WIDTH) / 2;
  const top = (Math.floor(table / ABREAST) * HEIGHT) / 2;
  const across = WIDTH / 2 / TILE.width;
  return Array.from({ length: across * (HEIGHT / 2 / TILE.height) }, (_, tile) => ({
    x: left + (tile % across) * TILE.width,
    y: top + Math.floor(tile / across) * TILE.height,
    ...TILE,
  }));
}

const open = galleryOfThisFile();

test.each(cases)(
  '$game by $light: as in the picture',
  async ({ game, light, address, least }) => {
    const page = await open(address, sideBySide, { width: WIDTH * ABREAST, height: HEIGHT });
    const names = await page.locator('.tables > figure').evaluateAll((all) => all.map(({ id }) => id));
    const taken = await halved(page, await page.screenshot({ fullPage: true, animations: 'disabled' }));
    const file = join(pictures, `${game}-by-${light}.png`);
    if (takesAnew) await writeFile(file, taken);
    const tiles = names.flatMap((name, table) => tilesOf(table).map((box) => ({ name, box })));
    const shares = await differences(
      page,
      taken,
      await readFile(file),
      tiles.map(({ box }) => box),
    );
    await page.close();
    const other = tiles.flatMap(({ name, box: { x, y } }, tile) =>
      shares[tile]! > MOST ? [`${name}: ${(shares[tile]! * 100).toFixed(1)} % at ${x}, ${y}`] : [],
    );
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(other).toEqual([]);
  },
  240_000,
);
