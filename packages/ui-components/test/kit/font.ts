/**
 * Fonts of empty letters whose sizes are the same on every machine, so that a test of a layout does not depend on the installed fonts.
 */

/** Sizes in thousandths of the font size. */
export interface Letters {
  readonly ascent: number;
  readonly descent: number;
  /** The width of every letter that no other entry names. */
  readonly width: number;
  /** Letters of another width: a string of them for each width. */
  readonly others?: { readonly [width: number]: string };
}

const UNITS_PER_EM = 1000;

type Table = readonly number[];

const uint16 = (value: number): Table => [(value >> 8) & 255, value & 255];
const uint32 = (value: number): Table => [...uint16(value >>> 16), ...uint16(value)];
const zeros = (count: number): Table => Array.from({ length: count }, () => 0);
const text = (word: string): Table => [...word].map((letter) => letter.charCodeAt(0));

/** The glyph of each range of characters, in order and without gaps: glyph 1 is the usual one, those after it are of other widths. */
function glyphRanges(
  others: readonly string[],
): Array<readonly [first: number, last: number, glyph: number]> {
  const named = others
    .flatMap((letters, index) => [...letters].map((letter) => [letter.codePointAt(0)!, index + 2] as const))
    .sort(([a], [b]) => a - b);
  let next = 28;
  const ranges = named.flatMap(([code, glyph]) => {
    const before = next < code ? [[next, code - 1, 1] as const] : [];
    next = code + 1;
    return [...before, [code, code, glyph] as const];
  });
  return [...ranges, [next, 65533, 1]];
}

/** The tables of a font, sorted by name, as the OpenType format requires. */
function tablesOf({ ascent, descent, width, others = {} }: Letters): { readonly [name: string]: Table } {
  const widths = [width, width, ...Object.keys(others).map(Number)];
  const ranges = glyphRanges(Object.values(others));
  const widest = Math.max(...widths);
  return {
    'OS/2': [
      ...[4, width, 400, 5, 0].flatMap(uint16),
      ...zeros(20),
      ...uint16(0),
      ...zeros(10 + 16),
      ...text('none'),
      ...[64, 32, 65535].flatMap(uint16),
      ...[ascent, -descent, 0, ascent, descent].flatMap(uint16),
      ...zeros(8),
      ...[500, 700, 0, 32, 1].flatMap(uint16),
    ],
    // Format 13: every character of a range has the same glyph.
    cmap: [
      ...[0, 1, 3, 10].flatMap(uint16),
      ...uint32(12),
      ...[13, 0].flatMap(uint16),
      ...[16 + 12 * ranges.length, 0, ranges.length, ...ranges.flat()].flatMap(uint32),
    ],
    glyf: zeros(4),
    head: [
      ...[1, 0, 1, 0].flatMap(uint16),
      ...uint32(0),
      ...uint32(0x5f0f3cf5),
      ...[11, UNITS_PER_EM].flatMap(uint16),
      ...zeros(16),
      ...[0, -descent, widest, ascent, 0, 8, 2, 0, 0].flatMap(uint16),
    ],
    hhea: [
      ...[1, 0, ascent, -descent, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, widths.length].flatMap(
        uint16,
      ),
    ],
    hmtx: widths.flatMap((each) => [...uint16(each), 0, 0]),
    // No glyph has an outline.
    loca: zeros((widths.length + 1) * 2),
    maxp: [...uint32(0x00010000), ...[widths.length, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0].flatMap(uint16)],
    name: [
      ...[0, 1, 18, 3, 1, 1033, 1, 10, 0].flatMap(uint16),
      ...[...'Blank'].flatMap((letter) => uint16(letter.charCodeAt(0))),
    ],
    post: [...uint32(0x00030000), ...zeros(28)],
  };
}

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

/** The bytes of a font with letters of these sizes. */
export function fontOf(letters: Letters): Uint8Array<ArrayBuffer> {
  const tables = tablesOf(letters);
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
  return Uint8Array.from([...head, ...body]);
}
