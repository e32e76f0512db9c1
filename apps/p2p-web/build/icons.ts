/** Renders public/icon.svg to PNGs: `node build/icons.ts`. Run it when the drawing changes, and commit the result. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromium as launch } from '../e2e/kit/chromium.ts';

const folder = join(import.meta.dirname, '..', 'public');
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8');

/** The drawing for the maskable icon: phones cut it to their own shape, so the picture stays well inside. */
const croppedDrawing = drawing
  .replace(' rx="20"', '')
  .replace('<g id="picture">', '<g id="picture" transform="translate(9 9) scale(.82)">');
/** The icon for Apple has no round corners: Apple rounds them itself. */
const squareDrawing = drawing.replace(' rx="20"', '');

const icons = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-512.png', 512, croppedDrawing],
  ['apple-touch-icon.png', 180, squareDrawing],
] as const;

const browser = await chromium.launch(launch);
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
