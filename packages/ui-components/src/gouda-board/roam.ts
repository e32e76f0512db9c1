/** Arrow keys on a board: to the place that lies in that direction. Where a link leads is nearer than it looks. */
import type { Point } from '../art/ink.ts';
import type { Layout } from './layout.ts';

const directions: { readonly [key: string]: Point } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** A place off the straight line counts as this much farther. */
const ASIDE = 1.7;
const LINKED = 0.62;

export const isArrow = (key: string): boolean => key in directions;

/** Which of these points an arrow leads to from this one; undefined when there is none on that side. */
export function towards(
  points: readonly Point[],
  from: number,
  key: string,
  linked: (to: number) => boolean = () => false,
): number | undefined {
  const [ux, uy] = directions[key]!;
  const [x, y] = points[from]!;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([toX, toY], to) => {
    const ahead = (toX - x) * ux + (toY - y) * uy;
    if (to === from || ahead < 4) return;
    const aside = Math.abs((toX - x) * uy) + Math.abs((toY - y) * ux);
    const far = (ahead + aside * ASIDE) * (linked(to) ? LINKED : 1);
    if (far < least) {
      least = far;
      best = to;
    }
  });
  return best;
}

export function placeTowards({ points, ways }: Layout, from: number, key: string): number | undefined {
  return towards(points, from, key, (to) =>
    ways.some((way) => (way.from === from && way.to === to) || (way.from === to && way.to === from)),
  );
}
