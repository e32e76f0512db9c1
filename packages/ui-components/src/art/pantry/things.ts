/** Which drawing is which place of the board. */
import type { Drawing } from '../ink.ts';
import { barrel, bucket, crateLeft, crateRight, purpleBox, yellowBoxes } from './containers.ts';
import { books, bottle, newspapers, plainBox, plank, rope, stool, table, tube } from './furniture.ts';
import { FOOT } from './stuff.ts';

const things: { readonly [place: string]: Drawing } = {
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

/** `drop` is how far below its surface the floor is: things with legs stand on it. */
export function thing(id: string, drop = FOOT): Drawing {
  if (id === 'table') return table(drop);
  if (id.startsWith('stool')) return stool(drop);
  return things[id] ?? plainBox;
}

/** What stands in the kitchen, above the pantry. */
export const inKitchen = (id: string): boolean =>
  id === 'table' || id === 'newspapers' || id.startsWith('stool');
/** What stands on the floor of the pantry. */
export const onFloor = (id: string): boolean => id === 'barrel' || id.startsWith('crate');
/** How far from its middle a thing can be stepped on. */
export const reach = (id: string): number => (id === 'table' ? 58 : 31);
