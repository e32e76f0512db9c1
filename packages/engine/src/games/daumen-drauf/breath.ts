import type { Breath } from '../../core/game.ts';
import type { DaumenDrauf } from './index.ts';

/** After a card is shown, anybody who can may parry it (DD-10). */
export const breath: Breath<DaumenDrauf> = {
  rule: 'DD-10',
  after(events, { parry }) {
    // Where a parry waits for its turn there is no hurry, and a card that ends the trick at once leaves nothing to parry.
    const types = events.map(({ type }) => type);
    return parry === 'anytime' && types.includes('shown') && !types.includes('trick');
  },
  allows: ({ type }) => type === 'parry',
};
