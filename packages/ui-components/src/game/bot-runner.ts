/** Runs the bots of a local game. The code for the sharp bot's search is loaded on first use. */
import { type GameKit, NotFetched, orNotFetched } from '../kits/registry.ts';
import type { Suggestion } from '../table/table-with-hints.ts';
import { type Question, type Thought, think } from '../thinking/question.ts';
import type { HintOptions, Thinking } from '../thinking/thinking.ts';

type ThinkingModule = typeof import('../thinking/thinking.ts');

export class BotRunner {
  readonly #kit: GameKit;
  #thinking: Thinking | null = null;
  #isStopped = false;

  constructor(kit: GameKit) {
    // Turn a failure into this file's NotFetched: in the CDN files, thinking.ts is a separate file with its own
    // NotFetched class.
    this.#kit = { ...kit, bots: () => orNotFetched(kit.bots()) };
  }

  /** Asks a bot for a move. Throws `NotFetched` if the bots cannot be loaded. */
  async ask(question: Question): Promise<Thought> {
    const sharp = question.level === 'sharp';
    const thinkingModule = sharp && (await loadThinking());
    if (thinkingModule) return this.#thinkingFrom(thinkingModule).ask(question);
    return think(await this.#kit.bots(), sharp ? { ...question, level: 'steady' } : question);
  }

  /** Prepares the sharp bot, so that its first answer need not wait for its code. */
  async warm(): Promise<void> {
    const thinkingModule = await loadThinking();
    if (thinkingModule && !this.#isStopped) this.#thinkingFrom(thinkingModule).warm();
  }

  /** Computes a hint. Null if the code for hints cannot be loaded. */
  async hint(observation: Question['seen'], options: HintOptions): Promise<Suggestion | null> {
    const search = await loadThinking();
    options.signal?.throwIfAborted();
    if (!search) return null;
    try {
      return await search.hint(this.#kit, this.#thinkingFrom(search), observation, options);
    } catch (error) {
      if (error instanceof NotFetched) return null;
      throw error;
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#thinking?.stop();
  }

  #thinkingFrom({ Thinking }: ThinkingModule): Thinking {
    this.#thinking ??= new Thinking(this.#kit);
    return this.#thinking;
  }
}

const loadThinking = (): Promise<ThinkingModule | null> =>
  import('../thinking/thinking.ts').catch(() => null);
