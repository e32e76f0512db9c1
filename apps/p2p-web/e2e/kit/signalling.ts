import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A real PeerServer that can be killed and restarted at the same address. */
export class Signalling {
  #process: ChildProcess | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  async start(): Promise<void> {
    for (let attempts = 0; this.#process === null; attempts++) {
      // The killed process may hold the port for a moment.
      if (attempts > 0) await new Promise((resolve) => setTimeout(resolve, 200));
      if (attempts > 50) throw new Error(`no PeerServer starts at port ${this.#port}`);
      await this.#spawn();
    }
  }

  async #spawn(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(import.meta.dirname, 'signalling-process.ts'),
        String(this.#port),
      ],
      { stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const output = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)]);
    if (output === null) return;
    this.#port = Number(String(output[0]).trim());
    this.#process = child;
  }

  /** Kills the server with SIGKILL, so that no client is notified. */
  async stop(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    this.#process = null;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }
}
