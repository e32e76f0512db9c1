/** Runs bots: easy and steady ones on the page, the sharp one in a worker, so that the page stays responsive. */
import type { GameKit } from '../kits/registry.ts';
import { longestOf, type Question, type Thought, think } from './question.ts';
import type { WorkerRequest, WorkerResponse } from './worker.ts';

export { type HintOptions, hint } from './hint.ts';
export type { Question, Thought } from './question.ts';

/** Time after which a worker counts as failed, in addition to its thinking time. */
const WORKER_TIMEOUT_MS = 15_000;

interface PendingQuestion extends WorkerRequest {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (why: unknown) => void;
}

/**
 * Runs the bots of one game and answers questions in order. If no worker can start (forbidden by the page, or its file cannot be
 * loaded), the sharp bot plays like the steady one. The worker knows only the games of this package; the sharp bot of another game runs on
 * the page and blocks it in the meantime.
 *
 * @example
 * const thinking = new Thinking(await loadKit(id));
 * const { move, why } = await thinking.ask({ level: 'sharp', seen: observe(match, seat), budget: { milliseconds: 500 }, seed: 1 });
 */
export class Thinking {
  readonly #kit: Pick<GameKit, 'game' | 'bots'>;
  #worker: Worker | null = null;
  #noWorker = false;
  /** True if the worker has no bots for this game. */
  #unknownToWorker = false;
  #pending: PendingQuestion[] = [];
  #lastId = 0;

  constructor(kit: Pick<GameKit, 'game' | 'bots'>) {
    this.#kit = kit;
  }

  /** Starts the worker, so that the first answer need not wait for its code. */
  warm(): void {
    if (this.#noWorker || this.#unknownToWorker) return;
    try {
      this.#worker ??= this.#startWorker();
    } catch {
      this.#giveUpWorker();
    }
  }

  /** Rejects at once when `signal` aborts, and rejects like `kit.bots()` if the bots cannot be loaded. */
  async ask(question: Question, signal?: AbortSignal): Promise<Thought> {
    signal?.throwIfAborted();
    const sharp = question.level === 'sharp';
    if (sharp && !this.#noWorker && !this.#unknownToWorker) {
      try {
        return await this.#askWorker(question, signal);
      } catch {
        signal?.throwIfAborted();
      }
    }
    const bots = await this.#kit.bots();
    // Let the page draw first.
    if (sharp && this.#unknownToWorker) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return think(bots, sharp && !this.#unknownToWorker ? { ...question, level: 'steady' } : question);
  }

  /** Stops the worker. Pending questions are answered by the steady bot; the next question starts a new worker. */
  stop(): void {
    this.#terminate();
    const pendingQuestions = this.#pending;
    this.#pending = [];
    for (const { reject } of pendingQuestions) reject(new Error('stopped'));
  }

  #askWorker(question: Question, signal: AbortSignal | undefined): Promise<Thought> {
    this.#lastId += 1;
    const id = this.#lastId;
    const giveUp = (): void => this.#cancel(id, signal?.reason);
    const time = longestOf(question);
    const timer = setTimeout(
      () => this.#giveUpWorker(),
      time * (this.#pending.length + 1) + WORKER_TIMEOUT_MS,
    );
    signal?.addEventListener('abort', giveUp);
    return new Promise<Thought>((resolve, reject) => {
      const pendingCall = { id, game: this.#kit.game.id, question, resolve, reject };
      this.#pending.push(pendingCall);
      this.#post(pendingCall);
    }).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    });
  }

  #post({ id, game, question }: PendingQuestion): void {
    try {
      this.#worker ??= this.#startWorker();
      this.#worker.postMessage({ id, game, question } satisfies WorkerRequest);
    } catch {
      this.#giveUpWorker();
    }
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      const pendingCall = this.#pending.find(({ id }) => id === data.id);
      this.#pending = this.#pending.filter((call) => call !== pendingCall);
      this.#unknownToWorker ||= 'foreign' in data;
      if ('thought' in data) pendingCall?.resolve(data.thought);
      else pendingCall?.reject(new Error('failed' in data ? data.failed : 'unknown game'));
      if (this.#unknownToWorker) this.stop();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#giveUpWorker();
    };
    return worker;
  }

  /** From now on, uses no worker. */
  #giveUpWorker(): void {
    this.#noWorker = true;
    this.stop();
  }

  /** A running search cannot be interrupted: terminates its worker and posts the other questions to a new one. */
  #cancel(droppedId: number, why: unknown): void {
    const pendingCall = this.#pending.find(({ id }) => id === droppedId);
    if (!pendingCall) return;
    const isRunning = this.#pending[0] === pendingCall;
    this.#pending = this.#pending.filter((call) => call !== pendingCall);
    pendingCall.reject(why);
    if (!isRunning) return;
    this.#terminate();
    for (const pendingQuestion of this.#pending) this.#post(pendingQuestion);
  }

  #terminate(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
