/** A card of the deck of snakes. If `fang` is undefined, it is hidden: a thumb is drawn instead of the head. */
import { svg } from 'lit';
import { type Colour, colourStyles } from '../colours.ts';
import { bareWall, corner, frame } from '../frame.ts';
import { type Drawing, paint } from '../ink.ts';
import { numeral } from '../numerals.ts';
import { wallpaper } from '../wallpaper.ts';
import { coil } from './body.ts';
import { harmlessHead, poisonousHead } from './head.ts';
import { thumb } from './thumb.ts';

export function snakeCard(
  colour: Colour,
  number: number,
  fang: boolean | undefined,
  owner?: Colour,
): Drawing {
  const { soft } = colourStyles[colour];
  const head = fang === undefined ? '' : fang ? poisonousHead(colour) : harmlessHead(colour);
  return svg`${frame(
    svg`${bareWall(colour)}${wallpaper(colour)}
      <ellipse cx="51" cy="101" rx="46" ry="30" fill=${soft} stroke="none"></ellipse>
      <ellipse cx="51" cy="114" rx="38" ry="16" fill=${paint.shadow} stroke="none"></ellipse>
      <circle cx="51" cy="87" r="25" fill=${paint.paper} stroke="none"></circle>
      ${coil(colour)}${numeral(number, 51, 87.5, 25, 5.4)}${head}`,
    corner(colour, number),
  )}${fang === undefined ? thumb(owner) : fang ? cornerFang : ''}`;
}

/** The visible corner of a card that is mostly covered by others. */
export const snakeCorner = (colour: Colour, number: number, fang: boolean | undefined): Drawing =>
  svg`${frame(bareWall(colour), corner(colour, number))}${fang ? cornerFang : ''}`;

/** Marks a fang in the visible corner, so that the owner of a covered card sees it. */
const cornerFang = svg`<path d="M10.5 46H21.5L16 61Z" fill=${paint.fang}></path>`;
