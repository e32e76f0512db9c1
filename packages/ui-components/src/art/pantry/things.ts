/** Maps each place of the board to its drawing. */
import type { Drawing } from '../ink.ts';
import { barrel, bucket, crateLeft, crateRight, purpleBox, yellowBoxes } from './containers.ts';
import { books, bottle, newspapers, plainBox, plank, rope, stool, table, tube } from './furniture.ts';
import { OBJECT_HEIGHT } from './stuff.ts';

const furnishings: { readonly [place: string]: Drawing } = {
  barrel,
  'crate-left': crateLeft,
  'crate-right': crateRight,
  bucket,
  plank,
  bottle,
  tube,
  'yellow-boxes': yellowBoxes,
  rope,
  'purple-box': purpleBox,
  books,
  newspapers,
};

/** Draws the object of a place. `drop` is the distance from its surface down to the floor, for objects with legs. */
export function drawFurnishing(id: string, drop = OBJECT_HEIGHT): Drawing {
  if (id === 'table') return table(drop);
  if (id.startsWith('stool')) return stool(drop);
  return furnishings[id] ?? plainBox;
}

/** Whether a place is in the kitchen, above the pantry. */
export const isInKitchen = (id: string): boolean =>
  id === 'table' || id === 'newspapers' || id.startsWith('stool');
/** Whether a place stands on the pantry floor. */
export const isOnFloor = (id: string): boolean => id === 'barrel' || id.startsWith('crate');
/** Half the width of a place's surface. */
export const surfaceHalfWidth = (id: string): number => (id === 'table' ? 58 : 31);
