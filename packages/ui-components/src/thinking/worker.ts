/**
 * Web worker that computes bot moves. It has the bots of all games and no dynamic import: some bundlers make workers of one file only.
 */
import { gameBots } from '@cheeseboard/engine/games/bots';
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

addEventListener('message', ({ data: { id, game, question } }: MessageEvent<WorkerRequest>) => {
  const postAnswer = (response: WorkerResponse): void => postMessage(response);
  const bots = Object.hasOwn(gameBots, game) ? gameBots[game] : null;
  // Always answer: on failure the page falls back to its own bots.
  try {
    postAnswer(bots ? { id, thought: think(bots, question) } : { id, foreign: true });
  } catch (error) {
    postAnswer({ id, failed: String(error) });
  }
});
