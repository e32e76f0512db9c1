/**
 * The marks of people: what their mouse wears, and its head with their initial. The shapes of colours (shapes.ts) belong to suits and
 * snakes alone.
 */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { type Drawing, path } from './ink.ts';

/** What the mouse of each colour wears, centred on (0, 0) and reaching about 10 in each direction. */
const headwears: { readonly [C in Colour]: string } = {
  // A woolly hat, a crown, a leaf, a bow, a flower, a chef's hat, a top hat.
  red: 'M-10 5C-10-8 10-8 10 5ZM-10.5 4.5H10.5V9.5H-10.5ZM0-11.5A3 3 0 1 1 0-5.5A3 3 0 1 1 0-11.5Z',
  yellow: 'M-10 8.5L-10.5-6L-5 .5L0-9.5L5 .5L10.5-6L10 8.5Z',
  green: 'M-10.5 9.5C-12-5-3-11 10.5-10.5C11.5 3 4 11-10.5 9.5ZL4-3.5',
  blue: 'M0 0L-11-8V8ZM0 0L11-8V8ZM-3-3.5H3V3.5H-3Z',
  purple:
    'M0-2A4.4 4.4 0 1 1 .1-2ZM4-1A4.4 4.4 0 1 1 4 0ZM2 3A4.4 4.4 0 1 1 1 4ZM-2 3A4.4 4.4 0 1 0-1 4ZM-4-1A4.4 4.4 0 1 0-4 0ZM0-3A3.4 3.4 0 1 1 0 3.8A3.4 3.4 0 1 1 0-3Z',
  white: 'M-7 9.5V2C-13.5 1-11-8.5-5-7C-3-12 5-12 6-7C12-8 13 1 7 2V9.5ZM-7 4.5H7',
  black: 'M-6.5 4.5V-10H6.5V4.5H11.5V9H-11.5V4.5Z',
};

export function headwear(
  colour: Colour,
  x: number,
  y: number,
  size: number,
  fill: string,
  line = 1.5,
  turn = 0,
): Drawing {
  const scale = size / 20;
  return svg`<path d=${headwears[colour]} fill=${fill} stroke-width=${line / scale}
    transform=${path`translate(${x} ${y})rotate(${turn})scale(${String(scale)})`}></path>`;
}

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** A letter in the middle of something with the player's colour. */
export const initial = (colour: Colour, name: string, x: number, y: number, size: number): Drawing =>
  svg`<text x=${x} y=${y} font-size=${size} font-weight="700" text-anchor="middle" stroke="none" fill=${colourStyles[colour].mark}>${initialOf(name)}</text>`;

/** A player's mark at text size: the head of their mouse, with their initial. Drawn on -12 -12 24 24. */
export function personBadge(colour: Colour, name: string): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<g fill=${fill} stroke-width="1.8"><circle cx="-7" cy="-6.4" r="4.6"></circle><circle cx="7" cy="-6.4" r="4.6"></circle><circle cy="1.6" r="9.4"></circle></g>
    ${initial(colour, name, 0, 6.2, 13)}`;
}
