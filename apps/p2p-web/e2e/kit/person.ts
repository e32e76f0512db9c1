import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';

/** Host names of this machine in the tests. All other hosts are third parties. */
const localHosts = new Set(['localhost', '127.0.0.1', 'at-home.test']);
/** Matches addresses that need no network. */
const offlineUrl = /^(?:data|blob|about|chrome|chrome-error):/;

/** Firefox, unlike Chromium, reports an error if a page closes a socket before it is open, or is left. */
const socketError =
  /^Firefox can’t establish a connection to the server at ws|^The connection to ws\S+ was interrupted/;

/** Somebody with a browser context of their own: own storage, own keys, own page. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  page: Page;
  readonly #problems: string[] = [];
  readonly #expectedProblems: RegExp[] = [socketError];
  readonly #site: string;

  private constructor(name: string, site: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.#site = site;
    this.context = context;
    this.page = page;
    context.on('weberror', (error) => this.#problems.push(String(error.error())));
    context.on('console', (message) => {
      const text = message.text();
      const isPolicyError = /content security policy|trusted ?type/i.test(text);
      if (isPolicyError || message.type() === 'error')
        this.#problems.push(`${text} (${message.location().url})`);
    });
    context.on('request', (request) => this.#checkHost(request.url()));
    context.on('page', (newPage) => this.#watch(newPage));
    this.#watch(page);
  }

  #watch(page: Page): void {
    page.on('websocket', (socket) => this.#checkHost(socket.url()));
  }

  #checkHost(url: string): void {
    if (offlineUrl.test(url)) return;
    const { hostname } = new URL(url);
    if (!localHosts.has(hostname) && hostname !== new URL(this.#site).hostname)
      this.#problems.push(`a third party: ${url}`);
  }

  /** What went wrong in this person's pages: errors (even caught ones), policy violations, requests to third parties. */
  get problems(): string[] {
    return this.#problems.filter(
      (problem) => !this.#expectedProblems.some((expected) => expected.test(problem)),
    );
  }

  /** Tolerates problems that match one of these patterns, because the test causes them on purpose. */
  expectProblems(...problems: RegExp[]): void {
    this.#expectedProblems.push(...problems);
  }

  /** Tolerates the errors that a browser logs when the test takes away the network or a server. */
  expectNetworkErrors(): void {
    this.expectProblems(
      /^WebSocket connection to /,
      /^Failed to load resource: net::ERR_/,
      /^Cross-Origin Request Blocked: .*CORS request did not succeed/,
      /^Failed to load resource: Could not connect/,
    );
  }

  static async open(
    browser: Browser,
    name: string,
    site: string,
    options: BrowserContextOptions = {},
  ): Promise<Person> {
    // Service workers are allowed only where a test asks for one: a cached page would hide the current one.
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    return new Person(name, site, context, await context.newPage());
  }

  /** Opens a path or a link, relative to the app's address. */
  async goto(path = ''): Promise<void> {
    await this.page.goto(new URL(path, this.#site).href);
  }

  /** Opens a second tab and uses it from now on. Returns the first one, which stays open. */
  async newTab(path = ''): Promise<Page> {
    const firstPage = this.page;
    this.page = await this.context.newPage();
    await this.goto(path);
    return firstPage;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', exactName(name));
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', exactName(name));
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', exactName(name));
  }

  /** A field by its label. */
  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, typeof label === 'string' ? { exact: true } : {});
  }

  /** Unfolds the single options in the setup form. */
  async openRules(): Promise<void> {
    await this.page.locator('cbp-options summary').click();
  }

  /** Crashes the tab without a goodbye, then opens a new one. */
  async crash(): Promise<void> {
    const crashedPage = this.page;
    const crash = crashedPage.waitForEvent('crash');
    crashedPage.goto('chrome://crash').catch(() => {});
    await crash;
    this.page = await this.context.newPage();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

const exactName = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
