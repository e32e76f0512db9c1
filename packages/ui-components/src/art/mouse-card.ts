/** A card of the deck of mice: a mouse in front of a wall in its colour, with number and shape in the corner. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { bareWall, corner, frame } from './frame.ts';
import type { Drawing } from './ink.ts';
import { mouse } from './mouse/index.ts';
import { wallpaper } from './wallpaper.ts';

export function mouseCard(colour: Colour, number: number): Drawing {
  const { soft } = colourStyles[colour];
  // Every other mouse faces the other way, for variety in a hand.
  const facesLeft = number % 2 === 0 && number < 16;
  const x = 52 + (facesLeft ? 1 : -1) * (3 - number / 9);
  return frame(
    svg`${bareWall(colour)}${wallpaper(colour)}
      <path d="M0 108Q50 99 100 106V140H0Z" fill=${soft} stroke="none"></path>
      <g transform=${`translate(${x} ${123 + number / 5})scale(${facesLeft ? -1 : 1} 1)`}>${mouse(number, colour)}</g>`,
    corner(colour, number),
  );
}

/** The visible corner of a card that is mostly covered by others. */
export const mouseCorner = (colour: Colour, number: number): Drawing =>
  frame(bareWall(colour), corner(colour, number));
