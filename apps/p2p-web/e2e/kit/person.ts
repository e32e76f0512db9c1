import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';

/** The names of this machine in the tests. Whoever is called by another one is a third party. */
const here = new Set(['localhost', '127.0.0.1', 'at-home.test']);
/** Does not go over a network at all. */
const own = /^(?:data|blob|about|chrome|chrome-error):/;

/** Somebody with a browser of their own: own storage, own keys, own page. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  page: Page;
  readonly #problems: string[] = [];
  readonly #meant: RegExp[] = [];
  readonly #site: string;

  private constructor(name: string, site: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.#site = site;
    this.context = context;
    this.page = page;
    context.on('weberror', (error) => this.#problems.push(String(error.error())));
    context.on('console', (message) => {
      const text = message.text();
      const refused = /content security policy|trusted ?type/i.test(text);
      if (refused || message.type() === 'error') this.#problems.push(`${text} (${message.location().url})`);
    });
    context.on('request', (request) => this.#calls(request.url()));
    context.on('page', (opened) => this.#watches(opened));
    this.#watches(page);
  }

  #watches(page: Page): void {
    page.on('websocket', (socket) => this.#calls(socket.url()));
  }

  #calls(url: string): void {
    if (!own.test(url) && !here.has(new URL(url).hostname)) this.#problems.push(`a third party: ${url}`);
  }

  /**
   * What went wrong in their pages: errors, caught by the app or not; what the security policy has refused; who was called besides this
   * machine.
   */
  get problems(): string[] {
    return this.#problems.filter((problem) => !this.#meant.some((meant) => meant.test(problem)));
  }

  /** The test brings such problems about on purpose. */
  causes(...problems: RegExp[]): void {
    this.#meant.push(...problems);
  }

  /** It takes the network, or a server, away from them: the browser itself writes that down. */
  losesNetwork(): void {
    this.causes(/^WebSocket connection to /, /^Failed to load resource: net::ERR_/);
  }

  static async arrives(
    browser: Browser,
    name: string,
    site: string,
    options: BrowserContextOptions = {},
  ): Promise<Person> {
    // A service worker only where it is what the test is about: it would keep a page from an earlier visit.
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    return new Person(name, site, context, await context.newPage());
  }

  /** Opens a page of the app: a path or a link, relative to where the app is. */
  async goto(path = ''): Promise<void> {
    await this.page.goto(new URL(path, this.#site).href);
  }

  /** A second tab of the same browser takes the place of the first, which stays open. */
  async newTab(path = ''): Promise<Page> {
    const before = this.page;
    this.page = await this.context.newPage();
    await this.goto(path);
    return before;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', exact(name));
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', exact(name));
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', exact(name));
  }

  /** A field by its label. */
  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, typeof label === 'string' ? { exact: true } : {});
  }

  /** The tab dies as when the system kills it: no goodbye. The person has a new tab after it. */
  async crash(): Promise<void> {
    const dying = this.page;
    const crashed = dying.waitForEvent('crash');
    dying.goto('chrome://crash').catch(() => {});
    await crashed;
    this.page = await this.context.newPage();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

const exact = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
