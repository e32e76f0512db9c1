/** Tail, legs, body and arms. */
import { svg } from 'lit';
import { type Drawing, type Point, paint, path } from '../ink.ts';
import type { Build } from './build.ts';

/** Draws a limb as two strokes: a thick one in ink, a thinner one in the fur colour. */
export function limb(d: string, width: number, fill: string, line: number): Drawing {
  return svg`<path d=${d} stroke-width=${width + 2 * line}></path><path d=${d} stroke=${fill} stroke-width=${width}></path>`;
}

/** The tail curls up behind a small mouse and lies on the ground behind a big one. */
export function tail({ bulk, width, height, bottom, line }: Build): Drawing {
  const x = -0.34 * width;
  const y = bottom - 0.12 * height;
  const reach = 13 + 17 * bulk;
  const rise = 26 - 14 * bulk;
  const d = path`M${x} ${y}C${x - reach * 0.7} ${y + 7} ${x - reach * 1.25} ${y - rise * 0.1} ${x - reach} ${y - rise * 0.62}C${
    x - reach * 0.8
  } ${y - rise * 1.05} ${x - reach * 0.4} ${y - rise * 0.7} ${x - reach * 0.62} ${y - rise * 0.42}`;
  return limb(d, 1.5 + 2.2 * bulk, paint.pink, line);
}

export function legs({ bulk, width, bottom, limb: limbWidth, fur, line }: Build): Drawing {
  const legSpread = 1 + 3.4 * (1 - bulk) ** 6;
  const [left, right] = [-0.22 * width - legSpread, 0.24 * width + legSpread];
  const footLength = 3.6 + 8.5 * bulk;
  const footHeight = 2 + 3.4 * bulk;
  const leg = (x: number) => path`M${x * 0.6} ${bottom - 2}L${x} ${-footHeight}`;
  const foot = (x: number) =>
    svg`<ellipse cx=${x + footLength * 0.4} cy=${-footHeight * 0.7} rx=${footLength} ry=${footHeight} fill=${paint.pink}></ellipse>`;
  return svg`${limb(leg(right), limbWidth * 0.9, fur, line)}${foot(right)}${limb(leg(left), limbWidth * 0.9, fur, line)}${foot(left)}`;
}

/** The trunk: a pear shape turned slightly to the right. */
export function trunk({ bulk, width, height, neck: [x, y], bottom, fur, belly }: Build): Drawing {
  const shoulder = (0.2 + 0.1 * bulk) * width;
  const lowestY = bottom + 2 * bulk;
  const d = path`M${x - shoulder} ${y + 0.04 * height}C${x - 0.44 * width} ${y + 0.24 * height} ${-0.54 * width} ${lowestY - 0.48 * height} ${
    -0.51 * width
  } ${lowestY - 0.22 * height}C${-0.49 * width} ${lowestY} ${-0.2 * width} ${lowestY} 0 ${lowestY}C${0.27 * width} ${lowestY} ${0.56 * width} ${lowestY} ${
    0.56 * width
  } ${lowestY - 0.28 * height}C${0.56 * width} ${lowestY - 0.56 * height} ${x + 0.42 * width} ${y + 0.2 * height} ${x + shoulder} ${y + 0.04 * height}Z`;
  return svg`<path d=${d} fill=${fur}></path>
    <ellipse cx=${0.17 * width} cy=${lowestY - 0.36 * height} rx=${0.29 * width} ry=${0.32 * height} fill=${belly} stroke="none"></ellipse>`;
}

export function nearArm(build: Build): Drawing {
  const { neck, width, height, pose } = build;
  const from: Point = [neck[0] - 0.2 * width, neck[1] + 0.26 * height];
  const bend: Point =
    pose === 'whirl'
      ? [from[0] - 0.5 * width - 4, from[1]]
      : pose === 'raise'
        ? [from[0] - 0.34 * width, from[1] + 0.42 * height]
        : [from[0] - (pose === 'belly' ? 0.2 : 0.34) * width, from[1] + 0.28 * height];
  return arm(build, from, bend, build.nearHand);
}

export function farArm(build: Build): Drawing {
  const { neck, width, height, pose } = build;
  const from: Point = [neck[0] + 0.26 * width, neck[1] + 0.24 * height];
  const elbowOffset = pose === 'whirl' ? 0.2 : 0.34;
  return svg`${arm(build, from, [from[0] + elbowOffset * width, from[1] + 0.24 * height], build.farHand)}${hand(build, build.farHand)}`;
}

/** The near hand, which is drawn on top of the object it holds. */
export const nearHand = (build: Build): Drawing => hand(build, build.nearHand);

function hand({ limb: limbWidth }: Build, [x, y]: Point): Drawing {
  return svg`<circle cx=${x} cy=${y} r=${limbWidth / 2 + 0.5} fill=${paint.pink}></circle>`;
}

function arm({ limb: limbWidth, fur, line }: Build, from: Point, bend: Point, to: Point): Drawing {
  const d = path`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  // The circle covers the outline between shoulder and body.
  return svg`${limb(d, limbWidth, fur, line)}<circle cx=${from[0]} cy=${from[1]} r=${limbWidth / 2 + line + 0.2} fill=${fur} stroke="none"></circle>`;
}
