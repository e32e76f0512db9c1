import type { Result } from '@cheeseboard/engine';

/** A local game has ended. */
export class CbGameOverEvent extends Event {
  constructor(
    /** Winners, scores and ranking. */
    readonly result: Result,
  ) {
    super('cb-game-over', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-game-over': CbGameOverEvent;
  }
}
