import type { Breath } from '../../core/game.ts';
import type { DaumenDrauf } from './index.ts';

/** A pause after each shown card: any seat with its twin may parry it (DD-10). */
export const breath: Breath<DaumenDrauf> = {
  rule: 'DD-10',
  after(events, { parry }) {
    // No pause is needed if players may parry only on their turn, or if the card ended the trick.
    const types = events.map(({ type }) => type);
    return parry === 'anytime' && types.includes('shown') && !types.includes('trick');
  },
  allows: ({ type }) => type === 'parry',
};
