/** A card of a deck that nobody has drawn: its number or letters, large and in the corner, on a wall in its colour. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { bareWall, frame } from './frame.ts';
import { type Drawing, mix, paint } from './ink.ts';
import { numeral } from './numerals.ts';
import { shape } from './shapes.ts';
import { wallpaper } from './wallpaper.ts';

/** Letters of this height fit three abreast into the middle of a card. */
const LABEL_HEIGHT = 40;
const LABEL_WIDTH = 62;

export function plainCard(label: string, colour?: Colour): Drawing {
  const wall = colour
    ? svg`${bareWall(colour)}${wallpaper(colour)}`
    : svg`<path d="M0 0H100V140H0Z" fill=${mix(paint.cheese, 30, paint.paper)} stroke="none"></path>`;
  return frame(
    svg`${wall}<ellipse cx="50" cy="80" rx="38" ry="40" fill=${paint.paper}></ellipse>
      ${written(label, 50, colour ? 74 : 80, LABEL_HEIGHT, LABEL_WIDTH, 6.5)}
      ${colour ? shape(colourStyles[colour].shape, 50, 107, 14, colourStyles[colour].fill) : ''}`,
    plainCorner(label, colour),
  );
}

function plainCorner(label: string, colour?: Colour): Drawing {
  return svg`${written(label, 15.5, colour ? 16.5 : 25, 16, 22, 3.6)}
    ${colour ? shape(colourStyles[colour].shape, 15.5, 35.5, 13, colourStyles[colour].fill) : ''}`;
}

/** Numbers are drawn as everywhere; words need a font, and shrink until they fit. */
function written(label: string, x: number, y: number, height: number, width: number, pen: number): Drawing {
  if (/^\d{1,2}$/.test(label)) return numeral(Number(label), x, y, height, pen);
  const size = Math.min(height * 1.25, (width * 1.7) / Math.max(label.length, 1));
  return svg`<text x=${x} y=${y + size * 0.34} text-anchor="middle" font-size=${size} font-weight="700"
    fill=${paint.ink} stroke="none" style="font-family:var(--_cb-font)">${label}</text>`;
}
