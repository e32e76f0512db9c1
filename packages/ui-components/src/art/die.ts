/** Dice faces: pips, or a colour with a symbol. Drawn on 48 × 48. */
import { svg } from 'lit';
import { type Drawing, type Point, paint } from './ink.ts';

export const pipFaces = ['1', '2', '3', '4', '5', '6'] as const;
export const colourFaces = ['green', 'yellow', 'red', 'void', 'spent'] as const;
export type ColourFace = (typeof colourFaces)[number];
export type DieFace = (typeof pipFaces)[number] | ColourFace;
export const dieFaces: readonly DieFace[] = [...pipFaces, ...colourFaces];

const spots: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-10, -10],
    [10, 10],
  ],
  [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
  ],
  [
    [-11, -11],
    [11, -11],
    [0, 0],
    [-11, 11],
    [11, 11],
  ],
  [
    [-10, -12],
    [10, -12],
    [-10, 0],
    [10, 0],
    [-10, 12],
    [10, 12],
  ],
];

/** The pips of a die face, centred on (0, 0), 40 wide. */
export const pips = (count: number): Drawing =>
  svg`<g fill=${paint.ink} stroke="none">${spots[count]!.map(
    ([cx, cy]) => svg`<circle cx=${cx} cy=${cy} r=${count === 1 ? 5.6 : 4.2}></circle>`,
  )}</g>`;

const signs: {
  readonly [face in ColourFace]: { readonly fill: string; readonly sign: Drawing };
} = {
  green: { fill: 'var(--_cb-green)', sign: svg`<path d="M0-12L13 9H-13Z" fill=${paint.paper}></path>` },
  red: { fill: 'var(--_cb-red)', sign: svg`<path d="M0 12L13-9H-13Z" fill=${paint.paper}></path>` },
  yellow: {
    fill: 'var(--_cb-yellow)',
    sign: svg`<rect x="-12" y="-4" width="24" height="8" rx="3" fill=${paint.paper}></rect>`,
  },
  void: {
    fill: paint.tin,
    sign: svg`<circle r="11" stroke-width="4"></circle><path d="M-7.6 7.6L7.6-7.6" stroke-width="4"></path>`,
  },
  spent: { fill: paint.paper, sign: svg`<path d="M-9 1L-2.6 8L10-8" stroke-width="4"></path>` },
};

const isPips = (face: string): boolean => pipFaces.includes(face as (typeof pipFaces)[number]);

/** A face without a drawing. */
const written = (face: string): Drawing =>
  svg`<text y="7" text-anchor="middle" font-size=${Math.min(22, 44 / face.length)} font-weight="700" fill=${paint.ink} stroke="none">${face}</text>`;

export function dieArt(face: string | undefined): Drawing {
  const coloured = signs[face as keyof typeof signs];
  const faceDrawing = coloured
    ? coloured.sign
    : face
      ? isPips(face)
        ? pips(Number(face))
        : written(face)
      : '';
  return svg`<rect x="5" y="7" width="40" height="39" rx="9" fill=${paint.shadow} stroke="none"></rect>
    <rect x="3.5" y="3" width="40" height="40" rx="9" fill=${coloured?.fill ?? paint.paper}></rect>
    <path d="M9.5 14Q9.5 8.6 15 8.6" stroke="#fff" stroke-width="2" opacity=".75"></path>
    <g transform="translate(23.5 23)">${faceDrawing}</g>`;
}
