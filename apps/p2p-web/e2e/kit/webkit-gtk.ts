/** Drives WebKitGTK's browser over WebDriver: the WebKit of Debian and Ubuntu, which is built without WebRTC. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';

const driver = 'WebKitWebDriver';
/** Starts a command with a display of its own. */
const virtualDisplay = 'xvfb-run';

const hasCommand = (command: string): boolean => spawnSync(command, ['--help']).error === undefined;

export const hasWebKitGtk = (): boolean => hasCommand(driver) && hasCommand(virtualDisplay);

export class WebKitGtk {
  readonly #process: ChildProcess;
  readonly #url: string;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.#url = url;
  }

  static async start(): Promise<WebKitGtk> {
    const port = await freePort();
    const process = spawn(virtualDisplay, ['--auto-servernum', driver, `--port=${port}`], {
      stdio: 'ignore',
      // The driver has a process group of its own, so that the display and the browser end with it.
      detached: true,
    });
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const { sessionId } = (await send(`${url}/session`, { capabilities: {} })) as { sessionId: string };
    return new WebKitGtk(process, `${url}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await send(`${this.#url}/url`, { url });
  }

  /** Runs a function in the page. It is serialised, so it uses nothing from outside. */
  async evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const script = `const [argument, done] = arguments; Promise.resolve(argument).then(${run}).then(done);`;
    return (await send(`${this.#url}/execute/async`, { script, args: [argument] })) as Result;
  }

  /** All text in the page, shadow trees included. */
  text(): Promise<string> {
    return this.evaluate(() => {
      const textIn = (root: ParentNode): string =>
        [...root.querySelectorAll('*')]
          .map(({ shadowRoot, textContent }) => (shadowRoot ? textIn(shadowRoot) : textContent))
          .join('\n');
      return textIn(document.body);
    }, null);
  }

  /** Clicks the button with this text. Returns whether there is one. */
  click(text: string): Promise<boolean> {
    return this.evaluate((text) => {
      const buttonsIn = (root: ParentNode): HTMLElement[] =>
        [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
          element.shadowRoot ? buttonsIn(element.shadowRoot) : element.localName === 'button' ? element : [],
        );
      const button = buttonsIn(document).find(({ textContent }) => textContent.trim() === text);
      button?.click();
      return button !== undefined;
    }, text);
  }

  async close(): Promise<void> {
    await fetch(this.#url, { method: 'DELETE' });
    const exit = once(this.#process, 'exit');
    process.kill(-this.#process.pid!);
    await exit;
  }
}

async function send(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
