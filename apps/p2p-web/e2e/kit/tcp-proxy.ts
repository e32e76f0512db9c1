import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

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
    const server = createServer((browserSocket) => {
      if (!proxy.#open) return void browserSocket.destroy();
      const serverSocket = connect(Number(port), hostname);
      const pair = [browserSocket, serverSocket] as const;
      proxy.#pairs.add(pair);
      browserSocket.pipe(serverSocket, { end: false });
      serverSocket.pipe(browserSocket);
      browserSocket
        .on('error', () => {})
        .on('close', () => proxy.#frozen.has(serverSocket) || serverSocket.destroy());
      serverSocket
        .on('error', () => {})
        .on('close', () => {
          proxy.#pairs.delete(pair);
          browserSocket.destroy();
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

  /** Makes open connections carry nothing any more, without closing them. New connections work. */
  freeze(): void {
    for (const [browserSocket, serverSocket] of this.#pairs) {
      this.#frozen.add(serverSocket);
      browserSocket.unpipe(serverSocket).resume();
      serverSocket.unpipe(browserSocket).resume();
    }
  }

  /** Closes all connections and refuses new ones. */
  shut(): void {
    this.#open = false;
    for (const [browserSocket, serverSocket] of this.#pairs) {
      browserSocket.destroy();
      serverSocket.destroy();
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
