/**
 * The breath (DD-10): after a card is shown the table holds still for a moment, the same for all, so that a parry is not a
 * matter of ping. The one place where the host knows a game by name.
 */
import type { EventBase, MoveBase, OptionValue } from '@cheeseboard/engine';

interface Breathing {
  after(event: EventBase): boolean;
  /** What may be done meanwhile. */
  allows(move: MoveBase): boolean;
  with(options: Readonly<Record<string, OptionValue>>): boolean;
}

const games: { readonly [id: string]: Breathing } = {
  'daumen-drauf': {
    after: ({ type }) => type === 'shown',
    allows: ({ type }) => type === 'parry',
    // Where a parry waits for its turn there is no hurry.
    with: ({ parry }) => parry === 'anytime',
  },
};

/** Whether the table breathes after these events of a step. */
export function breathesAfter(
  game: string,
  options: Readonly<Record<string, OptionValue>>,
  events: readonly EventBase[],
): boolean {
  const breathing = games[game];
  if (!breathing?.with(options)) return false;
  // A card that ends the trick at once leaves nothing to parry.
  return events.some(breathing.after) && !events.some(({ type }) => type === 'trick');
}

export const allowedInBreath = (game: string, move: MoveBase): boolean => games[game]?.allows(move) ?? true;
