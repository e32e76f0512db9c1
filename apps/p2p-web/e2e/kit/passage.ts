import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** What lies between a browser and a server, and can go wrong in ways that neither notices. */
export class Passage {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [near: Socket, far: Socket]>();
  /** Far ends that hear nothing any more, not even that nobody is there. */
  readonly #frozen = new Set<Socket>();
  #open = true;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(url: string): Promise<Passage> {
    const { hostname, port } = new URL(url);
    const server = createServer((near) => {
      if (!passage.#open) return void near.destroy();
      const far = dial(Number(port), hostname);
      const pair = [near, far] as const;
      passage.#pairs.add(pair);
      near.pipe(far, { end: false });
      far.pipe(near);
      near.on('error', () => {}).on('close', () => passage.#frozen.has(far) || far.destroy());
      far
        .on('error', () => {})
        .on('close', () => {
          passage.#pairs.delete(pair);
          near.destroy();
        });
    });
    const passage = new Passage(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return passage;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Connections of now stay open and carry nothing any more, whoever leaves. New ones are as ever. */
  freeze(): void {
    for (const [near, far] of this.#pairs) {
      this.#frozen.add(far);
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }

  /** No way through, for those who are there and those who come. */
  shut(): void {
    this.#open = false;
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  reopen(): void {
    this.#open = true;
  }

  async close(): Promise<void> {
    this.shut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
