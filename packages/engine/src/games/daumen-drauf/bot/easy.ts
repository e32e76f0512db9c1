import type { Bot } from '../../../core/bots/bot.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import { isPoisonous } from '../cards.ts';
import type { DaumenDrauf } from '../index.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';

/** One decision in this many is random. */
const RANDOM_MOVE_ONE_IN = 4;

/**
 * Looks only at the trick and remembers nothing. If most visible snakes are poisonous, it passes; otherwise it shows a
 * harmless snake. Sometimes plays at random.
 */
export const easy: Bot<DaumenDrauf, Reason> = (observation, draw) => {
  const options: (Move | null)[] = mayWait(observation)
    ? [...observation.moves, null]
    : [...observation.moves];
  const preferredMoves =
    draw(RANDOM_MOVE_ONE_IN) === 0 ? [] : options.filter((move) => isWanted(observation.view, move));
  const candidates = preferredMoves.length === 0 ? options : preferredMoves;
  const move = candidates[draw(candidates.length)]!;
  return { move, why: reasonFor(observation, move) };
};

function isWanted({ trick }: View, move: Move | null): boolean {
  const poisonous = trick.filter((shownCard) => shownCard.poisonous === true).length;
  const harmless = trick.filter((shownCard) => shownCard.poisonous === false).length;
  if (move === null || move.type === 'pass') return poisonous > harmless;
  return poisonous <= harmless && (move.type === 'parry' || !isPoisonous(move.card));
}
