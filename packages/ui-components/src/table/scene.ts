import type { GameTypes } from '@cheeseboard/engine';
import type { Flight } from '../motion/flight.ts';
import type { Pace } from '../motion/pace.ts';

/**
 * One picture of a story. A step of the match can hold several: the last card of a trick is laid, everybody looks, the highest goes,
 * the rest go. `view` is drawn while the scene lasts; between stories the table always draws the view it was given.
 */
export interface Scene<T extends GameTypes> {
  readonly view: T['view'];
  /** What is told when the scene begins. */
  readonly events: readonly T['event'][];
  /** From places as they were before the scene, to places as they are in it. */
  readonly flights?: readonly Flight[];
  /** What a board acts out by itself once the scene is drawn: mice along their links. It ends early with the signal. */
  readonly act?: (places: ParentNode, pace: Pace, enough: AbortSignal) => Promise<void>;
  /** Milliseconds to look, after everything has landed. */
  readonly hold?: number;
  /** A sheet of paper is laid on the table with what this scene tells: the end of a deal, the end of the game. */
  readonly sheet?: boolean;
}
