import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A TCP proxy between a browser and a server that can fail in ways neither end notices. */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [browser: Socket, server: Socket]>();
  /** Sockets to the server that stay open although their browser is gone. */
  readonly #frozen = new Set<Socket>();
  #open = true;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(url: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer((near) => {
      if (!proxy.#open) return void near.destroy();
      const far = dial(Number(port), hostname);
      const pair = [near, far] as const;
      proxy.#pairs.add(pair);
      near.pipe(far, { end: false });
      far.pipe(near);
      near.on('error', () => {}).on('close', () => proxy.#frozen.has(far) || far.destroy());
      far
        .on('error', () => {})
        .on('close', () => {
          proxy.#pairs.delete(pair);
          near.destroy();
        });
    });
    const proxy = new TcpProxy(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Present connections stay open but carry nothing any more. New ones work. */
  freeze(): void {
    for (const [near, far] of this.#pairs) {
      this.#frozen.add(far);
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }

  /** Closes all connections and refuses new ones. */
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
