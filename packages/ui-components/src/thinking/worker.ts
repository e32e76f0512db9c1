/** Web worker that computes bot moves. Loads only the bots of the requested game. */
import { botLoaders } from '../games/bots.ts';
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

addEventListener('message', async ({ data: { id, game, question } }: MessageEvent<WorkerRequest>) => {
  const postAnswer = (response: WorkerResponse): void => postMessage(response);
  const load = Object.hasOwn(botLoaders, game) ? botLoaders[game as keyof typeof botLoaders] : null;
  // Always answer: on failure the page falls back to its own bots.
  try {
    postAnswer(load ? { id, thought: think(await load(), question) } : { id, foreign: true });
  } catch (error) {
    postAnswer({ id, failed: String(error) });
  }
});
