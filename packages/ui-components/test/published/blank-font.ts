/**
 * An invisible font that is the same on every machine: each letter is half as wide as it is high, and empty. Text then has the same size
 * everywhere and does not appear in screenshots.
 */
import type { Page } from 'playwright';

const UNITS_PER_EM = 1000;
const ADVANCE = 500;
const ASCENT = 900;
const DESCENT = 250;

type Table = readonly number[];

const uint16 = (value: number): Table => [(value >> 8) & 255, value & 255];
const uint32 = (value: number): Table => [...uint16(value >>> 16), ...uint16(value)];
const zeros = (count: number): Table => Array.from({ length: count }, () => 0);
const text = (word: string): Table => [...word].map((letter) => letter.charCodeAt(0));

/** The tables of the font, sorted by name, as the OpenType format requires. */
const tables: { readonly [name: string]: Table } = {
  'OS/2': [
    ...[4, ADVANCE, 400, 5, 0].flatMap(uint16),
    ...zeros(20),
    ...uint16(0),
    ...zeros(10 + 16),
    ...text('none'),
    ...[64, 32, 65535].flatMap(uint16),
    ...[ASCENT, -DESCENT, 0, ASCENT, DESCENT].flatMap(uint16),
    ...zeros(8),
    ...[500, 700, 0, 32, 1].flatMap(uint16),
  ],
  // Format 13 with one group: every character has the same glyph.
  cmap: [
    ...[0, 1, 3, 10].flatMap(uint16),
    ...uint32(12),
    ...[13, 0].flatMap(uint16),
    ...[28, 0, 1, 32, 65533, 1].flatMap(uint32),
  ],
  glyf: zeros(4),
  head: [
    ...[1, 0, 1, 0].flatMap(uint16),
    ...uint32(0),
    ...uint32(0x5f0f3cf5),
    ...[11, UNITS_PER_EM].flatMap(uint16),
    ...zeros(16),
    ...[0, -DESCENT, ADVANCE, ASCENT, 0, 8, 2, 0, 0].flatMap(uint16),
  ],
  hhea: [...[1, 0, ASCENT, -DESCENT, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0, 0, 0, 0, 0, 0, 1].flatMap(uint16)],
  hmtx: [...[ADVANCE, 0, 0].flatMap(uint16)],
  // Two glyphs, both without an outline.
  loca: zeros(6),
  maxp: [...uint32(0x00010000), ...[2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0].flatMap(uint16)],
  name: [
    ...[0, 1, 18, 3, 1, 1033, 1, 10, 0].flatMap(uint16),
    ...[...'Blank'].flatMap((letter) => uint16(letter.charCodeAt(0))),
  ],
  post: [...uint32(0x00030000), ...zeros(28)],
};

const sumOf = (table: Table): number => {
  let sum = 0;
  for (let offset = 0; offset < table.length; offset += 4)
    sum =
      (sum +
        ((table[offset]! << 24) |
          ((table[offset + 1] ?? 0) << 16) |
          ((table[offset + 2] ?? 0) << 8) |
          (table[offset + 3] ?? 0))) >>>
      0;
  return sum;
};

function font(): Buffer {
  const names = Object.keys(tables);
  const head = [...uint32(0x00010000), ...[names.length, 128, 3, names.length * 16 - 128].flatMap(uint16)];
  const body: number[] = [];
  for (const name of names) {
    const table = tables[name]!;
    head.push(
      ...text(name),
      ...uint32(sumOf(table)),
      ...uint32(12 + names.length * 16 + body.length),
      ...uint32(table.length),
    );
    body.push(...table, ...zeros(-table.length & 3));
  }
  return Buffer.from([...head, ...body]);
}

const source = font().toString('base64');

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
