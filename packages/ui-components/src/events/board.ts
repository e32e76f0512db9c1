/** What the player does on a board. Cancelling an event shakes the piece that was touched. */

/** A place was chosen, given by its index on the board. */
export class CbPlaceEvent extends Event {
  constructor(
    /** Index of the place on the board. */
    readonly place: number,
  ) {
    super('cb-place', { bubbles: true, composed: true, cancelable: true });
  }
}

/** A mouse was chosen: its owner's seat, and its place. */
export class CbMouseEvent extends Event {
  constructor(
    /** The owner's seat. */
    readonly owner: number,
    /** Index of the place on the board. */
    readonly place: number,
  ) {
    super('cb-mouse', { bubbles: true, composed: true, cancelable: true });
  }
}

/** A highlighted target of the chosen mouse was picked. */
export class CbTargetEvent extends Event {
  constructor(
    /** Index of the place on the board. */
    readonly place: number,
  ) {
    super('cb-target', { bubbles: true, composed: true, cancelable: true });
  }
}

/**
 * The selection of dice changed. `mask` has one bit per selected die. If `tried` is true, the player touched a die that cannot
 * be selected now: nothing changes, and the table may explain why.
 */
export class CbDiceEvent extends Event {
  constructor(
    /** Indices of the selected dice. */
    readonly dice: readonly number[],
    /** True if the player touched a die that cannot be selected now. */
    readonly tried = false,
  ) {
    super('cb-dice', { bubbles: true, composed: true, cancelable: true });
  }

  /** One bit for each selected die. */
  get mask(): number {
    return this.dice.reduce((mask, die) => mask | (1 << die), 0);
  }
}

/** Before confirming, the player selected how many cards to put on each new pile. */
export class CbAddingEvent extends Event {
  constructor(
    /** The number of cards for each pile. */
    readonly cards: readonly number[],
  ) {
    super('cb-adding', { bubbles: true, composed: true });
  }
}

/** The player puts this many cards on each new pile. */
export class CbAddEvent extends Event {
  constructor(
    /** The number of cards for each pile. */
    readonly cards: readonly number[],
  ) {
    super('cb-add', { bubbles: true, composed: true, cancelable: true });
  }
}

/** The player lays out the first card of this pile, 1 to 4. */
export class CbLayOutEvent extends Event {
  constructor(
    /** Number of the pile, 1 to 4. */
    readonly pile: number,
  ) {
    super('cb-lay-out', { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-place': CbPlaceEvent;
    'cb-mouse': CbMouseEvent;
    'cb-target': CbTargetEvent;
    'cb-dice': CbDiceEvent;
    'cb-adding': CbAddingEvent;
    'cb-add': CbAddEvent;
    'cb-lay-out': CbLayOutEvent;
  }
}
