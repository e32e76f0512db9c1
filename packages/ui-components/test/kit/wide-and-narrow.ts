/** Two fonts, one with wide and one with narrow letters, between which the fonts of readers lie. */
import { fontOf } from './font.ts';

/** A share of the wider letters of a bold font. */
const BOLD = 1.09;

/** As wide as DejaVu Serif, which is wider than Verdana. */
const wide = (share: number) =>
  fontOf({
    ascent: 939,
    descent: 236,
    width: Math.round(640 * share),
    others: {
      [Math.round(350 * share)]: " iljft.,:;'!|()-·",
      [Math.round(735 * share)]: 'ABCDEFGHJKLNOPQRSTUVXYZÄÖÜ',
      [Math.round(960 * share)]: 'mwMW@×+=…—→',
    },
  });

/** As narrow as Times New Roman. */
const narrow = () =>
  fontOf({
    ascent: 891,
    descent: 216,
    width: 490,
    others: {
      270: " iljft.,:;'!|()-·",
      670: 'ABCDEFGHJKLNOPQRSTUVXYZÄÖÜ',
      820: 'mwMW@',
    },
  });

/** Loads the fonts `Wide` and `Narrow`. */
export async function loadWideAndNarrow(): Promise<void> {
  const faces = ['normal', 'italic'].flatMap((style) => [
    new FontFace('Wide', wide(1), { weight: '1 599', style }),
    new FontFace('Wide', wide(BOLD), { weight: '600 1000', style }),
    new FontFace('Narrow', narrow(), { weight: '1 1000', style }),
  ]);
  for (const face of faces) document.fonts.add(await face.load());
}
