/** Where bots think: the quick ones here, the one that searches in a worker, so that the table stays smooth. */
import { type GameTypes, seededDraw } from '@cheeseboard/engine';
import type { AnyBots, Level, Observation } from '@cheeseboard/engine/bots';

export interface Question {
  readonly game: string;
  readonly level: Level;
  readonly seen: Observation<GameTypes>;
  readonly milliseconds: number;
  readonly seed: number;
}

/** The move, or null for none now. */
export type Answer = GameTypes['move'] | null;

/** On the page itself a search may not be felt: three frames. */
const UNFELT = 50;

export function answer(bots: AnyBots, { level, seen, milliseconds, seed }: Question): Answer {
  const budget = { milliseconds, now: () => performance.now() };
  return bots[level](seen, seededDraw(seed), budget).move;
}

export class Thinking {
  readonly #bots: () => Promise<AnyBots>;
  #worker: Worker | null = null;
  /** Pages can forbid workers, and some places cannot load one: then it is done here. */
  #alone = false;

  constructor(bots: () => Promise<AnyBots>) {
    this.#bots = bots;
  }

  async ask(question: Question): Promise<Answer> {
    if (question.level === 'sharp' && !this.#alone) {
      try {
        return await this.#inWorker(question);
      } catch {
        this.#alone = true;
        this.stop();
      }
    }
    return answer(await this.#bots(), { ...question, milliseconds: Math.min(question.milliseconds, UNFELT) });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #inWorker(question: Question): Promise<Answer> {
    this.#worker ??= new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ move: Answer } | { failed: string }>) =>
        'failed' in data ? reject(new Error(data.failed)) : resolve(data.move);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error('no worker'));
      };
      worker.postMessage(question);
    });
  }
}
