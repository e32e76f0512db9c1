/** Those who think along with a local game: the quick ones at once, the one that searches with code that is fetched for it. */
import { fetched, type GameKit, NotFetched } from '../kits/registry.ts';
import type { Suggestion } from '../table/advice.ts';
import { type Question, type Thought, think } from '../thinking/question.ts';
import type { HintOptions, Thinking } from '../thinking/thinking.ts';

type Searching = typeof import('../thinking/thinking.ts');

export class Minds {
  readonly #kit: GameKit;
  #thinking: Thinking | null = null;

  constructor(kit: GameKit) {
    // Here, and not where they are asked: in the files for a script tag that is another file, with another class of error.
    this.#kit = { ...kit, bots: () => fetched(kit.bots()) };
  }

  /** Fails with `NotFetched` where the bots do not come. */
  async ask(question: Question): Promise<Thought> {
    const sharp = question.level === 'sharp';
    const searching = sharp && (await searchingCode());
    if (searching) return this.#searcher(searching).ask(question);
    return think(await this.#kit.bots(), sharp ? { ...question, level: 'steady' } : question);
  }

  /** Null where the code for it does not come. */
  async hint(seen: Question['seen'], options: HintOptions): Promise<Suggestion | null> {
    const searching = await searchingCode();
    options.signal?.throwIfAborted();
    if (!searching) return null;
    try {
      return await searching.hint(this.#kit, this.#searcher(searching), seen, options);
    } catch (error) {
      if (error instanceof NotFetched) return null;
      throw error;
    }
  }

  stop(): void {
    this.#thinking?.stop();
  }

  #searcher({ Thinking }: Searching): Thinking {
    this.#thinking ??= new Thinking(this.#kit);
    return this.#thinking;
  }
}

const searchingCode = (): Promise<Searching | null> => import('../thinking/thinking.ts').catch(() => null);
