import type { GameTypes } from '../game.ts';
import type { Bot } from './bot.ts';
import { mayWait } from './waiting.ts';

/** Any legal move, each equally likely; every second time nothing where nothing has to be done. */
export function randomBot<T extends GameTypes>(): Bot<T, { readonly type: 'random' }> {
  return (seen, draw) => {
    const why = { type: 'random' } as const;
    const waits = mayWait(seen) && draw(2) === 0;
    return { move: waits ? null : seen.moves[draw(seen.moves.length)]!, why };
  };
}
