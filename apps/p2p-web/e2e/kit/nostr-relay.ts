/** A Nostr relay for ephemeral events (NIP-01), with the checks and filters of nostr-tools. Stores nothing. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Filter, matchFilters } from 'nostr-tools/filter';
import { type Event, verifyEvent } from 'nostr-tools/pure';
import { type WebSocket, WebSocketServer } from 'ws';

export class NostrRelay {
  #server: WebSocketServer | null = null;
  #port = 0;
  /** Everything that was published, as a relay or anybody who listens there sees it. */
  readonly published: Event[] = [];
  /** If set, the relay refuses events for this reason. */
  refusal: string | null = null;

  get url(): string {
    return `ws://127.0.0.1:${this.#port}/`;
  }

  get sockets(): number {
    return this.#server?.clients.size ?? 0;
  }

  async start(): Promise<void> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: this.#port });
    const subscriptions = new Map<WebSocket, Map<string, Filter[]>>();
    server.on('connection', (socket) => {
      const filters = new Map<string, Filter[]>();
      const answer = (...message: unknown[]) => socket.send(JSON.stringify(message));
      subscriptions.set(socket, filters);
      socket.on('close', () => subscriptions.delete(socket));
      socket.on('message', (data) => {
        const [type, ...rest] = JSON.parse(String(data));
        if (type === 'REQ') {
          const [id, ...subscribed] = rest;
          filters.set(id, subscribed);
          answer('EOSE', id);
        } else if (type === 'CLOSE') filters.delete(rest[0]);
        else if (type === 'EVENT') {
          const [event] = rest as [Event];
          const isEphemeral = event.kind >= 20_000 && event.kind < 30_000;
          const refusal = verifyEvent(event) && isEphemeral ? this.refusal : 'invalid: not for this relay';
          answer('OK', event.id, refusal === null, refusal ?? '');
          if (refusal === null) this.#pass(event, subscriptions);
        }
      });
    });
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #pass(event: Event, subscriptions: ReadonlyMap<WebSocket, ReadonlyMap<string, Filter[]>>): void {
    this.published.push(event);
    for (const [socket, filters] of subscriptions)
      for (const [id, subscribed] of filters)
        if (matchFilters(subscribed, event)) socket.send(JSON.stringify(['EVENT', id, event]));
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    for (const client of server.clients) client.terminate();
    server.close();
    await once(server, 'close');
  }
}
