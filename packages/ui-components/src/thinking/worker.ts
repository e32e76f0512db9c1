/** A worker that answers one question after the other. It loads the bots of the game that is asked for, no table. */
import type { AnyBots } from '@cheeseboard/engine/bots';
import type { GameId } from '../kits/facts.ts';
import { type Question, type Thought, think } from './question.ts';

export interface Posted {
  readonly id: number;
  readonly game: string;
  readonly question: Question;
}

export type Answered =
  | { readonly id: number; readonly thought: Thought }
  /** No bots of that game here. */
  | { readonly id: number; readonly foreign: true }
  | { readonly id: number; readonly failed: string };

const bots: { readonly [id in GameId]: () => Promise<AnyBots> } = {
  'david-goliath': async () => (await import('@cheeseboard/engine/david-goliath/bots')).davidGoliathBots,
  'gouda-gouda': async () => (await import('@cheeseboard/engine/gouda-gouda/bots')).goudaGoudaBots,
  'daumen-drauf': async () => (await import('@cheeseboard/engine/daumen-drauf/bots')).daumenDraufBots,
  'mens-erger-je-niet': async () =>
    (await import('@cheeseboard/engine/mens-erger-je-niet/bots')).mensErgerJeNietBots,
};

addEventListener('message', async ({ data: { id, game, question } }: MessageEvent<Posted>) => {
  const tell = (answered: Answered): void => postMessage(answered);
  const load = Object.hasOwn(bots, game) ? bots[game as GameId] : null;
  // Whoever asks can always think for itself: an error here must not leave it waiting.
  try {
    tell(load ? { id, thought: think(await load(), question) } : { id, foreign: true });
  } catch (error) {
    tell({ id, failed: String(error) });
  }
});
