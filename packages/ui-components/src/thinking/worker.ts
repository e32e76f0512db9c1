/** Web worker that computes bot moves. Loads only the bots of the requested game. */
import type { AnyBots } from '@cheeseboard/engine/bots';
import type { GameId } from '../kits/facts.ts';
import { type Question, type Thought, think } from './question.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly game: string;
  readonly question: Question;
}

export type WorkerResponse =
  | { readonly id: number; readonly thought: Thought }
  /** The worker has no bots for that game. */
  | { readonly id: number; readonly foreign: true }
  | { readonly id: number; readonly failed: string };

const bots: { readonly [id in GameId]: () => Promise<AnyBots> } = {
  'david-goliath': async () => (await import('@cheeseboard/engine/david-goliath/bots')).davidGoliathBots,
  'gouda-gouda': async () => (await import('@cheeseboard/engine/gouda-gouda/bots')).goudaGoudaBots,
  'daumen-drauf': async () => (await import('@cheeseboard/engine/daumen-drauf/bots')).daumenDraufBots,
  'mens-erger-je-niet': async () =>
    (await import('@cheeseboard/engine/mens-erger-je-niet/bots')).mensErgerJeNietBots,
};

addEventListener('message', async ({ data: { id, game, question } }: MessageEvent<WorkerRequest>) => {
  const postAnswer = (response: WorkerResponse): void => postMessage(response);
  const load = Object.hasOwn(bots, game) ? bots[game as GameId] : null;
  // Always answer: on failure the page falls back to its own bots.
  try {
    postAnswer(load ? { id, thought: think(await load(), question) } : { id, foreign: true });
  } catch (error) {
    postAnswer({ id, failed: String(error) });
  }
});
