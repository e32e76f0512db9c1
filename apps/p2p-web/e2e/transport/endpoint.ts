/** An endpoint of the transport in a browser of its own, controlled by a test. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect } from '../kit/index.ts';
import { networkOf } from '../kit/network-cut.ts';
import { Signalling } from '../kit/signalling.ts';
import { TcpProxy } from '../kit/tcp-proxy.ts';
import type { AttackerApi } from '../pages/attacker.ts';
import type { StorageApi } from '../pages/storage.ts';
import type { EndpointApi, Network } from '../pages/transport.ts';

export { expect };

type Name = keyof EndpointApi;

/** Timeouts that suit a test instead of a person. */
export const shortTimings = {
  brokerMs: 30_000,
  retryMs: [100, 500],
  takenRetryMs: 200,
  answerMs: 1_500,
} as const;

/** These long timeouts switch the heartbeat off: plain PeerJS, which the attackers use, does not answer pings. */
const noHeartbeat = { shakyMs: 3_600_000, deadMs: 3_600_000 };
export const noPongTimeout = {
  heartbeat: { pingIntervalMs: 1_000, ...noHeartbeat, hidden: noHeartbeat },
} as const;

export class Endpoint {
  page: Page;
  readonly context: BrowserContext;
  readonly #site: string;

  constructor(page: Page, site: string) {
    this.page = page;
    this.context = page.context();
    this.#site = site;
  }

  /** Opens or reopens the page, and connects it to a network. */
  async join(network: Network): Promise<this> {
    await this.open('transport');
    await this.tell('join', network);
    return this;
  }

  async open(page: string): Promise<void> {
    await this.page.goto(`${this.#site}pages/${page}.html`);
  }

  /** Another tab of the same browser. */
  async tab(): Promise<Endpoint> {
    return new Endpoint(await this.context.newPage(), this.#site);
  }

  tell<N extends Name>(
    name: N,
    ...args: Parameters<EndpointApi[N]>
  ): Promise<Awaited<ReturnType<EndpointApi[N]>>> {
    return callPage(this.page, 'end', name, args);
  }

  /** Calls until somebody answers, as a guest does. Returns the number of the connection. */
  async reach(address: string): Promise<number> {
    let connection = -1;
    await expect
      .poll(
        async () => {
          const result = await this.tell('call', address);
          if (typeof result === 'number') connection = result;
          return result;
        },
        { intervals: [100], timeout: 40_000 },
      )
      .toEqual(expect.any(Number));
    return connection;
  }

  /** Expects these texts on a connection, which may have been shaky for a moment on a busy machine. */
  async expectTexts(connection: number, ...texts: string[]): Promise<void> {
    const receivedTexts = async () =>
      (await this.tell('received', connection)).filter((text) => !/^\((shaky|steady)\)$/.test(text));
    await expect.poll(receivedTexts, { timeout: 40_000 }).toEqual(texts);
  }

  /** Expects that the connection was lost after these texts: it was shaky first, so nobody said goodbye. */
  async expectLost(connection: number, ...texts: string[]): Promise<void> {
    await this.expectTexts(connection, ...texts, '(closed)');
    expect((await this.tell('received', connection)).slice(-2)).toEqual(['(shaky)', '(closed)']);
  }

  async expectState(state: string): Promise<void> {
    await expect.poll(() => this.tell('state'), { timeout: 40_000 }).toBe(state);
  }

  /** Crashes the tab without a goodbye. */
  async crash(): Promise<void> {
    const crashed = this.page.waitForEvent('crash');
    this.page.goto('chrome://crash').catch(() => {});
    await crashed;
  }

  network(): ReturnType<typeof networkOf> {
    return networkOf(this.page);
  }
}

/** Opens the attacker's page, which has plain PeerJS. Returns a function that calls its API. */
export async function attackerAt(end: Endpoint) {
  await end.open('attacker');
  return <N extends keyof AttackerApi>(name: N, ...args: Parameters<AttackerApi[N]>) =>
    callPage<Awaited<ReturnType<AttackerApi[N]>>>(end.page, 'attacker', name, args);
}

/** Opens the page with the app's storage. Returns a function that calls its API. */
export async function storageAt(end: Endpoint) {
  await end.open('storage');
  return <N extends keyof StorageApi>(name: N, ...args: Parameters<StorageApi[N]>) =>
    callPage<Awaited<ReturnType<StorageApi[N]>>>(end.page, 'storage', name, args);
}

/** Calls a function that a test page has put on `window`. */
function callPage<T>(page: Page, apiName: string, name: string, args: readonly unknown[]): Promise<T> {
  return page.evaluate(
    ([apiName, name, args]) => {
      const api = (window as typeof window & Record<string, Record<string, (...args: unknown[]) => unknown>>)[
        apiName
      ]!;
      return api[name]!(...args);
    },
    [apiName, name, args] as const,
  ) as Promise<T>;
}

interface Fixtures {
  /** A fresh address. */
  readonly address: string;
  /** A new browser, connected to a network if one is given. */
  readonly end: (network?: Network, options?: BrowserContextOptions) => Promise<Endpoint>;
  /** A second PeerServer. */
  readonly other: Signalling;
  readonly proxyTo: (url: string) => Promise<TcpProxy>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  address: async ({}, use) => use(`room-${crypto.randomUUID()}`),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  other: async ({}, use) => {
    const other = new Signalling();
    await other.start();
    await use(other);
    await other.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  proxyTo: async ({}, use) => {
    const proxies: TcpProxy[] = [];
    await use(async (url) => {
      const proxy = await TcpProxy.to(url);
      proxies.push(proxy);
      return proxy;
    });
    for (const proxy of proxies) await proxy.close();
  },
  end: async ({ people, site }, use) => {
    let count = 0;
    await use(async (network, options) => {
      const person = await people.addPerson(`end ${++count}`, options);
      // Most of these tests break connections on purpose.
      person.expectNetworkErrors();
      person.expectProblems(/^a third party: ws:\/\/misspelled\.invalid\//);
      const end = new Endpoint(person.page, site.url);
      return network ? end.join(network) : end;
    });
  },
});
