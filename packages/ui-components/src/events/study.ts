/** Events of `cb-replay` and `cb-position`. */

/** A replay moved to another step. */
export class CbStepEvent extends Event {
  constructor(
    /** The number of steps shown. */
    readonly at: number,
    /** The number of steps in the record. */
    readonly length: number,
  ) {
    super('cb-step', { bubbles: true, composed: true });
  }
}

/** A move was tried or taken back, or the position was reset. `position` is the current position. */
export class CbPositionEvent extends Event {
  constructor(
    /** The position as text. */
    readonly position: string,
  ) {
    super('cb-position', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-step': CbStepEvent;
    'cb-position': CbPositionEvent;
  }
}
