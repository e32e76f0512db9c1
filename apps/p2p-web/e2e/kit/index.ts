/** Fixtures of the browser tests: the built app, a signalling server that can be stopped, and people with browsers. */
import { type Browser, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type RunningServer, serve } from '../../server/serve.ts';
import { type BrowserProcess, startBrowserProcess } from './browser-process.ts';
import { builtSite } from './build-site.ts';
import { type OtherBrowser, startOtherBrowser } from './other-browsers.ts';
import { Person } from './person.ts';
import { Signalling } from './signalling.ts';

export { autoplay } from './autoplay.ts';
export { joinTable, openTable, setReady, startTable } from './open-table.ts';
export { Person } from './person.ts';
export { expect };

export interface Site {
  /** The app's address. The test pages are at `pages/<name>.html` below it. */
  readonly url: string;
  readonly signalling: Signalling;
}

/** Opens a browser context for each name. */
export type People = {
  (...names: string[]): Promise<Person[]>;
  /** One person with special options: another language, a small screen, a service worker. */
  addPerson(name: string, options?: BrowserContextOptions): Promise<Person>;
  /** One person whose browser is a process of its own and can be killed or stopped. */
  killable(name: string): Promise<Killable>;
  /** One person who uses Firefox or WebKit instead of Chromium. */
  inBrowser(browser: OtherBrowser, name: string): Promise<Person>;
};

export interface Killable extends Pick<BrowserProcess, 'kill' | 'pause' | 'resume'> {
  readonly person: Person;
}

interface Fixtures {
  readonly people: People;
  /** The signalling server, restarted before each test if needed. */
  readonly signalling: Signalling;
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const signalling = new Signalling();
      await signalling.start();
      const config = () => ({ brokers: [signalling.url], iceServers: [] });
      const server: RunningServer = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
      await use({ url: `http://localhost:${server.port}/`, signalling });
      await server.close();
      await signalling.stop();
    },
    { scope: 'worker' },
  ],

  signalling: async ({ site }, use) => {
    await site.signalling.start();
    await use(site.signalling);
    await site.signalling.start();
  },

  people: async ({ browser, site, signalling: _ }, use) => {
    const allPeople: Person[] = [];
    const addPerson = async (name: string, options?: BrowserContextOptions): Promise<Person> => {
      const person = await Person.open(browser, name, site.url, options);
      allPeople.push(person);
      return person;
    };
    const addPeople = async (...names: string[]): Promise<Person[]> => {
      const addedPeople: Person[] = [];
      for (const name of names) addedPeople.push(await addPerson(name));
      return addedPeople;
    };
    const otherBrowsers: Browser[] = [];
    const inBrowser = async (otherBrowser: OtherBrowser, name: string): Promise<Person> => {
      const browser = await startOtherBrowser[otherBrowser]();
      otherBrowsers.push(browser);
      const person = await Person.open(browser, name, site.url);
      allPeople.push(person);
      return person;
    };
    const processes = new Map<Person, BrowserProcess>();
    const killable = async (name: string): Promise<Killable> => {
      const process = await startBrowserProcess();
      const person = await Person.open(process.browser, name, site.url);
      allPeople.push(person);
      processes.set(person, process);
      return { person, kill: process.kill, pause: process.pause, resume: process.resume };
    };
    await use(Object.assign(addPeople, { addPerson, inBrowser, killable }));
    const problems = allPeople.flatMap(({ name, problems }) =>
      problems.map((problem) => `${name}: ${problem}`),
    );
    const livePeople = allPeople.filter((person) => processes.get(person)?.isAlive ?? true);
    await Promise.all(livePeople.map((person) => person.close()));
    await Promise.all([...processes.values()].map((process) => process.isAlive && process.kill()));
    await Promise.all(otherBrowsers.map((browser) => browser.close()));
    expect(problems, 'nothing went wrong in anybody’s page').toEqual([]);
  },
});
