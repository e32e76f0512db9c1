/** A small mouse on the board, facing right. Drawn on 48 × 40. */
import { svg } from 'lit';
import { type Colour, colourStyles } from '../colours.ts';
import { type Drawing, paint } from '../ink.ts';
import { headwear } from '../person.ts';

const body = 'M5 34C3 20 13 10 26 10C35 10 41 17 45 25C46.6 28.4 44 31 40 32C34 35 12 35.6 5 34Z';
const tail = 'M7 31C-1 30 0 20 5 17';

/** The front mouse: with a face, and what the mice of its colour wear. */
export function runner(colour: Colour): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<path d=${tail} stroke-width="5.4"></path><path d=${tail} stroke=${paint.pink} stroke-width="2"></path>
    <path d=${body} fill=${fill} stroke-width="2.6"></path>
    <ellipse cx="28.6" cy="10" rx="7" ry="7.4" fill=${fill} stroke-width="2.6"></ellipse><ellipse cx="29" cy="11" rx="3.6" ry="4" fill=${paint.pink} stroke="none"></ellipse>
    <circle cx="37" cy="20.6" r="2.5" fill=${paint.ink} stroke="none"></circle><circle cx="45" cy="26.4" r="2.6" fill=${paint.ink} stroke="none"></circle>
    ${headwear(colour, 38.6, 9.6, 16, paint.paper, 2, 24)}`;
}

/** A mouse behind the front mouse: only back, ear and snout are visible. */
export function followerOf(colour: Colour): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<path d=${body} fill=${fill} stroke-width="2.6"></path><ellipse cx="28.6" cy="10" rx="7" ry="7.4" fill=${fill} stroke-width="2.6"></ellipse>`;
}
