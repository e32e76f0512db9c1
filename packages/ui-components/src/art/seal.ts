/** The rosette on a full pile, which can no longer be sent back (ME-10). Centred on (0, 0), 40 wide. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import { type Drawing, paint } from './ink.ts';
import { cloth } from './mouse/scarf.ts';
import { headwear } from './person.ts';

const petals = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return svg`<circle cx=${(Math.cos(angle) * 13.4).toFixed(1)} cy=${(Math.sin(angle) * 13.4).toFixed(1)} r="4.6" fill=${paint.cheese}></circle>`;
});

export function seal(colour: Colour): Drawing {
  return svg`${cloth(
    [
      [-4, 6],
      [-11, 30],
    ],
    8.6,
    colour,
  )}${cloth(
    [
      [4, 6],
      [11, 30],
    ],
    8.6,
    colour,
  )}${petals}
    <circle r="13.6" fill=${paint.cheese} stroke="none"></circle><circle r="10.6" fill=${paint.paper}></circle>
    ${headwear(colour, 0, 0, 12.6, colourStyles[colour].fill)}`;
}
