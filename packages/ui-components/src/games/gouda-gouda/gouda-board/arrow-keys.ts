/** Finds the place of the pantry that an arrow key leads to. */
import { nearestInDirection } from '../../../board/nearest.ts';
import type { Layout } from './layout.ts';

export function placeInDirection({ points, ways }: Layout, from: number, key: string): number | undefined {
  return nearestInDirection(points, from, key, (to) =>
    ways.some((way) => (way.from === from && way.to === to) || (way.from === to && way.to === from)),
  );
}
