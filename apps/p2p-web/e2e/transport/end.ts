/** An end of the network in a browser of its own, and what a test says to it. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from '../kit/index.ts';
import { Passage } from '../kit/passage.ts';
import { powerOver } from '../kit/power.ts';
import { Signalling } from '../kit/signalling.ts';
import type { StorageOfPage } from '../pages/storage.ts';
import type { StrangerOfPage } from '../pages/stranger.ts';
import type { EndOfPage, Network } from '../pages/transport.ts';

export { expect };

type Name = keyof EndOfPage;

/** What takes people's patience into account takes none of a test's. */
export const quick = { signalling: 30_000, retry: [100, 500], taken: 200, answer: 1_500 } as const;

/** Nobody is thrown out for being silent: plain PeerJS, which strangers have, does not answer. */
const endless = { shaky: 3_600_000, dead: 3_600_000 };
export const patient = { pulse: { ping: 1_000, ...endless, hidden: endless } } as const;

export class End {
  page: Page;
  readonly context: BrowserContext;
  readonly #site: string;

  constructor(page: Page, site: string) {
    this.page = page;
    this.context = page.context();
    this.#site = site;
  }

  /** Opens the page, or opens it again. */
  async join(network: Network): Promise<this> {
    await this.open('transport');
    await this.tell('join', network);
    return this;
  }

  async open(page: string): Promise<void> {
    await this.page.goto(`${this.#site}pages/${page}.html`);
  }

  /** Another tab of the same browser. */
  async tab(): Promise<End> {
    return new End(await this.context.newPage(), this.#site);
  }

  tell<N extends Name>(
    name: N,
    ...args: Parameters<EndOfPage[N]>
  ): Promise<Awaited<ReturnType<EndOfPage[N]>>> {
    return ask(this.page, 'end', name, args);
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

  /** What was said on a line. Not whether it was shaky for a moment, as on a busy machine. */
  async expectTexts(line: number, ...texts: string[]): Promise<void> {
    const calm = async () =>
      (await this.tell('heard', line)).filter((text) => !/^\((shaky|steady)\)$/.test(text));
    await expect.poll(calm, { timeout: 40_000 }).toEqual(texts);
  }

  /** The line ended after so much was said, and not by a goodbye: it was silent first. */
  async expectLost(line: number, ...texts: string[]): Promise<void> {
    await this.expectTexts(line, ...texts, '(closed)');
    expect((await this.tell('heard', line)).slice(-2)).toEqual(['(shaky)', '(closed)']);
  }

  async expectState(state: string): Promise<void> {
    await expect.poll(() => this.tell('state'), { timeout: 40_000 }).toBe(state);
  }

  /** The tab dies as when the system kills it: no goodbye. */
  async crash(): Promise<void> {
    const crashed = this.page.waitForEvent('crash');
    this.page.goto('chrome://crash').catch(() => {});
    await crashed;
  }

  power(): ReturnType<typeof powerOver> {
    return powerOver(this.page);
  }
}

/** A browser whose owner means no good. */
export async function strangerAt(end: End) {
  await end.open('stranger');
  return <N extends keyof StrangerOfPage>(name: N, ...args: Parameters<StrangerOfPage[N]>) =>
    ask<Awaited<ReturnType<StrangerOfPage[N]>>>(end.page, 'stranger', name, args);
}

/** What stays in a browser. */
export async function storageAt(end: End) {
  await end.open('storage');
  return <N extends keyof StorageOfPage>(name: N, ...args: Parameters<StorageOfPage[N]>) =>
    ask<Awaited<ReturnType<StorageOfPage[N]>>>(end.page, 'storage', name, args);
}

/** Calls what a page of the tests has put up for it. */
function ask<T>(page: Page, who: string, name: string, args: readonly unknown[]): Promise<T> {
  return page.evaluate(
    ([who, name, args]) => {
      const there = (window as unknown as Record<string, Record<string, (...args: unknown[]) => unknown>>)[
        who
      ]!;
      return there[name]!(...args);
    },
    [who, name, args] as const,
  ) as Promise<T>;
}

interface Fixtures {
  /** An address that no other test knows. */
  readonly address: string;
  /** A new browser: on a network, or at its door. */
  readonly end: (network?: Network, options?: BrowserContextOptions) => Promise<End>;
  /** A second PeerServer. */
  readonly other: Signalling;
  readonly passageTo: (url: string) => Promise<Passage>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  address: async ({}, use) => use(`room-${crypto.randomUUID()}`),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  other: async ({}, use) => {
    const other = new Signalling();
    await other.start();
    await use(other);
    await other.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  passageTo: async ({}, use) => {
    const passages: Passage[] = [];
    await use(async (url) => {
      const passage = await Passage.to(url);
      passages.push(passage);
      return passage;
    });
    for (const passage of passages) await passage.close();
  },
  end: async ({ people, site }, use) => {
    let count = 0;
    await use(async (network, options) => {
      const person = await people.one(`end ${++count}`, options);
      // Most of these tests are about what breaks.
      person.losesNetwork();
      person.causes(/^a third party: ws:\/\/misspelled\.invalid\//);
      const end = new End(person.page, site.url);
      return network ? end.join(network) : end;
    });
  },
});
