/** The life cycle of a move at a table (start, move, finished), and the animation around it (scene, settled). */
import type { EventBase, MoveBase } from '@cheeseboard/engine';

/**
 * The player picked up a piece. `targets` are the legal moves it can make: none if it cannot move now. An empty `piece` means it was
 * put back. Where one tap or key is enough, this event comes right before `cb-move`. Every `cb-move` is among the latest `targets`.
 */
export class CbMoveStartEvent<M extends MoveBase = MoveBase> extends Event {
  constructor(
    /** Name of the piece; empty if it was put back. */
    readonly piece: string,
    /** The legal moves of the piece. */
    readonly targets: readonly M[],
  ) {
    super('cb-move-start', { bubbles: true, composed: true });
  }
}

/** The player makes this legal move. `preventDefault()` refuses it: the piece shakes and stays. */
export class CbMoveEvent<M extends MoveBase = MoveBase> extends Event {
  constructor(
    /** The move, as `Match.play` takes it. */
    readonly move: M,
  ) {
    super('cb-move', { bubbles: true, composed: true, cancelable: true });
  }
}

/** The player's own move has been played and its animation is over. */
export class CbMoveFinishedEvent<M extends MoveBase = MoveBase> extends Event {
  constructor(
    /** The move that was played. */
    readonly move: M,
  ) {
    super('cb-move-finished', { bubbles: true, composed: true });
  }
}

/** The player rolls the dice that the match waits for: draw them now. */
export class CbRollEvent extends Event {
  constructor() {
    super('cb-roll', { bubbles: true, composed: true });
  }
}

/** What a scene sounds like: dice roll, a card is put down, a mouse walks, or cards go home. */
export type SceneSound = 'dice' | 'card' | 'mouse' | 'home';

/** The table has drawn the next scene of an animation: its `shown` is the view of that scene. */
export class CbSceneEvent extends Event {
  constructor(
    /** What the scene sounds like; null if it is silent. */
    readonly sound: SceneSound | null = null,
    /** What happens in the scene. */
    readonly events: readonly EventBase[] = [],
  ) {
    super('cb-scene', { bubbles: true, composed: true });
  }

  /** What the scene waits for before the next one: see `waitUntil`. */
  readonly waits: Promise<unknown>[] = [];

  /** Keeps the scene on the screen until the promise resolves, or until the reader skips the animation. */
  waitUntil(promise: Promise<unknown>): void {
    this.waits.push(promise);
  }
}

/** The animation is over or was skipped: the table shows the latest view. `events` are the events it played. */
export class CbSettledEvent<E extends EventBase = EventBase> extends Event {
  constructor(
    /** The events that the animation showed. */
    readonly events: readonly E[],
  ) {
    super('cb-settled', { bubbles: true, composed: true });
  }
}

/** `cb-go-on`: the player closed the result sheet of a deal or of the game. A page that paused bots or clocks can continue. */
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
    'cb-roll': CbRollEvent;
    'cb-scene': CbSceneEvent;
    'cb-settled': CbSettledEvent;
    'cb-go-on': CbGoOnEvent;
  }
}
