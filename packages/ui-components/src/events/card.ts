/** A card in a hand is lifted, then played. The listener decides whether the move is allowed. */

/** A card was lifted. An empty `card` means that it was laid back. */
export class CbCardLiftEvent extends Event {
  constructor(
    /** Name of the card; empty if it was laid back. */
    readonly card: string,
  ) {
    super('cb-card-lift', { bubbles: true, composed: true });
  }
}

/** The player plays this card. `preventDefault()` refuses it: the card shakes and stays. */
export class CbCardPlayEvent extends Event {
  constructor(
    /** Name of the card. */
    readonly card: string,
  ) {
    super('cb-card-play', { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-card-lift': CbCardLiftEvent;
    'cb-card-play': CbCardPlayEvent;
  }
}
