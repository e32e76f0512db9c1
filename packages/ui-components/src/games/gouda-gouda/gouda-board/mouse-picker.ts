/** Places a picker over a place where mice of several owners can be chosen, each large enough to touch. */
import type { Point } from '../../../art/ink.ts';
import type { Layout } from './layout.ts';

/** One mouse with its gap, and the picker's border. */
const CELL_PX = 48;
const EDGE_PX = 8;

const columnsFor = (owners: number): number => (owners === 4 ? 2 : Math.min(owners, 3));

/** The CSS position of the picker: centred on the place, but inside the board. */
export function pickerStyle([x, y]: Point, owners: number, { width, height, room }: Layout): string {
  const columns = columnsFor(owners);
  const pickerWidth = columns * CELL_PX + EDGE_PX;
  const pickerHeight = Math.ceil(owners / columns) * CELL_PX + EDGE_PX;
  const left = ((x / width) * 100).toFixed(2);
  const top = (((y - room.top) / height) * 100).toFixed(2);
  return `inline-size: ${pickerWidth}px; top: clamp(${pickerHeight / 2}px, ${top}%, 100% - ${pickerHeight / 2}px); left: clamp(${pickerWidth / 2}px, ${left}%, 100% - ${pickerWidth / 2}px)`;
}

/** Positions of the mice, for the arrow keys. */
export function pickerPoints(owners: number): Point[] {
  const columns = columnsFor(owners);
  return Array.from({ length: owners }, (_, index) => [
    (index % columns) * CELL_PX,
    Math.floor(index / columns) * CELL_PX,
  ]);
}
