/** A card of a deck that nobody has drawn: its number or letters, on a wall in its colour. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { bareWall, frame } from './frame.ts';
import { type Drawing, mix, paint } from './ink.ts';
import { numeral } from './numerals.ts';
import { shape } from './shapes.ts';
import { wallpaper } from './wallpaper.ts';

/** Longer words do not fit into the corner. */
const CORNER_LETTERS = 3;

/** Numbers and short labels are in the middle and in the corner, words only in the middle. Numbers are paths, letters are text. */
export function plainCard(label: string, colour?: Colour): Drawing {
  const isNumber = /^\d{1,2}$/.test(label);
  const isShort = label.length <= CORNER_LETTERS;
  const wall = colour
    ? svg`${bareWall(colour)}${wallpaper(colour)}`
    : svg`<path d="M0 0H100V140H0Z" fill=${mix(paint.cheese, 30, paint.paper)} stroke="none"></path>`;
  const middle = isNumber
    ? svg`${numeral(Number(label), 50, colour ? 74 : 80, 40, 6.5)}${sign(colour, 50, 107, 14)}`
    : isShort
      ? svg`${enlarged(label, 50, colour ? 70 : 80, 2.1)}${sign(colour, 50, 107, 14)}`
      : svg`${written(label, 50, 80, 66)}${sign(colour, 50, 104, 14)}`;
  const corner = isNumber
    ? numeral(Number(label), CORNER.x, CORNER.y, 16, 3.6)
    : isShort
      ? svg`<g id=${cornerId(label)}>${written(label, CORNER.x, CORNER.y, 22)}</g>`
      : '';
  return frame(
    svg`${wall}<ellipse cx="50" cy="80" rx="40" ry="42" fill=${paint.paper}></ellipse>${middle}`,
    svg`${corner}${sign(colour, 15.5, 35.5, 13)}`,
  );
}

const CORNER = { x: 15.5, y: 16.5 };

/** Cards with the same label may share an id: they have the same corner. Code points, because a reference decodes `%`. */
const cornerId = (label: string): string =>
  `plain-${[...label].map((letter) => letter.codePointAt(0)).join('-')}`;

/** The corner's letters again, larger. Not a second text: the visible text of a card must occur in its name. */
const enlarged = (label: string, x: number, y: number, scale: number): Drawing =>
  svg`<use href="#${cornerId(label)}" transform="translate(${x - CORNER.x * scale} ${y - CORNER.y * scale}) scale(${scale})"></use>`;

const sign = (colour: Colour | undefined, x: number, y: number, size: number): Drawing | undefined =>
  colour && shape(colourStyles[colour].shape, x, y, size, colourStyles[colour].fill);

/** Letters shrink until they fit. */
function written(label: string, x: number, y: number, width: number): Drawing {
  const size = Math.min(21, (width * 1.7) / label.length);
  return svg`<text x=${x} y=${y + size * 0.34} text-anchor="middle" font-size=${size} font-weight="700"
    fill=${paint.ink} stroke="none">${label}</text>`;
}
