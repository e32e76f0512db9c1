/** The wall behind a mouse, with a faint pattern of its colour. */
import { svg } from 'lit';
import { type Colour, colourStyles } from './colours.ts';
import type { Drawing, Point } from './ink.ts';
import { isLines, patternAlong } from './pattern.ts';

const rows = (gap: number, height: number): Point[][] =>
  Array.from({ length: Math.ceil(height / gap) }, (_, row) => [
    [-6 + (row % 2) * 4, row * gap + gap / 2],
    [110, row * gap + gap / 2],
  ]);

const verticalLines = (gap: number): Point[][] =>
  Array.from({ length: Math.ceil(100 / gap) }, (_, column) => [
    [column * gap, 0],
    [column * gap, 118],
  ]);

/** Draws the wall. Stripes run vertically, other patterns in rows. */
function drawWall(colour: Colour): Drawing {
  const { pattern, soft } = colourStyles[colour];
  if (pattern === 'stripes') {
    const d = verticalLines(12).map(([from, to]) => `M${from![0]} ${from![1]}V${to![1]}`);
    return svg`<path d=${d.join('')} stroke=${soft} stroke-width="4.5" opacity=".55"></path>`;
  }
  const d = rows(14, 118).map((row) => patternAlong(pattern, row, 9));
  return isLines(pattern)
    ? svg`<path d=${d.join('')} stroke=${soft} stroke-width="2" opacity=".7"></path>`
    : svg`<path d=${d.join('')} fill=${soft} stroke="none" opacity=".6"></path>`;
}

const walls = new Map<Colour, Drawing>();

export function wallpaper(colour: Colour): Drawing {
  const wall = walls.get(colour) ?? drawWall(colour);
  walls.set(colour, wall);
  return wall;
}
