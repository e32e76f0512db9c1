/**
 * Draws patterns along a curve: a scarf, a snake, a ribbon. Uses neither ids nor clipping, so that any number of drawings can share a page.
 */
import { type Point, path, round } from './ink.ts';

export type Pattern = 'stripes' | 'dots' | 'leaves' | 'waves' | 'checks' | 'zigzag' | 'rings';

/** A point on a curve and the direction of the curve there. */
interface Frame {
  readonly point: Point;
  readonly direction: Point;
}

/** Distance between the marks of a pattern, in band widths. */
const gaps: { readonly [P in Pattern]: number } = {
  stripes: 0.55,
  dots: 0.72,
  leaves: 0.8,
  waves: 0.42,
  checks: 0.5,
  zigzag: 0.5,
  rings: 1,
};

/** True for a pattern of lines, which is stroked; the others are filled. */
export const isLines = (pattern: Pattern): boolean =>
  pattern === 'stripes' || pattern === 'waves' || pattern === 'zigzag';

/** Path data of a pattern on a band along a curve. */
export function patternAlong(pattern: Pattern, curve: readonly Point[], width: number): string {
  const frames = pointsAlong(curve, gaps[pattern] * width);
  return marks[pattern](frames, width);
}

const pointFrom = ({ point, direction: [dx, dy] }: Frame, forward: number, sideways: number): string =>
  `${round(point[0] + dx * forward - dy * sideways)} ${round(point[1] + dy * forward + dx * sideways)}`;

const line = (frames: readonly Frame[], sideways: (index: number) => number): string =>
  frames.map((frame, index) => `${index ? 'L' : 'M'}${pointFrom(frame, 0, sideways(index))}`).join('');

const dot = (frame: Frame, sideways: number, radius: number): string => {
  const r = round(radius);
  return `M${pointFrom(frame, -radius, sideways)}a${r} ${r} 0 1 0 .01 0Z`;
};

const marks: { readonly [P in Pattern]: (frames: readonly Frame[], width: number) => string } = {
  stripes: (frames, width) =>
    frames.map((frame) => `M${pointFrom(frame, 0, -width / 2)}L${pointFrom(frame, 0, width / 2)}`).join(''),
  dots: (frames, width) =>
    frames.map((frame, index) => dot(frame, (index % 2 ? 0.16 : -0.16) * width, 0.17 * width)).join(''),
  leaves: (frames, width) => frames.map((frame, index) => leaf(frame, index % 2 ? 1 : -1, width)).join(''),
  waves: (frames, width) => wave(frames, 0.42 * width),
  checks: (frames, width) =>
    frames.map((frame, index) => square(frame, index % 2 ? 0 : -0.5, width)).join(''),
  zigzag: (frames, width) => line(frames, (index) => (index % 2 ? 0.32 : -0.32) * width),
  rings: (frames, width) => frames.map((frame) => band(frame, width)).join(''),
};

/** A smooth wave through the midpoints between the frames. */
function wave(frames: readonly Frame[], amplitude: number): string {
  return frames
    .map((frame, index) => {
      const next = frames[index + 1];
      const bend = pointFrom(frame, 0, index % 2 ? amplitude : -amplitude);
      if (!next) return '';
      const middleFrame: Frame = {
        point: [(frame.point[0] + next.point[0]) / 2, (frame.point[1] + next.point[1]) / 2],
        direction: frame.direction,
      };
      return index ? `Q${bend} ${pointFrom(middleFrame, 0, 0)}` : `M${pointFrom(middleFrame, 0, 0)}`;
    })
    .join('');
}

function leaf(frame: Frame, side: number, width: number): string {
  const tip = pointFrom(frame, 0.34 * width, side * 0.3 * width);
  const base = pointFrom(frame, -0.1 * width, side * 0.42 * width);
  const otherTip = pointFrom(frame, 0.3 * width, side * -0.08 * width);
  const root = pointFrom(frame, -0.3 * width, side * -0.16 * width);
  return `M${root}Q${base} ${tip}Q${otherTip} ${root}Z`;
}

function square(frame: Frame, sideways: number, width: number): string {
  const [near, far, halfWidth] = [sideways * width, (sideways + 0.5) * width, 0.25 * width];
  return `M${pointFrom(frame, -halfWidth, near)}L${pointFrom(frame, halfWidth, near)}L${pointFrom(frame, halfWidth, far)}L${pointFrom(frame, -halfWidth, far)}Z`;
}

function band(frame: Frame, width: number): string {
  const [halfWidth, halfLength] = [width / 2, 0.16 * width];
  return `M${pointFrom(frame, -halfLength, -halfWidth)}L${pointFrom(frame, halfLength, -halfWidth)}L${pointFrom(frame, halfLength, halfWidth)}L${pointFrom(frame, -halfLength, halfWidth)}Z`;
}

/** Points at equal distances along a curve, half a gap from its ends. */
function pointsAlong(curve: readonly Point[], gap: number): Frame[] {
  const frames: Frame[] = [];
  let next = gap / 2;
  for (let index = 1; index < curve.length; index++) {
    const [[x0, y0], [x1, y1]] = [curve[index - 1]!, curve[index]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    const step: Point = [(x1 - x0) / length, (y1 - y0) / length];
    for (; next < length; next += gap) {
      frames.push({ point: [x0 + step[0] * next, y0 + step[1] * next], direction: step });
    }
    next -= length;
  }
  return frames;
}

/** Samples a cubic Bézier curve. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const u = 1 - t;
    const coordinate = (axis: 0 | 1) =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [coordinate(0), coordinate(1)] as const;
  });
}

/** Path data of a polyline. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => path`${index ? 'L' : 'M'}${x} ${y}`).join('');
