/** The graph of a match: a line for each player, over the rounds or the steps. Geometry only; story.ts draws it. */
import type { Seat } from '@cheeseboard/engine';
import type { Story } from '@cheeseboard/engine/records';

export const GRAPH = { width: 340, height: 170, left: 26, right: 104, top: 12, bottom: 22 } as const;
/** How far apart names beside the lines are at least. */
const LABEL_GAP = 15;
/** At most this many rounds have a number each below the graph. */
const MAX_TICKS = 10;

interface Line {
  readonly seat: Seat;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly labelY: number;
  readonly value: number;
}

export interface Graph {
  readonly lines: readonly Line[];
  /** Horizontal lines, with their values. */
  readonly levels: readonly { readonly y: number; readonly value: number }[];
  /** The rounds below the graph. */
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  /** Where the vertical line of the decisive moment is; null if there is none. */
  readonly decisiveX: number | null;
}

export function graphOf({ points, inRounds, decisive }: Story): Graph {
  const { width, height, left, right, top, bottom } = GRAPH;
  const values = points.flatMap(({ standing }) => standing);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = high - low || 1;
  const positions = inRounds ? points.map((_, index) => index) : points.map(({ step }) => step);
  const lastPosition = positions.at(-1) || 1;
  const x = (index: number): number =>
    round(left + (positions[index]! / lastPosition) * (width - left - right));
  const y = (value: number): number => round(top + ((high - value) / range) * (height - top - bottom));
  const seats = points[0]!.standing.map((_, seat) => seat);
  const lastStanding = points.at(-1)!.standing;
  const labelYBySeat = spread(
    seats.map((seat) => y(lastStanding[seat]!)),
    height - bottom,
  );
  const lines = seats.map((seat): Line => {
    const corners = points.map(({ standing }, index) => ({ x: x(index), y: y(standing[seat]!) }));
    const end = corners.at(-1)!;
    // Points are won at the end of a round; in a race each step is a jump.
    const path = corners
      .map((corner, index) =>
        index === 0
          ? `M${corner.x} ${corner.y}`
          : inRounds
            ? `L${corner.x} ${corner.y}`
            : `H${corner.x}V${corner.y}`,
      )
      .join('');
    return { seat, path, end, labelY: labelYBySeat[seat]!, value: lastStanding[seat]! };
  });
  const stride = Math.ceil((points.length - 1) / MAX_TICKS);
  return {
    lines,
    levels: levelsOf(low, high).map((value) => ({ y: y(value), value })),
    ticks: inRounds
      ? points.flatMap((_, index) =>
          index > 0 && index % stride === 0 ? [{ x: x(index), label: String(index) }] : [],
        )
      : [],
    decisiveX: decisive === null ? null : x(decisive),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Up to four round values between the lowest and the highest. */
function levelsOf(low: number, high: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 4) ?? high - low;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Moves labels apart, from top to bottom, so that none overlaps another or leaves the graph. */
function spread(wanted: readonly number[], lowest: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const result = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    result[seat] = Math.max(wanted[seat]!, free);
    free = result[seat]! + LABEL_GAP;
  }
  let limit = lowest;
  for (const seat of order.toReversed()) {
    result[seat] = round(Math.min(result[seat]!, limit));
    limit = result[seat]! - LABEL_GAP;
  }
  return result;
}
