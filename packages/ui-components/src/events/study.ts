/** What is told by the elements that one studies a game with. */

/** A replay stands at another step. */
export class CbStepEvent extends Event {
  constructor(
    readonly at: number,
    readonly length: number,
  ) {
    super('cb-step', { bubbles: true, composed: true });
  }
}

/** Something was tried in a position, taken back, or begun anew: `position` is where it stands now. */
export class CbPositionEvent extends Event {
  constructor(readonly position: string) {
    super('cb-position', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-step': CbStepEvent;
    'cb-position': CbPositionEvent;
  }
}
