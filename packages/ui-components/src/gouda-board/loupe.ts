/** Where mice of several owners can be chosen, they are laid out over their place, each large enough for a finger. */
import type { Point } from '../art/ink.ts';
import type { Layout } from './layout.ts';

/** A mouse to choose, with the gap beside it, in pixels. */
const CELL = 48;
const EDGE = 8;

const columnsFor = (owners: number): number => (owners === 4 ? 2 : Math.min(owners, 3));

/** Over the middle of the place, but not out of the house. */
export function loupeStyle([x, y]: Point, owners: number, { width, height, room }: Layout): string {
  const columns = columnsFor(owners);
  const wide = columns * CELL + EDGE;
  const high = Math.ceil(owners / columns) * CELL + EDGE;
  const left = ((x / width) * 100).toFixed(2);
  const top = (((y - room.top) / height) * 100).toFixed(2);
  return `inline-size: ${wide}px; top: clamp(${high / 2}px, ${top}%, 100% - ${high / 2}px); left: clamp(${wide / 2}px, ${left}%, 100% - ${wide / 2}px)`;
}

/** Where each stands, for the arrow keys. */
export function loupePoints(owners: number): Point[] {
  const columns = columnsFor(owners);
  return Array.from({ length: owners }, (_, index) => [
    (index % columns) * CELL,
    Math.floor(index / columns) * CELL,
  ]);
}
