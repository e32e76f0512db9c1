/** A pawn: a cone with mouse ears, 30 high, standing on (0, 0). */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { type Drawing, paint } from './ink.ts';
import { cloth } from './mouse/scarf.ts';

export function pawn(colour: Colour): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<ellipse cx="0" cy="0" rx="12" ry="3.4" fill=${paint.shadow} stroke="none"></ellipse>
    <circle cx="-6.4" cy="-27.6" r="4.4" fill=${fill}></circle><circle cx="6.4" cy="-27.6" r="4.4" fill=${fill}></circle>
    <path d="M-3.6-18C-4-10-10-6-10.4-1.6Q-10.6 2 0 2T10.4-1.6C10-6 4-10 3.6-18Z" fill=${fill}></path>
    ${cloth(
      [
        [-5.4, -5],
        [-2.6, -4.2],
        [0, -4],
        [2.6, -4.2],
        [5.4, -5],
      ],
      4.4,
      colour,
    )}
    <circle cx="0" cy="-21.6" r="7.2" fill=${fill}></circle>
    <path d="M-3.6-25A4.4 4.4 0 0 1 0-26.4" stroke=${colourStyles[colour].mark} stroke-width="1.6" opacity=".7"></path>`;
}
