/** What the player does with dice, mice, tokens and piles. */

/** A piece was chosen: a die by its face, a mouse by its colour, a token by its kind, a pile by its number. */
export class CbChooseEvent extends Event {
  constructor(
    /** Face, colour, kind or number of the piece. */
    readonly choice: string,
  ) {
    super('cb-choose', { bubbles: true, composed: true, cancelable: true });
  }
}

/** A die has stopped rolling. */
export class CbRolledEvent extends Event {
  constructor(
    /** The face that is up. */
    readonly face: string,
  ) {
    super('cb-rolled', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-choose': CbChooseEvent;
    'cb-rolled': CbRolledEvent;
  }
}
