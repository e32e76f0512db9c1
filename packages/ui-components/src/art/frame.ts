/** The paper border of every card face, and the corner that stays visible in a fan. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { type Drawing, paint } from './ink.ts';
import { numeral } from './numerals.ts';
import { shape } from './shapes.ts';

/** All cards are drawn on 100 × 140. */
export const cardBox = '0 0 100 140';

/** Draws a paper border over the edges of a picture, so that nothing needs clipping. */
export function frame(picture: Drawing, corner: Drawing): Drawing {
  return svg`${picture}
    <path fill=${paint.paper} fill-rule="evenodd" stroke="none"
      d="M-9-9H109V149H-9ZM31 5H88Q95 5 95 12V128Q95 135 88 135H12Q5 135 5 128V49Q5 46 8 46H21Q28 46 28 39V8Q28 5 31 5Z"></path>
    ${corner}`;
}

/** The background of a card of which only the corner is visible. */
export const bareWall = (colour: Colour): Drawing =>
  svg`<path d="M0 0H100V140H0Z" fill=${colourStyles[colour].pale} stroke="none"></path>`;

export function corner(colour: Colour, number: number): Drawing {
  const { shape: name, fill } = colourStyles[colour];
  return svg`${numeral(number, 15.5, 16.5, 16, 3.6)}${shape(name, 15.5, 35.5, 13, fill)}`;
}
