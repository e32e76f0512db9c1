/** What each mouse carries or wears, so that every number is recognisable. */
import { type nothing, svg } from 'lit';
import type { Drawing } from '../ink.ts';
import { path } from '../ink.ts';
import type { Build } from './build.ts';
import * as things from './things.ts';
import * as wear from './wear.ts';

type Maybe = Drawing | typeof nothing | '';

/** Offset from the hand, in tenths of the head's radius. */
const inHand: {
  readonly [number: number]: { readonly thing: Drawing; readonly turn?: number; readonly size?: number };
} = {
  1: { thing: things.sling, size: 1.4 },
  2: { thing: things.pin, turn: -8 },
  4: { thing: things.match, turn: -10 },
  5: { thing: things.leaf, turn: 12 },
  6: { thing: things.spoon, turn: -4 },
  7: { thing: things.button },
  9: { thing: things.key, turn: -10, size: 0.94 },
  10: { thing: things.bundle, turn: -16, size: 0.88 },
  12: { thing: things.fork, turn: -3, size: 0.96 },
  16: { thing: things.rollingPin, turn: -5 },
  18: { thing: things.wedge },
};

/** Offset from the top of the skull, in tenths of the head's radius. */
const onHead: {
  readonly [number: number]: { readonly thing: Drawing; readonly turn?: number; readonly size?: number };
} = {
  3: { thing: wear.thimble, turn: -6 },
  8: { thing: wear.paperHat, turn: -4 },
  11: { thing: wear.spectacles },
  13: { thing: wear.acornCap, turn: -6 },
  14: { thing: wear.bowler, turn: -5 },
  15: { thing: wear.eyepatch },
  16: { thing: wear.cooksHat, turn: -5, size: 0.9 },
  17: { thing: wear.crown, turn: -4, size: 0.78 },
  18: { thing: wear.saucepan, turn: -5, size: 0.94 },
};

export function held({ number, nearHand: [x, y], head, line }: Build): Maybe {
  const item = inHand[number];
  return item ? placeObject(item.thing, x, y, (head / 10) * (item.size ?? 1), item.turn ?? 0, line) : '';
}

export function worn({ number, headAt: [x, y], head, line }: Build): Maybe {
  const item = onHead[number];
  return item
    ? placeObject(item.thing, x, y - head, (head / 10) * (item.size ?? 1), item.turn ?? 0, line)
    : '';
}

/** Keeps the line width constant, whatever the scale. */
function placeObject(
  thing: Drawing,
  x: number,
  y: number,
  size: number,
  turn: number,
  line: number,
): Drawing {
  const place = path`translate(${x} ${y})scale(${String(size)})rotate(${turn})`;
  return svg`<g transform=${place} stroke-width=${line / size}>${thing}</g>`;
}
