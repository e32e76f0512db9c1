/**
 * Computes a mouse's proportions from its number: 1 is thin and quick, 18 fills the card. The origin is the ground between the feet,
 * negative y is up, and the mouse faces right.
 */
import type { Point } from '../ink.ts';

export interface Build {
  readonly number: number;
  /** The size of the mouse on a scale from 0 (number 1) to 1 (number 18). */
  readonly bulk: number;
  /** Radius of the skull. */
  readonly head: number;
  readonly headAt: Point;
  readonly ear: number;
  readonly width: number;
  readonly height: number;
  /** The neck, and the lowest point of the body. */
  readonly neck: Point;
  readonly bottom: number;
  /** Thickness of an arm, and of the ink. */
  readonly limb: number;
  readonly line: number;
  readonly fur: string;
  readonly belly: string;
  readonly pose: Pose;
  readonly mood: Mood;
  readonly lashes: boolean;
  readonly nearHand: Point;
  readonly farHand: Point;
}

/** What the arms do: whirl or raise an object, lean on it, or rest on the belly or the hips. */
export type Pose = 'whirl' | 'raise' | 'lean' | 'belly' | 'hips';

/** Facial expression. */
export type Mood = 'bright' | 'calm' | 'grim';

const furs = ['#c9b79f', '#a9998a', '#d8bd94', '#b58a68', '#938c87', '#e2d3bb'] as const;
/** Fur of mice 1 to 18: neighbours differ, and big ones are dark. */
const furOf = [5, 0, 4, 2, 1, 3, 0, 4, 2, 5, 1, 3, 4, 2, 1, 0, 3, 4] as const;
const poses: readonly Pose[] = [
  'whirl',
  'raise',
  'hips',
  'raise',
  'raise',
  'lean',
  'belly',
  'hips',
  'lean',
  'lean',
  'belly',
  'lean',
  'hips',
  'belly',
  'hips',
  'lean',
  'hips',
  'belly',
];
const calmNumbers = [10, 13, 14, 17];
const grim = [12, 15, 18];
const lashes = [5, 10, 11, 16];

export function buildOf(number: number): Build {
  const bulk = (number - 1) / 17;
  const head = 9.5 + 13.2 * bulk;
  const width = 11 + 81 * bulk ** 1.2;
  const height = 15 + 48 * bulk ** 1.05;
  // The smallest mice stand with their legs apart, ready to run.
  const leg = 5 + 2 * bulk + 4 * (1 - bulk) ** 6;
  const lean = 2.5 * (1 - bulk);
  const neck: Point = [lean + 0.02 * width, -leg - height];
  const limb = 3.4 + 9.6 * bulk;
  const pose = poses[number - 1]!;
  const fur = furs[furOf[number - 1]!]!;
  return {
    number,
    bulk,
    head,
    headAt: [neck[0] + 0.04 * width, neck[1] - head * (0.62 - 0.24 * bulk)],
    ear: head * (0.86 - 0.3 * bulk),
    width,
    height,
    neck,
    bottom: -leg,
    limb,
    line: 1.2 + 0.55 * bulk,
    fur,
    belly: `color-mix(in srgb, ${fur} 45%, #fff4dc)`,
    pose,
    mood: grim.includes(number) ? 'grim' : calmNumbers.includes(number) ? 'calm' : 'bright',
    lashes: lashes.includes(number),
    ...hands(pose, neck, width, height, limb),
  };
}

function hands(pose: Pose, [x, y]: Point, width: number, height: number, limb: number) {
  // A thin mouse holds things beside itself, a wide one in front.
  const handOffset = width < 34 ? 0.5 * width + 0.9 * limb : 0.36 * width + 0.5 * limb;
  const pointNear = (dx: number, dy: number): Point => [x + dx, y + dy * height];
  switch (pose) {
    case 'whirl':
      return { nearHand: pointNear(-handOffset - 4, -0.5), farHand: pointNear(handOffset + 4, 0.2) };
    case 'raise':
      return { nearHand: pointNear(-handOffset - 1, 0.16), farHand: pointNear(0.3 * width, 0.62) };
    case 'lean':
      return { nearHand: pointNear(-handOffset, 0.42), farHand: pointNear(0.34 * width, 0.56) };
    case 'belly':
      return { nearHand: pointNear(0.06 * width, 0.56), farHand: pointNear(0.34 * width, 0.58) };
    case 'hips':
      return { nearHand: pointNear(-0.34 * width, 0.62), farHand: pointNear(0.42 * width, 0.6) };
  }
}
