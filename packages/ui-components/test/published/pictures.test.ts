/**
 * What is drawn, against pictures of it: cards, hands, pieces and boards of the gallery, by day and by night. Only what is drawn without
 * letters, for every machine has other fonts. The tables have pictures of their own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Box, differences } from './compare.ts';
import { galleryOfThisFile, pictures, takesAnew } from './gallery-page.ts';

/** Sections, and what in them is drawn without letters. */
const drawn: { readonly [section: string]: string } = {
  cards: '.row',
  hands: 'cb-hand',
  pieces: '.row',
  pantry: '#start, #barrel, #long',
};
/** Of the pixels of one thing, as many may differ: edges, drawn a little otherwise by another version of the browser. */
const MOST = 0.01;

/** Words stand where they like on every machine: without them, everything stands where it stood. Three boards are enough. */
const unlettered = `header, h2, h3, button, .boards > :not(:has(#start, #barrel, #long)) { display: none !important }`;

const open = galleryOfThisFile();
const cases = Object.keys(drawn).flatMap((section) => ['light', 'dark'].map((scheme) => [section, scheme]));

test.each(cases)(
  '%s, %s: as in the picture',
  async (section, scheme) => {
    const page = await open(`section=${section}&scheme=${scheme}`, unlettered, { width: 480, height: 800 });
    const things = page.locator(`#gallery :is(${drawn[section!]})`);
    const boxes: Box[] = await things.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), width: Math.floor(width), height: Math.floor(height) };
      }),
    );
    const taken = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const file = join(pictures, `${section}-${scheme}.png`);
    if (takesAnew) await writeFile(file, taken);
    const shares = await differences(page, taken, await readFile(file), boxes);
    await page.close();
    expect(boxes.length).toBeGreaterThan(2);
    expect(shares.filter((share) => share > MOST)).toEqual([]);
  },
  240_000,
);
