import type { GameTypes } from '@cheeseboard/engine';
import type { Observation } from '@cheeseboard/engine/bots';

/** The player asks for a hint. `seen` is everything their seat can see; answer with `table.suggest(…)`. */
export class CbHintEvent<T extends GameTypes = GameTypes> extends Event {
  constructor(
    /** Everything the player's seat can see. */
    readonly seen: Observation<T>,
  ) {
    super('cb-hint', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'cb-hint': CbHintEvent;
  }
}
