/** Painted wooden mice, facing right. Drawn on 48 × 40. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { type Drawing, type Point, paint } from './ink.ts';
import { cloth } from './mouse/scarf.ts';
import { headwear, initial } from './person.ts';

const body = 'M5 34C3 20 13 10 26 10C35 10 41 17 45 25C46.6 28.4 44 31 40 32C34 35 12 35.6 5 34Z';
/** The saddle cloth, which carries the pattern. */
const blanket: readonly Point[] = [
  [12.6, 24.6],
  [17, 22.8],
  [21, 22],
  [24, 22],
];

export function racer(colour: Colour): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<ellipse cx="24" cy="35" rx="21" ry="3.4" fill=${paint.shadow} stroke="none"></ellipse>
    <path d="M7 31C-1 30 0 20 5 17" stroke-width="4"></path><path d="M7 31C-1 30 0 20 5 17" stroke=${paint.pink} stroke-width="1.6"></path>
    <path d=${body} fill=${fill}></path>${cloth(blanket, 9.6, colour)}
    <ellipse cx="28" cy="10" rx="6.4" ry="7" fill=${fill}></ellipse><ellipse cx="28.4" cy="10.8" rx="3.6" ry="4" fill=${paint.pink} stroke="none"></ellipse>
    <circle cx="36.4" cy="20.6" r="2" fill=${paint.ink} stroke="none"></circle>
    <circle cx="45" cy="26.4" r="2.2" fill=${paint.ink} stroke="none"></circle>
    <path d="M38 27.6l-7-1.4M38 29.6l-6 1.6" stroke-width=".9"></path>${headwear(colour, 38.6, 10.4, 13, paint.paper, 1.4, 24)}`;
}

/** A mouse at text size: the outline, with the player's initial instead of the pattern. */
export function tinyRacer(colour: Colour, name = ''): Drawing {
  const { fill } = colourStyles[colour];
  return svg`<g stroke-width="3"><path d="M7 31C-1 30 0 20 5 17"></path><path d=${body} fill=${fill}></path>
    <ellipse cx="29" cy="10" rx="7" ry="7.4" fill=${fill}></ellipse></g>
    <circle cx="38" cy="21.4" r="2.6" fill=${paint.ink} stroke="none"></circle>
    ${headwear(colour, 39, 9.6, 16, paint.paper, 2, 24)}${initial(colour, name, 18, 30.6, 19)}`;
}
