/** Where everything of a board is on the paper: 360 wide, as high as its rows need. Worked out once for each board. */
import type { Board } from '@cheeseboard/engine/gouda-gouda';
import type { Point } from '../art/ink.ts';
import { ROOM, type RoomPlan } from '../art/pantry/room.ts';
import { FOOT } from '../art/pantry/stuff.ts';
import { inKitchen, onFloor, reach } from '../art/pantry/things.ts';
import { type WayKind, wayCurve } from '../art/pantry/ways.ts';

/** From one row to the next. */
const PITCH = 40;
const ABOVE = 34;
const BELOW = 46;
/** What belongs to a place around the middle of its surface. */
const CLAIM = { left: 50, right: 50, up: 34, down: 25 };

export interface Way {
  readonly from: number;
  readonly to: number;
  readonly kind: WayKind;
  readonly curve: readonly Point[];
}

export interface Claim {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Layout {
  readonly board: Pick<Board, 'places'>;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  /** The middle of each place's surface. */
  readonly points: readonly Point[];
  readonly ways: readonly Way[];
  /** What a finger must hit: no two overlap. */
  readonly claims: readonly Claim[];
  /** From the surface of a place down to the floor it stands on. */
  readonly drops: readonly number[];
  /** The farthest first, so that who is nearer stands in front. */
  readonly order: readonly number[];
  readonly room: RoomPlan;
}

const known = new WeakMap<Pick<Board, 'places'>, Layout>();

export function layoutOf(board: Pick<Board, 'places'>): Layout {
  const layout = known.get(board) ?? layOut(board);
  known.set(board, layout);
  return layout;
}

function layOut(board: Pick<Board, 'places'>): Layout {
  const { places } = board;
  const inner = PITCH * (Math.max(...places.map(({ row }) => row)) + 1);
  const points = places.map(({ x, y }): Point => [(x * ROOM) / 100, (y * inner) / 100]);
  const lowest = Math.max(...points.map(([, y]) => y));
  const [top, bottom] = [-ABOVE, lowest + BELOW];
  const upstairs = points.filter((_, place) => inKitchen(places[place]!.id));
  const ceiling = upstairs.length > 0 ? Math.max(...upstairs.map(([, y]) => y)) + FOOT : null;
  const standing = points.filter((_, place) => onFloor(places[place]!.id)).map(([, y]) => y);
  const floor = Math.min(standing.length > 0 ? Math.min(...standing) + FOOT - 4 : bottom - 30, bottom - 16);
  const shelves = points.filter((_, place) => {
    const { id } = places[place]!;
    return !inKitchen(id) && !onFloor(id);
  });
  return {
    board,
    width: ROOM,
    height: bottom - top,
    viewBox: `0 ${top} ${ROOM} ${Math.round(bottom - top)}`,
    points,
    ways: places.flatMap((_, from) => waysFrom(board, points, from)),
    claims: claimsOf(points, top, bottom),
    drops: points.map(([, y], place) =>
      inKitchen(places[place]!.id) && ceiling !== null ? ceiling - y : FOOT,
    ),
    order: points.map((_, place) => place).sort((a, b) => points[a]![1] - points[b]![1]),
    room: { top, bottom, ceiling, floor, shelves, ...freeSpots(points, shelves, ceiling) },
  };
}

function waysFrom({ places }: Pick<Board, 'places'>, points: readonly Point[], from: number): Way[] {
  const { id, forward } = places[from]!;
  const [x, y] = points[from]!;
  const aslant = forward.map(({ to }) => points[to]![0] - x).filter((dx) => Math.abs(dx) > 50);
  // Straight up goes on the side that the other ways leave free.
  const free = aslant.reduce((sum, dx) => sum + dx, 0) > 0 ? -1 : 1;
  return forward.map(({ to, kind }) => {
    const [toX, toY] = points[to]!;
    const upright = Math.abs(toX - x) <= 50;
    const side = upright ? free : Math.sign(toX - x);
    const start: Point = [x + side * (upright ? 35 : reach(id)), y - 1];
    const end: Point = [upright ? toX + side * 33 : toX - side * reach(places[to]!.id), toY + 5];
    return { from, to, kind, curve: wayCurve(kind, start, end) };
  });
}

/** Where two places would claim the same spot, they share it: half each, along the side on which they are farther apart. */
function claimsOf(points: readonly Point[], top: number, bottom: number): Claim[] {
  return points.map(([x, y], place) => {
    const claim = {
      left: Math.max(x - CLAIM.left, 0),
      top: Math.max(y - CLAIM.up, top),
      right: Math.min(x + CLAIM.right, ROOM),
      bottom: Math.min(y + CLAIM.down, bottom),
    };
    points.forEach(([otherX, otherY], other) => {
      const [dx, dy] = [otherX - x, otherY - y];
      if (other === place || Math.abs(dx) >= 100 || Math.abs(dy) >= CLAIM.up + CLAIM.down) return;
      if (Math.abs(dx) / 100 > Math.abs(dy) / (CLAIM.up + CLAIM.down)) {
        if (dx > 0) claim.right = Math.min(claim.right, x + dx / 2);
        else claim.left = Math.max(claim.left, x + dx / 2);
      } else {
        const border = y + dy / 2 - (CLAIM.up - CLAIM.down) / 2;
        if (dy > 0) claim.bottom = Math.min(claim.bottom, border);
        else claim.top = Math.max(claim.top, border);
      }
    });
    return claim;
  });
}

/** Across from a place at the side, when nothing is near; the highest one is for the lantern. */
function freeSpots(
  points: readonly Point[],
  shelves: readonly Point[],
  ceiling: number | null,
): Pick<RoomPlan, 'spots' | 'lantern'> {
  const free = shelves
    .filter(([x]) => x < 110 || x > 250)
    .map(([x, y]): Point => [ROOM - x, y])
    .filter(([x, y]) =>
      points.every(([otherX, otherY]) => Math.abs(otherX - x) > 90 || Math.abs(otherY - y) > 50),
    )
    .sort((a, b) => b[1] - a[1]);
  const high = (y: number): boolean => ceiling !== null && y < ceiling + 40;
  const hook = free.find(([, y]) => high(y));
  return {
    spots: free.filter(([, y]) => !high(y)),
    lantern: hook && ceiling !== null ? [hook[0] - 8, ceiling + 40] : null,
  };
}

/** The style of an area, in shares of the board, so that it grows with it. */
export function areaStyle(
  { left, top, right, bottom }: Claim,
  { width, height, room: { top: above } }: Layout,
): string {
  const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
  return `left: ${share(left, width)}; top: ${share(top - above, height)}; width: ${share(right - left, width)}; height: ${share(bottom - top, height)}`;
}
