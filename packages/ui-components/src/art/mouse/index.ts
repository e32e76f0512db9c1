/** The mice of the deck of mice: `mouse(number, colour)`, standing on the origin. */
import { svg } from 'lit';
import type { Colour } from '../colours.ts';
import { type Drawing, paint } from '../ink.ts';
import { heldObject, wornObject } from './belongings.ts';
import { farArm, legs, nearArm, nearHand, tail, trunk } from './body.ts';
import { buildOf } from './build.ts';
import { farEar, head } from './head.ts';
import { flyingEnd, hasFlyingScarf, scarf } from './scarf.ts';

export function mouse(number: number, colour: Colour): Drawing {
  const b = buildOf(number);
  return svg`
    <ellipse cx="0" cy="0" rx=${b.width * 0.6 + 5} ry=${2.4 + 3 * b.bulk} fill=${paint.shadow} stroke="none"></ellipse>
    <g stroke-width=${b.line}>${tail(b)}${hasFlyingScarf(b) ? flyingEnd(b, colour) : ''}${farEar(b)}
    ${legs(b)}${trunk(b)}${farArm(b)}${nearArm(b)}${scarf(b, colour)}${head(b)}${wornObject(b)}${heldObject(b)}${nearHand(b)}</g>`;
}
