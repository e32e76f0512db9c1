import type { Bot, Observation } from '../../../core/bots/bot.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { Move } from '../moves.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';

/** Answers the questions that are not about spending a roll: another roll and every capture are always welcome (ME-13, ME-14). */
export const withChoices =
  (spend: Bot<MensErgerJeNiet, Reason>): Bot<MensErgerJeNiet, Reason> =>
  (observation, ...rest) => {
    const move = choiceOf(observation);
    return move ? { move, why: reasonFor(observation, move) } : spend(observation, ...rest);
  };

function choiceOf({ view, moves }: Observation<MensErgerJeNiet>): Move | undefined {
  if (view.phase === 'move') return undefined;
  return moves.find(({ type }) => type !== 'pass');
}
