/** Finds the point that an arrow key leads to: the nearest one in that direction, preferably a linked one. */
import type { Point } from '../art/ink.ts';

const directions: { readonly [key: string]: Point } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Factors of the distance: distance across the direction counts more, and a linked place counts as nearer. */
const OFF_AXIS_FACTOR = 1.7;
const LINKED_FACTOR = 0.62;

export const isArrow = (key: string): boolean => key in directions;

/** Index of the point that an arrow key leads to; undefined if there is none in that direction. */
export function nearestInDirection(
  points: readonly Point[],
  from: number,
  key: string,
  isLinked: (to: number) => boolean = () => false,
): number | undefined {
  const [ux, uy] = directions[key]!;
  const [x, y] = points[from]!;
  let nearestIndex: number | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  points.forEach(([toX, toY], to) => {
    const forwardDistance = (toX - x) * ux + (toY - y) * uy;
    if (to === from || forwardDistance < 4) return;
    const offAxisDistance = Math.abs((toX - x) * uy) + Math.abs((toY - y) * ux);
    const weightedDistance =
      (forwardDistance + offAxisDistance * OFF_AXIS_FACTOR) * (isLinked(to) ? LINKED_FACTOR : 1);
    if (weightedDistance < shortest) {
      shortest = weightedDistance;
      nearestIndex = to;
    }
  });
  return nearestIndex;
}
