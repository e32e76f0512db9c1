/**
 * An invisible font that is the same on every machine: each letter is half as wide as it is high, and empty. Text then has the same size
 * everywhere and does not appear in screenshots.
 */
import type { Page } from 'playwright';
import { fontOf } from '../kit/font.ts';

const source = Buffer.from(fontOf({ ascent: 900, descent: 250, width: 500 })).toString('base64');

/** Applies the font to all text, in every style and weight, without rounding letters to whole pixels. */
export async function useBlankFont(page: Page): Promise<void> {
  // Load the font from bytes: the page's Content-Security-Policy forbids a font URL.
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const fonts = ['normal', 'italic'].map(
      (style) => new FontFace('Blank', bytes, { weight: '1 1000', style }),
    );
    for (const face of fonts) document.fonts.add(await face.load());
  }, source);
}

export const inBlankFont =
  ':root { --cb-font: Blank !important; font-family: Blank !important; text-rendering: geometricPrecision; font-synthesis: none }';
