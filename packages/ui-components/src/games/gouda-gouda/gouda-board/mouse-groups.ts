/** Arranges the mice on a place: grouped by owner, in up to two rows, the reader's own in front. */
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Colour } from '../../../art/colours.ts';
import { type Drawing, paint, path } from '../../../art/ink.ts';
import { numeral } from '../../../art/numerals.ts';
import { followerOf, runner } from '../../../art/pantry/runner.ts';

/** At most this many mice per owner are drawn; the badge shows the full count. */
const MAX_DRAWN_MICE = 5;

export interface MouseGroup {
  readonly owner: number;
  readonly count: number;
  /** Position of the feet, relative to the middle of the surface. */
  readonly x: number;
  readonly y: number;
  /** Width of one mouse, and the distance to the next one behind it. */
  readonly size: number;
  readonly step: number;
}

/** The height of one row of mice with its badges, and of two rows. */
const ONE_ROW_HEIGHT = 21;
const TWO_ROW_HEIGHT = 35;

/** `size` and `step` by the number of groups in the fullest row; `widths` by the number of groups in the same row. */
const sizes = [0, 34, 29, 22] as const;
const steps = [0, 7, 4.2, 2.9] as const;
const widths = [0, 0, 45, 33] as const;

/**
 * Arranges groups of mice, the back row first. On the wide table up to three groups stand in one row, because the cheese
 * is behind them.
 */
export function arrangeMice(counts: readonly number[], you: number | null, isTable = false): MouseGroup[] {
  const presentOwners = counts.flatMap((count, owner) => (count > 0 && owner !== you ? [owner] : []));
  if (you !== null && (counts[you] ?? 0) > 0) presentOwners.push(you);
  if (presentOwners.length === 0) return [];
  const hasTwoRows = presentOwners.length > (isTable ? 3 : 2);
  const backRowSize = hasTwoRows ? Math.ceil(presentOwners.length / 2) : 0;
  const rows = hasTwoRows
    ? [presentOwners.slice(0, backRowSize), presentOwners.slice(backRowSize)]
    : [presentOwners];
  const longestRow = Math.max(...rows.map((row) => row.length));
  return rows.flatMap((row, depth) => {
    const y = hasTwoRows ? (depth === 0 ? -9 : 7) : isTable ? 7 : 4;
    const width = widths[Math.max(row.length, hasTwoRows ? 2 : 1)]!;
    return row.map((owner, index) => ({
      owner,
      count: counts[owner]!,
      x: (index - (row.length - 1) / 2) * width + (hasTwoRows && depth === 0 && row.length < 3 ? 2 : 0),
      y,
      size: sizes[longestRow]!,
      step: steps[longestRow]!,
    }));
  });
}

/** Distance from a place to the tip of a pin that covers no mouse and no badge. */
export const heightAbove = (groups: readonly MouseGroup[]): number =>
  groups.some(({ y }) => y < 0) ? TWO_ROW_HEIGHT : ONE_ROW_HEIGHT;

/** Draws the mice of one owner in a line, with a count badge if there are several. */
export function drawGroup({ count, x, y, size, step }: MouseGroup, colour: Colour): Drawing {
  return svg`${guard([count, x, y, size, colour], () => {
    const drawnCount = Math.min(count, MAX_DRAWN_MICE);
    const scale = size / 48;
    // The front mouse is the rightmost. The others stand behind it, to the left and slightly higher.
    const frontX = x + ((drawnCount - 1) * step) / 2;
    const offsetOf = (index: number) =>
      path`translate(${frontX - index * step - size / 2} ${y - size * 0.72 - index * 0.5})scale(${String(scale)})`;
    return svg`<ellipse cx=${x} cy=${y} rx=${size / 2 + ((drawnCount - 1) * step) / 2} ry="3.4" fill=${paint.shadow} stroke="none"></ellipse>
      ${Array.from({ length: drawnCount - 1 }, (_, index) => svg`<g transform=${offsetOf(drawnCount - 1 - index)}>${followerOf(colour)}</g>`)}
      <g transform=${offsetOf(0)}>${runner(colour)}</g>${count > 1 ? countBadge(count, frontX - (drawnCount - 1) * step - size / 2 + 3, y - size * 0.6, size < 25 ? 5.9 : 7) : ''}`;
  })}`;
}

function countBadge(count: number, x: number, y: number, radius: number): Drawing {
  return svg`<circle cx=${x} cy=${y} r=${radius} fill=${paint.paper} stroke-width="1.3"></circle>${numeral(count, x, y, radius * 1.16, radius * 0.28)}`;
}
