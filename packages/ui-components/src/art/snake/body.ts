/** The snake's body: a tapering tail, one full coil, and a neck that rises to the top of the card. */
import { svg } from 'lit';
import { type Colour, colourStyles } from '../colours.ts';
import { type Drawing, type Point, path } from '../ink.ts';
import { drawPattern } from '../mouse/scarf.ts';
import { bezier, polyline } from '../pattern.ts';

const centre: Point = [51, 87];
const radius = 32;
/** Thickness of the body in SVG units. */
const BODY_THICKNESS = 17;

/** Points of an arc around the coil's centre. Angles in degrees, clockwise from the right. */
function arcPoints(from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * 0.98 * Math.sin(angle)] as const;
  });
}

const tailTip = bezier([91, 44], [97, 56], [79.6, 66], [82.5, 81.4], 14);
const firstHalf = [...tailTip, ...arcPoints(-10, 140, 26).slice(1)];
const [leave] = arcPoints(215, 215, 1) as [Point];
const secondHalf = [...arcPoints(100, 215, 20), ...bezier(leave, [34, 50], [60, 56], [52, 30], 14).slice(1)];

/** The outline of a band of varying thickness. */
function outline(curve: readonly Point[], thickAt: (share: number) => number): string {
  const leftEdge: Point[] = [];
  const rightEdge: Point[] = [];
  curve.forEach(([x, y], index) => {
    const [px, py] = curve[Math.max(index - 1, 0)]!;
    const [nx, ny] = curve[Math.min(index + 1, curve.length - 1)]!;
    const length = Math.hypot(nx - px, ny - py);
    const halfWidth = thickAt(index / (curve.length - 1)) / 2;
    const [ax, ay] = [(-(ny - py) / length) * halfWidth, ((nx - px) / length) * halfWidth];
    leftEdge.push([x + ax, y + ay]);
    rightEdge.unshift([x - ax, y - ay]);
  });
  return `${polyline([...leftEdge, ...rightEdge])}Z`;
}

const firstOutline = outline(firstHalf, (share) => Math.min(BODY_THICKNESS, 1 + share * 36));
const secondOutline = outline(secondHalf, (share) => BODY_THICKNESS - Math.max(0, share - 0.45) * 8);
const joint = path`M${secondHalf[0]![0]} ${secondHalf[0]![1]}`;

export function coil(colour: Colour): Drawing {
  const { fill, mark, pattern } = colourStyles[colour];
  const scales = BODY_THICKNESS * 0.62;
  return svg`<path d=${firstOutline} fill=${fill}></path>${drawPattern(pattern, firstHalf.slice(16), scales, mark)}
    <path d=${secondOutline} fill=${fill}></path>
    <path d=${`${joint}h.01`} stroke=${fill} stroke-width=${BODY_THICKNESS - 1.6}></path>
    ${drawPattern(pattern, secondHalf.slice(0, -5), scales, mark)}`;
}
