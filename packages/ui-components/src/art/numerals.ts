/** Digits drawn as paths, so that cards need no font. */
import { svg } from 'lit';
import { type Drawing, path } from './ink.ts';

/** Each digit in a box 10 wide (the 1 is narrower) and 16 high. */
const figures: readonly { readonly d: string; readonly width: number }[] = [
  { d: 'M5 0C1.4 0 0 3.6 0 8S1.4 16 5 16S10 12.4 10 8S8.6 0 5 0Z', width: 10 },
  { d: 'M0 3.2L4 0V16', width: 4.6 },
  { d: 'M.4 3.8C1 1.2 3 0 5.2 0C8 0 9.6 1.9 9.6 4.4C9.6 8.4 3.4 11 .4 16H10', width: 10 },
  {
    d: 'M.6 2.2C1.8 .6 3.2 0 5 0C7.8 0 9.4 1.6 9.4 3.9C9.4 6.3 7.4 7.5 4.4 7.5C7.8 7.5 10 8.9 10 11.6C10 14.4 7.8 16 5 16C2.8 16 1 15.2 0 13.4',
    width: 10,
  },
  { d: 'M7.4 16V0L0 11.4H10.4', width: 10.4 },
  {
    d: 'M9.2 0H2L1 7C2.2 6.2 3.6 5.9 5 5.9C8 5.9 10 7.8 10 10.8C10 14 7.8 16 4.8 16C2.7 16 1 15.2 0 13.6',
    width: 10,
  },
  {
    d: 'M8.6 1C3.6 1.4 .2 5.4 .2 10.8C.2 14 2.2 16 5.1 16C8 16 10 14 10 11.1C10 8.3 8.1 6.5 5.4 6.5C2.6 6.5 .6 8.2 .3 10.8',
    width: 10,
  },
  { d: 'M0 0H10C7 4.6 4.4 10 3.6 16', width: 10 },
  {
    d: 'M5 7.4C2.4 7.4 .9 5.9 .9 3.8C.9 1.6 2.5 0 5 0S9.1 1.6 9.1 3.8C9.1 5.9 7.6 7.4 5 7.4C2 7.4 0 9 0 11.6C0 14.3 2 16 5 16S10 14.3 10 11.6C10 9 8 7.4 5 7.4Z',
    width: 10,
  },
  {
    d: 'M9.7 5.2C9.4 7.8 7.4 9.5 4.7 9.5C1.9 9.5 0 7.7 0 4.9C0 2 2 0 4.9 0S9.8 2 9.8 5.2C9.8 10.6 6.4 14.6 1.6 15.2',
    width: 10,
  },
];

/** Gap between two digits, in units of a number that is 16 high. */
const DIGIT_GAP = 3.8;
/** Two-digit numbers are drawn narrower by this factor. */
const TWO_DIGIT_WIDTH_FACTOR = 0.86;

/** Width of a number that is 16 high. */
export const widthOf = (number: number): number =>
  [...String(number)].reduce((sum, digit) => sum + figures[Number(digit)]!.width + DIGIT_GAP, -DIGIT_GAP);

/** Draws a number centred on (x, y), `height` high, with line width `pen`. */
export function numeral(
  number: number,
  x: number,
  y: number,
  height: number,
  pen: number,
  stroke = 'var(--_cb-ink)',
): Drawing {
  const scale = height / 16;
  const digitScale = number > 9 ? scale * TWO_DIGIT_WIDTH_FACTOR : scale;
  let left = x - (widthOf(number) * digitScale) / 2;
  const digits = [...String(number)].map((digit) => {
    const { d, width } = figures[Number(digit)]!;
    const transform = path`translate(${left} ${y - height / 2})scale(${String(digitScale)} ${String(scale)})`;
    left += (width + DIGIT_GAP) * digitScale;
    return svg`<path d=${d} transform=${transform}></path>`;
  });
  return svg`<g stroke=${stroke} stroke-width=${pen / scale}>${digits}</g>`;
}
