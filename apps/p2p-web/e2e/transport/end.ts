/** An end of the network in a browser of its own, and what a test says to it. */
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, type Person } from '../kit/index.ts';
import type { EndOfPage, Network } from '../pages/transport.ts';

export { expect };

type Name = keyof EndOfPage;

export class End {
  page: Page;
  readonly context: BrowserContext;
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
    this.page = person.page;
    this.context = person.context;
  }

  /** Opens the page, in the same browser also for a second time. */
  async join(network: Network): Promise<this> {
    await this.#person.goto('pages/transport.html');
    this.page = this.#person.page;
    await this.tell('join', network);
    return this;
  }

  tell<N extends Name>(
    name: N,
    ...args: Parameters<EndOfPage[N]>
  ): Promise<Awaited<ReturnType<EndOfPage[N]>>> {
    return this.page.evaluate(
      ([name, args]) => {
        const { end } = window as unknown as { end: Record<string, (...args: unknown[]) => unknown> };
        return end[name]!(...args);
      },
      [name as string, args as unknown[]] as const,
    ) as Promise<Awaited<ReturnType<EndOfPage[N]>>>;
  }

  /** Calls until somebody answers, as a guest does; gives the line. */
  async reach(address: string): Promise<number> {
    let line = -1;
    await expect
      .poll(
        async () => {
          const answer = await this.tell('call', address);
          if (typeof answer === 'number') line = answer;
          return answer;
        },
        { intervals: [100], timeout: 40_000 },
      )
      .toEqual(expect.any(Number));
    return line;
  }

  async expectHeard(line: number, ...texts: string[]): Promise<void> {
    await expect.poll(() => this.tell('heard', line), { timeout: 40_000 }).toEqual(texts);
  }

  /** Without what a busy machine may add: a line that was shaky for a moment. */
  async expectTexts(line: number, ...texts: string[]): Promise<void> {
    const calm = async () =>
      (await this.tell('heard', line)).filter((text) => !/^\((shaky|steady)\)$/.test(text));
    await expect.poll(calm, { timeout: 40_000 }).toEqual(texts);
  }

  async expectState(state: string): Promise<void> {
    await expect.poll(() => this.tell('state'), { timeout: 40_000 }).toBe(state);
  }

  async crash(): Promise<void> {
    await this.#person.crash();
  }
}

interface Fixtures {
  /** An address that no other test knows. */
  readonly address: string;
  /** A new browser at the network's door. */
  readonly end: () => Promise<End>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  address: async ({}, use) => use(`room-${crypto.randomUUID()}`),
  end: async ({ people }, use) => {
    let count = 0;
    await use(async () => new End(await people.one(`end ${++count}`)));
  },
});
