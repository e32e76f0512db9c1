/** Paints and basic shapes shared by the pantry drawings. */
import { svg } from 'lit';
import { type Drawing, mix, paint } from '../ink.ts';

const dark = '#4a2c17';

export const stuff = {
  wood: paint.wood,
  woodLight: mix(paint.wood, 62, paint.paper),
  woodDark: mix(paint.wood, 66, dark),
  tin: paint.tin,
  tinLight: mix(paint.tin, 55, paint.paper),
  tinDark: mix(paint.tin, 66, '#38454a'),
  rope: mix(paint.wood, 48, paint.paper),
  ropeDark: mix(paint.wood, 74, dark),
  hollow: mix(paint.ink, 86, paint.wood),
  green: mix('var(--_cb-green)', 78, '#2f4a2a'),
  greenLight: mix('var(--_cb-green)', 62, paint.paper),
  glass: mix('var(--_cb-green)', 62, 'var(--_cb-tin)'),
  yellow: mix('var(--_cb-yellow)', 88, paint.paper),
  yellowLight: mix('var(--_cb-yellow)', 56, paint.paper),
  yellowDark: mix('var(--_cb-yellow)', 74, dark),
  purple: 'var(--_cb-purple)',
  purpleLight: mix('var(--_cb-purple)', 66, paint.paper),
  red: 'var(--_cb-red)',
  blue: 'var(--_cb-blue)',
  clay: mix(paint.rind, 74, '#a6553a'),
  clayLight: mix(paint.rind, 62, paint.paper),
  news: mix(paint.paper, 82, paint.tin),
} as const;

/** Height of an object: the distance from its surface down to its shelf or the floor. */
export const OBJECT_HEIGHT = 26;

/** The top of a box, seen slightly from above. */
export const boxTop = (halfWidth: number, fill: string): Drawing =>
  svg`<path d="M${-halfWidth + 8} -11H${halfWidth - 8}L${halfWidth} 7H${-halfWidth}Z" fill=${fill}></path>`;

export const boxFront = (halfWidth: number, fill: string, foot = OBJECT_HEIGHT): Drawing =>
  svg`<path d="M${-halfWidth} 7H${halfWidth}V${foot}H${-halfWidth}Z" fill=${fill}></path>`;

/** A thin inner line. */
export const thinLine = (d: string, width = 1): Drawing =>
  svg`<path d=${d} stroke-width=${width} opacity=".62"></path>`;

export const highlightLine = (d: string, width = 1.6): Drawing =>
  svg`<path d=${d} stroke="#fff" stroke-width=${width} opacity=".5"></path>`;
