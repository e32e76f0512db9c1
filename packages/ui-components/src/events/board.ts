/** What the player does on a board. All can be cancelled: then what was touched shakes. */

/** A place of the board was chosen, by its number on the board. */
export class CbPlaceEvent extends Event {
  constructor(readonly place: number) {
    super('cb-place', { bubbles: true, composed: true, cancelable: true });
  }
}

/** A mouse of this seat on this place was chosen. */
export class CbMouseEvent extends Event {
  constructor(
    readonly owner: number,
    readonly place: number,
  ) {
    super('cb-mouse', { bubbles: true, composed: true, cancelable: true });
  }
}

/** A place that is lit as the goal of a mouse was chosen. */
export class CbTargetEvent extends Event {
  constructor(readonly place: number) {
    super('cb-target', { bubbles: true, composed: true, cancelable: true });
  }
}

/**
 * The dice that are picked changed. `mask` says the same with a bit for each die. With `tried` a die was touched that
 * cannot be picked now: nothing changes, and the table may say why.
 */
export class CbDiceEvent extends Event {
  constructor(
    readonly dice: readonly number[],
    readonly tried = false,
  ) {
    super('cb-dice', { bubbles: true, composed: true, cancelable: true });
  }

  get mask(): number {
    return this.dice.reduce((mask, die) => mask | (1 << die), 0);
  }
}

/** How many cards the player is about to put on each new pile. */
export class CbAddingEvent extends Event {
  constructor(readonly cards: readonly number[]) {
    super('cb-adding', { bubbles: true, composed: true });
  }
}

/** The player puts so many cards on each new pile. */
export class CbAddEvent extends Event {
  constructor(readonly cards: readonly number[]) {
    super('cb-add', { bubbles: true, composed: true, cancelable: true });
  }
}

/** The player lays out the first card of this pile, 1 to 4. */
export class CbLayOutEvent extends Event {
  constructor(readonly pile: number) {
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
