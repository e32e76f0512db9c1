/** Draws the links between places: planks, tubes, ropes, books, ladders and leaps. */
import { svg } from 'lit';
import { type Drawing, type Point, paint, path, round } from '../ink.ts';
import { bezier, polyline } from '../pattern.ts';
import { stuff } from './stuff.ts';

export type WayKind = 'plank' | 'tube' | 'rope' | 'book' | 'ladder' | 'leap';

/** The curve of a link: ropes sag, leaps arch, others are nearly straight. */
export function wayCurve(kind: WayKind, a: Point, b: Point): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const curveThrough = (x1: number, y1: number, x2: number, y2: number) =>
    bezier(a, [a[0] + dx * x1, a[1] + dy * x1 + y1], [a[0] + dx * x2, a[1] + dy * x2 + y2], b, 16);
  switch (kind) {
    case 'leap':
      // A leap upwards is a high arch, a leap sideways a flat one.
      return Math.abs(dx) > 45 ? curveThrough(0.25, -9, 0.75, -13) : curveThrough(0.2, -26, 0.75, -30);
    case 'rope':
      return curveThrough(0.35, 14, 0.75, 9);
    case 'tube':
      // A tube runs along the shelf first, then up.
      return bezier(a, [a[0] + dx * 0.7, a[1] + dy * 0.05], [b[0] - dx * 0.4, b[1] - dy * 0.1], b, 16);
    default:
      return curveThrough(1 / 3, 0, 2 / 3, 0);
  }
}

export const way = (kind: WayKind, curve: readonly Point[]): Drawing => drawings[kind](curve);

interface Step {
  readonly point: Point;
  readonly normal: Point;
}

/** Points at equal distances along a curve, with the normal at each. */
export function steps(curve: readonly Point[], gap: number): Step[] {
  const result: Step[] = [];
  let nextDistance = gap / 2;
  for (let index = 1; index < curve.length; index++) {
    const [[x0, y0], [x1, y1]] = [curve[index - 1]!, curve[index]!];
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
    for (; nextDistance < length; nextDistance += gap) {
      result.push({ point: [x0 + ux * nextDistance, y0 + uy * nextDistance], normal: [-uy, ux] });
    }
    nextDistance -= length;
  }
  return result;
}

/** Bars across a curve. */
const barsAcross = (curve: readonly Point[], gap: number, halfWidth: number): string =>
  steps(curve, gap)
    .map(
      ({ point: [x, y], normal: [ax, ay] }) =>
        path`M${x - ax * halfWidth} ${y - ay * halfWidth}L${x + ax * halfWidth} ${y + ay * halfWidth}`,
    )
    .join('');

/** A line parallel to a curve. */
function parallelTo(curve: readonly Point[], distance: number): string {
  const [first, last] = [curve[0]!, curve.at(-1)!];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  const [ax, ay] = [(-(last[1] - first[1]) / length) * distance, ((last[0] - first[0]) / length) * distance];
  return path`M${first[0] + ax} ${first[1] + ay}L${last[0] + ax} ${last[1] + ay}`;
}

/** A straight plank from end to end. */
function plank(curve: readonly Point[], halfWidth: number): string {
  const [[x0, y0], [x1, y1]] = [curve[0]!, curve.at(-1)!];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ax, ay] = [(-(y1 - y0) / length) * halfWidth, ((x1 - x0) / length) * halfWidth];
  return path`M${x0 + ax} ${y0 + ay}L${x1 + ax} ${y1 + ay}L${x1 - ax} ${y1 - ay}L${x0 - ax} ${y0 - ay}Z`;
}

const drawings: { readonly [K in WayKind]: (curve: readonly Point[]) => Drawing } = {
  /** A plank with battens. */
  plank: (curve) => {
    const bars = barsAcross(curve.slice(1, -1), 11, 6.6);
    return svg`<path d=${plank(curve, 7.4)} fill=${stuff.woodLight}></path>
      <path d=${bars} stroke-width="3.8" stroke-linecap="butt"></path><path d=${bars} stroke=${stuff.wood} stroke-width="1.4"></path>`;
  },
  /** A stove pipe with joints. */
  tube: (curve) => {
    const d = polyline(curve);
    return svg`<g stroke-linecap="butt"><path d=${d} stroke-width="16"></path><path d=${d} stroke=${stuff.tin} stroke-width="13"></path>
      <path d=${d} stroke=${stuff.tinLight} stroke-width="3.4" transform="translate(-2.2 -2.2)"></path>
      <path d=${barsAcross(curve, 17, 9)} stroke-width="6.4" stroke-linecap="round"></path><path d=${barsAcross(curve, 17, 8.4)} stroke=${stuff.tinDark} stroke-width="3.6" stroke-linecap="round"></path></g>`;
  },
  rope: (curve) => {
    const d = polyline(curve);
    const knot = (point: Point): Drawing =>
      svg`<circle cx=${round(point[0])} cy=${round(point[1])} r="4.6" fill=${stuff.rope}></circle><path d=${path`M${point[0] - 2.6} ${point[1] + 2}L${point[0] + 2.6} ${point[1] - 2}`} stroke=${stuff.ropeDark} stroke-width="1.4"></path>`;
    return svg`<path d=${d} stroke-width="7.6"></path><path d=${d} stroke=${stuff.rope} stroke-width="4.8"></path>
      <path d=${d} stroke=${stuff.ropeDark} stroke-width="4" stroke-dasharray="1.2 3.6" stroke-linecap="butt"></path>
      ${knot(curve[0]!)}${knot(curve[Math.floor(curve.length / 2)]!)}${knot(curve.at(-1)!)}`;
  },
  /** Books as stairs. */
  book: (curve) => {
    const paints = [stuff.blue, stuff.yellow, stuff.red, stuff.green, stuff.purpleLight];
    return svg`${steps(curve, 10).map(({ point: [x, y] }, index) => {
      const lean = index % 2 ? 1.4 : -1.4;
      return svg`<path d=${path`M${x - 10 + lean} ${y - 2}H${x + 10 + lean}V${y + 6}H${x - 10 + lean}Z`} fill=${paints[index % paints.length]!}></path>
        <path d=${path`M${x + 3 + lean} ${y}h7v4h-7Z`} fill=${paint.paper} stroke-width="1"></path>`;
    })}`;
  },
  ladder: (curve) => {
    const rails = `${parallelTo(curve, 6.4)}${parallelTo(curve, -6.4)}`;
    return svg`<path d=${barsAcross(curve, 8, 6)} stroke-width="4.4"></path><path d=${barsAcross(curve, 8, 6)} stroke=${stuff.woodLight} stroke-width="2"></path>
      <path d=${rails} stroke-width="5.4"></path><path d=${rails} stroke=${stuff.wood} stroke-width="2.8"></path>`;
  },
  /** Paw prints in flour. */
  leap: (curve) =>
    svg`${steps(curve, 11).map(({ point: [x, y], normal: [ax, ay] }, index) => {
      const sideOffset = index % 2 ? 2.4 : -2.4;
      const turn = round((Math.atan2(ay, ax) * 180) / Math.PI);
      return svg`<g transform=${path`translate(${x + ax * sideOffset} ${y + ay * sideOffset})rotate(${turn})`} fill=${paint.paper} stroke-width="1.1">
        <path d="M0 3.4C-3.4 3.4-3.6 0-1.6-.8C-.6-1.6.6-1.6 1.6-.8C3.6 0 3.4 3.4 0 3.4Z"></path><circle cx="-3" cy="-2.4" r="1.3"></circle><circle cx="0" cy="-3.6" r="1.4"></circle><circle cx="3" cy="-2.4" r="1.3"></circle></g>`;
    })}`,
};
