/** The life of a card in a hand: lifted, then played. Whether the move is allowed is for others to say. */

/** A card was lifted, or laid back (`card` is empty then). */
export class CbCardLiftEvent extends Event {
  constructor(readonly card: string) {
    super('cb-card-lift', { bubbles: true, composed: true });
  }
}

/** The player wants to play this card. `preventDefault()` refuses: the card shakes and stays. */
export class CbCardPlayEvent extends Event {
  constructor(readonly card: string) {
    super('cb-card-play', { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-card-lift': CbCardLiftEvent;
    'cb-card-play': CbCardPlayEvent;
  }
}
