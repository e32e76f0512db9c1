/** Where bots think: the quick ones here, the one that searches in a worker, so that the page stays smooth. */
import type { GameKit } from '../kits/registry.ts';
import { type Question, type Thought, think } from './question.ts';
import type { Answered, Posted } from './worker.ts';

export { type HintOptions, hint } from './hint.ts';
export type { Question, Thought } from './question.ts';

/** A worker that has not answered so long after its time is up will not answer: its file may hang on the way. */
const PATIENCE = 15_000;

interface Waiting extends Posted {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (why: unknown) => void;
}

/**
 * The bots of one game, for any number of questions: they are answered one after the other. Where no worker can start, because the page
 * forbids it or its file does not come, the sharp bot plays like the steady one. The worker knows the bots of our games; those of another
 * game think on the page, which stands still meanwhile.
 *
 * @example
 * const thinking = new Thinking(await loadKit('david-goliath'));
 * const { move, why } = await thinking.ask({ level: 'sharp', seen: observe(match, seat), budget: { milliseconds: 500 }, seed: 1 });
 */
export class Thinking {
  readonly #kit: Pick<GameKit, 'game' | 'bots'>;
  #worker: Worker | null = null;
  #alone = false;
  /** The worker does not know this game. */
  #foreign = false;
  #waiting: Waiting[] = [];
  #asked = 0;

  constructor(kit: Pick<GameKit, 'game' | 'bots'>) {
    this.#kit = kit;
  }

  /** Fails with the signal's reason, at once, and frees the worker for others; as `kit.bots` fails where they do not come. */
  async ask(question: Question, signal?: AbortSignal): Promise<Thought> {
    signal?.throwIfAborted();
    const sharp = question.level === 'sharp';
    if (sharp && !this.#alone && !this.#foreign) {
      try {
        return await this.#inWorker(question, signal);
      } catch {
        signal?.throwIfAborted();
      }
    }
    const bots = await this.#kit.bots();
    // What has just happened is drawn first.
    if (sharp && this.#foreign) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return think(bots, sharp && !this.#foreign ? { ...question, level: 'steady' } : question);
  }

  /** Ends the worker. Who still waits for it is answered by the steady bot; the next question starts another. */
  stop(): void {
    this.#end();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(new Error('stopped'));
  }

  #inWorker(question: Question, signal: AbortSignal | undefined): Promise<Thought> {
    this.#asked += 1;
    const id = this.#asked;
    const giveUp = (): void => this.#drop(id, signal?.reason);
    const time = 'milliseconds' in question.budget ? question.budget.milliseconds : 0;
    const timer = setTimeout(() => this.#fail(), time * (this.#waiting.length + 1) + PATIENCE);
    signal?.addEventListener('abort', giveUp);
    return new Promise<Thought>((resolve, reject) => {
      const asked = { id, game: this.#kit.game.id, question, resolve, reject };
      this.#waiting.push(asked);
      this.#post(asked);
    }).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    });
  }

  #post({ id, game, question }: Waiting): void {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, game, question } satisfies Posted);
    } catch {
      this.#fail();
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = this.#waiting.find(({ id }) => id === data.id);
      this.#waiting = this.#waiting.filter((one) => one !== asked);
      this.#foreign ||= 'foreign' in data;
      if ('thought' in data) asked?.resolve(data.thought);
      else asked?.reject(new Error('failed' in data ? data.failed : 'unknown game'));
      if (this.#foreign) this.stop();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail();
    };
    return worker;
  }

  /** No worker here, now or later. */
  #fail(): void {
    this.#alone = true;
    this.stop();
  }

  /** A search cannot be told to end: its worker goes, and another takes the questions that were behind it. */
  #drop(dropped: number, why: unknown): void {
    const asked = this.#waiting.find(({ id }) => id === dropped);
    if (!asked) return;
    const running = this.#waiting[0] === asked;
    this.#waiting = this.#waiting.filter((one) => one !== asked);
    asked.reject(why);
    if (!running) return;
    this.#end();
    for (const next of this.#waiting) this.#post(next);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
