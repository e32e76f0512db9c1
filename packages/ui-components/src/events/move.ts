/** The life of a move at a table: begun, wanted, finished; and the end of every story. */
import type { EventBase, MoveBase } from '@cheeseboard/engine';

/**
 * A move begins: a piece was taken up. `targets` are the legal moves that can be made with it; none when it can do nothing now, and with an empty
 * `piece` when it was put back. Where one tap, key or button is enough it comes right before `cb-move`: each `cb-move` is among the targets of the
 * last one.
 */
export class CbMoveStartEvent<M extends MoveBase = MoveBase> extends Event {
  constructor(
    readonly piece: string,
    readonly targets: readonly M[],
  ) {
    super('cb-move-start', { bubbles: true, composed: true });
  }
}

/** The player wants this legal move. `preventDefault()` refuses it: the piece shakes and stays. */
export class CbMoveEvent<M extends MoveBase = MoveBase> extends Event {
  constructor(readonly move: M) {
    super('cb-move', { bubbles: true, composed: true, cancelable: true });
  }
}

/** The player's own move was carried out and has come to rest on the table. */
export class CbMoveFinishedEvent<M extends MoveBase = MoveBase> extends Event {
  constructor(readonly move: M) {
    super('cb-move-finished', { bubbles: true, composed: true });
  }
}

/** A scene of what happened is drawn: `shown` of the table is the view in it. */
export class CbSceneEvent extends Event {
  constructor() {
    super('cb-scene', { bubbles: true, composed: true });
  }
}

/** The table shows the view it was last given: what happened has been told to the end, or skipped. */
export class CbSettledEvent<E extends EventBase = EventBase> extends Event {
  constructor(readonly told: readonly E[]) {
    super('cb-settled', { bubbles: true, composed: true });
  }
}

/** The player has laid a sheet aside, the end of a deal: bots and clocks may go on. */
export class CbGoOnEvent extends Event {
  constructor() {
    super('cb-go-on', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-move-start': CbMoveStartEvent;
    'cb-move': CbMoveEvent;
    'cb-move-finished': CbMoveFinishedEvent;
    'cb-scene': CbSceneEvent;
    'cb-settled': CbSettledEvent;
    'cb-go-on': CbGoOnEvent;
  }
}
