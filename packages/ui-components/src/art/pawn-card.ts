/** A card of the deck of pawns: the pile's die in the corner, and the pawn on one of six squares. */
import { svg } from 'lit';
import { cheeseWedge } from './cheese.ts';
import { type Colour, colourStyles } from './colours.ts';
import { pips } from './die.ts';
import { frame } from './frame.ts';
import { type Drawing, type Point, paint } from './ink.ts';
import { numeral } from './numerals.ts';
import { pawn } from './pawn.ts';
import { headwear } from './person.ts';
import { wallpaper } from './wallpaper.ts';

/** The six squares, from the front left around to the cheese. */
const squares: readonly Point[] = [
  [24, 119],
  [44, 122],
  [63, 119],
  [76, 104],
  [60, 91],
  [41, 86],
];

export function pawnCard(colour: Colour, pile: number, square: number): Drawing {
  const { pale, soft, fill } = colourStyles[colour];
  const [x, y] = squares[square - 1]!;
  return frame(
    svg`<path d="M0 0H100V140H0Z" fill=${pale} stroke="none"></path>${wallpaper(colour)}
      <path d="M0 78Q50 70 100 78V140H0Z" fill=${soft} stroke="none"></path>
      <path d="M24 119Q44 125 63 119Q84 112 76 104Q71 92 41 86L24 83" stroke-width="1.3" stroke-dasharray="2 4"></path>
      <g transform="translate(20 76)scale(.62)">${cheeseWedge}</g>
      ${squares.map(([cx, cy], index) => svg`<ellipse cx=${cx} cy=${cy} rx="9" ry="5.6" fill=${index < square ? fill : paint.paper}></ellipse>`)}
      <g transform=${`translate(${x} ${y + 1})scale(1.5)`}>${pawn(colour)}</g>
      ${numeral(square, 80, 24, 22, 6.4, paint.paper)}${numeral(square, 80, 24, 22, 3.6)}`,
    svg`<rect x="5.4" y="6" width="20.4" height="20.4" rx="4.6" fill=${paint.paper}></rect>
      <g transform="translate(15.6 16.2)scale(.42)">${pips(pile)}</g>${headwear(colour, 15.6, 36.4, 12, fill)}`,
  );
}
