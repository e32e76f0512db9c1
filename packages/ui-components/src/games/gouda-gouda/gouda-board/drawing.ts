/** Draws what changes during a game: cheeses, ballots, pins and highlighted links; and the fixed furniture. */
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cheeseWedge, cheeseWhole } from '../../../art/cheese.ts';
import { type Colour, colourStyles } from '../../../art/colours.ts';
import { type Drawing, type Point, paint, path } from '../../../art/ink.ts';
import { numeral } from '../../../art/numerals.ts';
import { drawFurnishing } from '../../../art/pantry/things.ts';
import { steps, type WayKind, way } from '../../../art/pantry/ways.ts';
import { polyline } from '../../../art/pattern.ts';
import { headwear } from '../../../art/person.ts';
import type { Layout } from './layout.ts';
import type { Cheese } from './names.ts';

export type SpentFace = 'green' | 'red' | '';

/** All objects and links, drawn once per board. */
export function furniture({ board, points, backToFront, ways, heights }: Layout): Drawing {
  return svg`${backToFront.map((place) => svg`<g transform=${translateTo(points[place]!)}>${drawFurnishing(board.places[place]!.id, heights[place])}</g>`)}
    ${ways.map(({ kind, curve }) => way(kind as WayKind, curve))}`;
}

export const translateTo = ([x, y]: Point): string => path`translate(${x} ${y})`;

const faceColours = { green: 'var(--_cb-green)', red: 'var(--_cb-red)', '': 'var(--_cb-cheese)' } as const;

/** Highlights the links from a place to the targets, with arrows. */
export function highlightedWays(
  { ways }: Layout,
  from: number | null,
  targets: readonly number[],
  face: SpentFace,
): Drawing {
  const highlightedLinks = ways.flatMap((eachWay) => {
    if (eachWay.from === from && targets.includes(eachWay.to)) return [eachWay.curve];
    if (eachWay.to === from && targets.includes(eachWay.from)) return [[...eachWay.curve].reverse()];
    return [];
  });
  return svg`${highlightedLinks.map((curve) => {
    const d = polyline(curve);
    return svg`<path class="lit-edge" d=${d}></path><path class="lit-way" d=${d}></path>
      <g class="arrows">${steps(curve, 15).map(({ point: [x, y], normal: [ax, ay] }) => {
        const turn = Math.round((Math.atan2(-ax, ay) * 180) / Math.PI);
        return svg`<path d="M-6-6.6L6 0L-6 6.6L-3 0Z" fill=${faceColours[face]} stroke-width="1.3" transform=${path`translate(${x} ${y})rotate(${turn})`}></path>`;
      })}</g>`;
  })}`;
}

/** Distance from the middle of a pin to its tip. */
const PIN_TIP = 16;
/** Ballots hang on the front of the object, below the feet of the mice. */
const BALLOT_DOWN = 21;

/** A pin over a target, with the symbol of the die. `height` is the distance from the place to its tip. */
export function targetPin([x, y]: Point, height: number, face: SpentFace): Drawing {
  const sign =
    face === 'red'
      ? 'M0 6L6.4-4.6H-6.4Z'
      : face === 'green'
        ? 'M0-6L6.4 4.6H-6.4Z'
        : 'M0-4.4A4.4 4.4 0 1 0 .01-4.4Z';
  return svg`<g transform=${path`translate(${x} ${y - height - PIN_TIP})`}><g class="goal"><path d="M-11-11H11V10H5L0 16L-5 10H-11Z" fill=${faceColours[face]}></path><path d=${sign} fill=${paint.paper} stroke-width="1.4"></path></g></g>`;
}

/** A pin with a paw over the named place. */
export const namedPlacePin = ([x, y]: Point, height: number): Drawing =>
  svg`<g class="named" transform=${path`translate(${x} ${y - height - PIN_TIP})`}><path d="M-11-11H11V10H5L0 16L-5 10H-11Z" fill=${paint.cheese}></path>
    <g fill=${paint.ink} stroke="none"><path d="M0 6.4C-5 6.4-5.4 1.6-2.4.2C-1-1 1-1 2.4.2C5.4 1.6 5 6.4 0 6.4Z"></path><circle cx="-5.4" cy="-2.4" r="2"></circle><circle cx="-1.9" cy="-5.2" r="2.1"></circle><circle cx="1.9" cy="-5.2" r="2.1"></circle><circle cx="5.4" cy="-2.4" r="2"></circle></g></g>`;

export function drawCheeses({ place, points, count }: Cheese, layout: Layout): Drawing {
  return svg`${guard([points, count, layout], () => {
    const [x, y] = layout.points[place]!;
    const isOnTable = layout.board.places[place]!.id === 'table';
    if (points > 1) {
      const [cx, cy] = isOnTable ? [x, y - 17] : [x + 27, y - 19];
      return svg`<g transform=${path`translate(${cx} ${cy})scale(.52)`}>${cheeseWedge}</g>${pointsBadge(points, cx + 15, cy - 9)}`;
    }
    const spots: readonly Point[] =
      count > 2
        ? [
            [-26, 0],
            [26, 0],
            [0, -13],
          ]
        : count === 2
          ? [
              [-22, 0],
              [22, 0],
            ]
          : [[0, 0]];
    const scale = count > 1 ? 0.62 : isOnTable ? 0.86 : 0.7;
    return svg`${spots.map(([dx, dy]) => svg`<g transform=${path`translate(${x + dx * (isOnTable ? 1 : 0.8)} ${y - 19 + dy + (count > 1 ? 4 : 0)})scale(${String(scale)})`}>${cheeseWhole}</g>`)}`;
  })}`;
}

const pointsBadge = (points: number, x: number, y: number): Drawing =>
  svg`<circle cx=${x} cy=${y} r="8" fill=${paint.paper} stroke-width="1.5"></circle>${numeral(points, x, y, 8.6, 2)}`;

/** One ballot per voter for this place, with what the voter's mouse wears. */
export function drawBallots([x, y]: Point, voters: readonly Colour[]): Drawing {
  const firstX = x - ((voters.length - 1) * 14) / 2;
  return svg`${voters.map((colour, index) => {
    const { fill, pale } = colourStyles[colour];
    return svg`<g transform=${path`translate(${firstX + index * 14} ${y + BALLOT_DOWN})rotate(${index % 2 ? 4 : -5})`}><path d="M-7-9H7V9H-7Z" fill=${pale}></path>${headwear(colour, 0, 0, 10, fill, 1.2)}</g>`;
  })}`;
}
