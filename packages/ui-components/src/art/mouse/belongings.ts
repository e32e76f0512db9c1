/** What each mouse carries or wears, so that every number is recognisable. */
import { type nothing, svg } from 'lit';
import type { Drawing } from '../ink.ts';
import { path } from '../ink.ts';
import type { Build } from './build.ts';
import * as things from './things.ts';
import * as wear from './wear.ts';

type Maybe = Drawing | typeof nothing | '';

/** What each mouse holds, by number. `turn` is in degrees, `size` a factor; the hand is the origin of the drawing. */
const inHand: {
  readonly [number: number]: { readonly drawing: Drawing; readonly turn?: number; readonly size?: number };
} = {
  1: { drawing: things.sling, size: 1.4 },
  2: { drawing: things.pin, turn: -8 },
  4: { drawing: things.match, turn: -10 },
  5: { drawing: things.leaf, turn: 12 },
  6: { drawing: things.spoon, turn: -4 },
  7: { drawing: things.button },
  9: { drawing: things.key, turn: -10, size: 0.94 },
  10: { drawing: things.bundle, turn: -16, size: 0.88 },
  12: { drawing: things.fork, turn: -3, size: 0.96 },
  16: { drawing: things.rollingPin, turn: -5 },
  18: { drawing: things.wedge },
};

/** What each mouse wears, by number. `turn` is in degrees, `size` a factor; the top of the skull is the origin of the drawing. */
const onHead: {
  readonly [number: number]: { readonly drawing: Drawing; readonly turn?: number; readonly size?: number };
} = {
  3: { drawing: wear.thimble, turn: -6 },
  8: { drawing: wear.paperHat, turn: -4 },
  11: { drawing: wear.spectacles },
  13: { drawing: wear.acornCap, turn: -6 },
  14: { drawing: wear.bowler, turn: -5 },
  15: { drawing: wear.eyepatch },
  16: { drawing: wear.cooksHat, turn: -5, size: 0.9 },
  17: { drawing: wear.crown, turn: -4, size: 0.78 },
  18: { drawing: wear.saucepan, turn: -5, size: 0.94 },
};

export function heldObject({ number, nearHand: [x, y], head, line }: Build): Maybe {
  const heldThing = inHand[number];
  return heldThing
    ? placeObject(heldThing.drawing, x, y, (head / 10) * (heldThing.size ?? 1), heldThing.turn ?? 0, line)
    : '';
}

export function wornObject({ number, headAt: [x, y], head, line }: Build): Maybe {
  const wornThing = onHead[number];
  return wornThing
    ? placeObject(
        wornThing.drawing,
        x,
        y - head,
        (head / 10) * (wornThing.size ?? 1),
        wornThing.turn ?? 0,
        line,
      )
    : '';
}

/** Draws an object at a point and scale, with the same line width at every scale. */
function placeObject(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  turn: number,
  line: number,
): Drawing {
  const transform = path`translate(${x} ${y})scale(${String(size)})rotate(${turn})`;
  return svg`<g transform=${transform} stroke-width=${line / size}>${drawing}</g>`;
}
