import type { GameTypes } from '../game.ts';
import type { Bot } from './bot.ts';
import { mayWait } from './waiting.ts';

/** Plays a uniformly random legal move. Declines an optional move every second time. */
export function randomBot<T extends GameTypes>(): Bot<T, { readonly type: 'random' }> {
  return (observation, draw) => {
    const why = { type: 'random' } as const;
    const declines = mayWait(observation) && draw(2) === 0;
    return { move: declines ? null : observation.moves[draw(observation.moves.length)]!, why };
  };
}
