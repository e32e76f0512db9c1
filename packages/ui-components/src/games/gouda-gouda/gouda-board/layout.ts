/** Coordinates of everything on a board, in SVG units: 360 wide, and as high as the rows need. Computed once per board. */
import type { Board } from '@cheeseboard/engine/gouda-gouda';
import type { Point } from '../../../art/ink.ts';
import { ROOM_WIDTH, type RoomPlan } from '../../../art/pantry/room.ts';
import { OBJECT_HEIGHT } from '../../../art/pantry/stuff.ts';
import { isInKitchen, isOnFloor, surfaceHalfWidth } from '../../../art/pantry/things.ts';
import { type WayKind, wayCurve } from '../../../art/pantry/ways.ts';

/** Lengths in SVG units. */
const ROW_HEIGHT = 40;
const MARGIN_TOP = 34;
const MARGIN_BOTTOM = 46;
/** Touch area of a place around the middle of its surface. */
const HIT_AREA = { left: 50, right: 50, up: 34, down: 25 };

export interface Way {
  readonly from: number;
  readonly to: number;
  readonly kind: WayKind;
  readonly curve: readonly Point[];
}

export interface HitArea {
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
  /** Touch areas; they never overlap. */
  readonly hitAreas: readonly HitArea[];
  /** Distance from a place's surface down to the floor it stands on. */
  readonly heights: readonly number[];
  /** Drawing order: farthest first, so that nearer mice cover those behind. */
  readonly backToFront: readonly number[];
  readonly room: RoomPlan;
}

const layouts = new WeakMap<Pick<Board, 'places'>, Layout>();

export function layoutOf(board: Pick<Board, 'places'>): Layout {
  const layout = layouts.get(board) ?? computeLayout(board);
  layouts.set(board, layout);
  return layout;
}

function computeLayout(board: Pick<Board, 'places'>): Layout {
  const { places } = board;
  const rowsHeight = ROW_HEIGHT * (Math.max(...places.map(({ row }) => row)) + 1);
  const points = places.map(({ x, y }): Point => [(x * ROOM_WIDTH) / 100, (y * rowsHeight) / 100]);
  const lowest = Math.max(...points.map(([, y]) => y));
  const [top, bottom] = [-MARGIN_TOP, lowest + MARGIN_BOTTOM];
  const kitchenPoints = points.filter((_, place) => isInKitchen(places[place]!.id));
  const ceiling =
    kitchenPoints.length > 0 ? Math.max(...kitchenPoints.map(([, y]) => y)) + OBJECT_HEIGHT : null;
  const floorHeights = points.filter((_, place) => isOnFloor(places[place]!.id)).map(([, y]) => y);
  const floor = Math.min(
    floorHeights.length > 0 ? Math.min(...floorHeights) + OBJECT_HEIGHT - 4 : bottom - 30,
    bottom - 16,
  );
  const shelves = points.filter((_, place) => {
    const { id } = places[place]!;
    return !isInKitchen(id) && !isOnFloor(id);
  });
  return {
    board,
    width: ROOM_WIDTH,
    height: bottom - top,
    viewBox: `0 ${top} ${ROOM_WIDTH} ${Math.round(bottom - top)}`,
    points,
    ways: places.flatMap((_, from) => waysFrom(board, points, from)),
    hitAreas: hitAreasOf(points, top, bottom),
    heights: points.map(([, y], place) =>
      isInKitchen(places[place]!.id) && ceiling !== null ? ceiling - y : OBJECT_HEIGHT,
    ),
    backToFront: points.map((_, place) => place).sort((a, b) => points[a]![1] - points[b]![1]),
    room: { top, bottom, ceiling, floor, shelves, ...freeSpots(points, shelves, ceiling) },
  };
}

function waysFrom({ places }: Pick<Board, 'places'>, points: readonly Point[], from: number): Way[] {
  const { id, forward } = places[from]!;
  const [x, y] = points[from]!;
  const slantedOffsets = forward.map(({ to }) => points[to]![0] - x).filter((dx) => Math.abs(dx) > 50);
  // Bend a vertical link to the side that the other links leave free.
  const freeSide = slantedOffsets.reduce((sum, dx) => sum + dx, 0) > 0 ? -1 : 1;
  return forward.map(({ to, kind }) => {
    const [toX, toY] = points[to]!;
    const isUpright = Math.abs(toX - x) <= 50;
    const sideSign = isUpright ? freeSide : Math.sign(toX - x);
    const start: Point = [x + sideSign * (isUpright ? 35 : surfaceHalfWidth(id)), y - 1];
    const end: Point = [
      isUpright ? toX + sideSign * 33 : toX - sideSign * surfaceHalfWidth(places[to]!.id),
      toY + 5,
    ];
    return { from, to, kind, curve: wayCurve(kind, start, end) };
  });
}

/** Touch areas that would overlap are split halfway, along the axis on which the places are farther apart. */
function hitAreasOf(points: readonly Point[], top: number, bottom: number): HitArea[] {
  return points.map(([x, y], place) => {
    const hitArea = {
      left: Math.max(x - HIT_AREA.left, 0),
      top: Math.max(y - HIT_AREA.up, top),
      right: Math.min(x + HIT_AREA.right, ROOM_WIDTH),
      bottom: Math.min(y + HIT_AREA.down, bottom),
    };
    points.forEach(([otherX, otherY], other) => {
      const [dx, dy] = [otherX - x, otherY - y];
      if (other === place || Math.abs(dx) >= 100 || Math.abs(dy) >= HIT_AREA.up + HIT_AREA.down) return;
      if (Math.abs(dx) / 100 > Math.abs(dy) / (HIT_AREA.up + HIT_AREA.down)) {
        if (dx > 0) hitArea.right = Math.min(hitArea.right, x + dx / 2);
        else hitArea.left = Math.max(hitArea.left, x + dx / 2);
      } else {
        const border = y + dy / 2 - (HIT_AREA.up - HIT_AREA.down) / 2;
        if (dy > 0) hitArea.bottom = Math.min(hitArea.bottom, border);
        else hitArea.top = Math.max(hitArea.top, border);
      }
    });
    return hitArea;
  });
}

/** Free spots for decoration, opposite the places at the sides. The highest spot holds the lantern. */
function freeSpots(
  points: readonly Point[],
  shelves: readonly Point[],
  ceiling: number | null,
): Pick<RoomPlan, 'spots' | 'lantern'> {
  const freeShelves = shelves
    .filter(([x]) => x < 110 || x > 250)
    .map(([x, y]): Point => [ROOM_WIDTH - x, y])
    .filter(([x, y]) =>
      points.every(([otherX, otherY]) => Math.abs(otherX - x) > 90 || Math.abs(otherY - y) > 50),
    )
    .sort((a, b) => b[1] - a[1]);
  const isNearCeiling = (y: number): boolean => ceiling !== null && y < ceiling + 40;
  const lanternSpot = freeShelves.find(([, y]) => isNearCeiling(y));
  return {
    spots: freeShelves.filter(([, y]) => !isNearCeiling(y)),
    lantern: lanternSpot && ceiling !== null ? [lanternSpot[0] - 8, ceiling + 40] : null,
  };
}

/** CSS position of an area in per cent of the board, so that it scales along. */
export function areaStyle(
  { left, top, right, bottom }: HitArea,
  { width, height, room: { top: roomTop } }: Layout,
): string {
  const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
  return `left: ${share(left, width)}; top: ${share(top - roomTop, height)}; width: ${share(right - left, width)}; height: ${share(bottom - top, height)}`;
}
