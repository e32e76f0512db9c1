import type { GameTypes } from '@cheeseboard/engine';
import type { SceneSound } from '../events/move.ts';
import type { Flight } from '../motion/flight.ts';
import type { Pace } from '../motion/pace.ts';

/** Time to see how a match ended, before the sheet covers the table. */
export const MATCH_END_MS = 1600;

/**
 * One picture of an animation. One step of a match can have several: the last card of a trick is played, everybody looks, the highest
 * card is taken, then the others. During the scene, the table draws this `view` instead of its own.
 */
export interface Scene<T extends GameTypes> {
  readonly view: T['view'];
  /** The events of this scene, announced and logged when it begins. */
  readonly events: readonly T['event'][];
  /** Pieces that fly from their place before this scene to their place in it. */
  readonly flights?: readonly Flight[];
  /** An extra animation once the scene is drawn, for example mice walking. Ends early when the signal aborts. */
  readonly animate?: (root: ParentNode, pace: Pace, signal: AbortSignal) => Promise<void>;
  /** What the scene sounds like. */
  readonly sound?: SceneSound;
  /** Milliseconds to wait after everything has landed. */
  readonly hold?: number;
  /** True if a sheet opens after this scene, at the end of a deal or of the game. */
  readonly sheet?: boolean;
}
