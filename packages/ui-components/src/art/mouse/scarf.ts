/** The scarf, in the card's colour and pattern. It flies behind small mice and hangs on big ones. */
import { svg } from 'lit';
import { type Colour, colourStyles } from '../colours.ts';
import { type Drawing, type Point, paint } from '../ink.ts';
import { bezier, isLines, type Pattern, patternAlong, polyline } from '../pattern.ts';
import type { Build } from './build.ts';

/** A strip of cloth along a curve. An open end has no hem because it continues behind something. */
export function cloth(
  curve: readonly Point[],
  width: number,
  colour: Colour,
  ends: 'hemmed' | 'open' = 'hemmed',
): Drawing {
  const { fill, mark, pattern } = colourStyles[colour];
  const d = polyline(curve);
  const cap = ends === 'hemmed' ? 'square' : 'butt';
  return svg`<g stroke-linecap="butt"><path d=${d} stroke-width=${width + 3} stroke-linecap=${cap}></path>
    <path d=${d} stroke=${fill} stroke-width=${width} stroke-linecap=${cap}></path>${drawPattern(pattern, ends === 'hemmed' ? lengthen(curve, width / 2) : curve, width, mark)}</g>`;
}

/** Extends a curve at both ends, so that the pattern covers the hems. */
function lengthen(curve: readonly Point[], extraLength: number): Point[] {
  return [
    extendPoint(curve[1]!, curve[0]!, extraLength),
    ...curve,
    extendPoint(curve.at(-2)!, curve.at(-1)!, extraLength),
  ];
}

function extendPoint([x0, y0]: Point, [x1, y1]: Point, extraLength: number): Point {
  const share = extraLength / Math.hypot(x1 - x0, y1 - y0);
  return [x1 + (x1 - x0) * share, y1 + (y1 - y0) * share];
}

export function drawPattern(pattern: Pattern, curve: readonly Point[], width: number, mark: string): Drawing {
  const d = patternAlong(pattern, curve, width);
  return isLines(pattern)
    ? svg`<path d=${d} stroke=${mark} stroke-width=${width * 0.2}></path>`
    : svg`<path d=${d} fill=${mark} stroke="none"></path>`;
}

/** The end of the scarf that flies behind a small mouse. */
export function flyingEnd({ neck: [x, y], head: radius, bulk }: Build, colour: Colour): Drawing {
  const curve = bezier(
    [x - 0.5 * radius, y + 0.1 * radius],
    [x - 1.1 * radius, y - 0.4 * radius],
    [x - 1.5 * radius, y + 0.7 * radius],
    [x - 2.2 * radius, y - 0.05 * radius],
  );
  return cloth(curve, 4.6 + 7 * bulk, colour);
}

export const hasFlyingScarf = ({ bulk }: Build): boolean => bulk < 0.34;

export function scarf(build: Build, colour: Colour): Drawing {
  const {
    neck: [x, y],
    headAt,
    head: radius,
    bulk,
    height,
  } = build;
  const thickness = 5 + 7.5 * bulk;
  const halfWidth = radius * (0.8 + 0.08 * bulk);
  const topY = y + 0.06 * radius - 1.4 * bulk;
  const lowestY = headAt[1] + radius * (1.3 + 0.34 * bulk);
  const curve = bezier(
    [x - halfWidth, topY],
    [x - halfWidth * 0.6, lowestY],
    [x + halfWidth * 0.75, lowestY],
    [x + halfWidth * 1.06, topY - 1],
  );
  if (hasFlyingScarf(build)) return cloth(curve, thickness, colour, 'open');

  const [kx, ky] = curve[8]!;
  const hangingEnd = (dx: number, length: number) =>
    cloth(
      bezier(
        [kx, ky],
        [kx + dx * 0.3, ky + length * 0.4],
        [kx + dx * 0.7, ky + length * 0.7],
        [kx + dx, ky + length],
        8,
      ),
      thickness * 0.72,
      colour,
    );
  return svg`${cloth(curve, thickness, colour, 'open')}${hangingEnd(thickness * 0.5, height * 0.3)}${hangingEnd(-thickness * 0.55, height * 0.36)}<ellipse cx=${kx} cy=${ky}
    rx=${thickness * 0.5} ry=${thickness * 0.58} fill=${colourStyles[colour].fill} stroke=${paint.ink}></ellipse>`;
}
