/** The PeerServer package, with limits, because anybody on the network can send anything to it. */
import type { IncomingMessage, Server } from 'node:http';
import type { Express, RequestHandler } from 'express';
import { ExpressPeerServer } from 'peer';
import { type WebSocket, WebSocketServer } from 'ws';
import { RateLimit } from '../src/protocol/rate-limit.ts';
import type { Access } from './access.ts';
import { sendText } from './site.ts';

/** The longest message: enough for session descriptions, which have a few kilobytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** The most sockets that one client address may open: enough for a household with several tables, each with several peers. */
const MAX_SOCKETS_PER_ADDRESS = 64;
/** A socket takes about 20 KiB, so a machine with 1 GiB of memory holds this many. PeerServer's own limit is 5,000. */
const MAX_SOCKETS = 20_000;
const MESSAGES_PER_SECOND = 20;
const MESSAGE_BURST = 100;

export interface SignallingOptions {
  readonly access: Access;
  /** Whether a proxy in front of the server reports the addresses of clients. */
  readonly isProxied: boolean;
}

/** Handlers for the path of the signalling server. */
export function signallingOf(server: Server, options: SignallingOptions): (RequestHandler | Express)[] {
  const { access } = options;
  const checkOrigin: RequestHandler = ({ headers: { origin, host } }, response, next) => {
    if (access.allowsOrigin(origin, host)) return next();
    sendText(
      response,
      403,
      'Pages of that site may not use this server. --origin and its address would allow it.',
    );
  };
  const peers = ExpressPeerServer(server, {
    path: '/',
    concurrent_limit: MAX_SOCKETS,
    createWebSocketServer: (settings) =>
      withRateLimit(new WebSocketServer({ ...settings, ...limitsFor(options) })),
  });
  // A broken socket must not stop the server.
  peers.on('error', () => {});
  return [checkOrigin, peers];
}

function limitsFor({ access, isProxied }: SignallingOptions) {
  const sockets = new Map<string, number>();
  return {
    maxPayload: MAX_MESSAGE_BYTES,
    verifyClient: ({ req }: { req: IncomingMessage }): boolean => {
      const { origin, host } = req.headers;
      if (!access.allowsHost(host) || !access.allowsOrigin(origin, host)) return false;
      const address = clientAddress(req, isProxied);
      const openCount = sockets.get(address) ?? 0;
      if (openCount >= MAX_SOCKETS_PER_ADDRESS) return false;
      sockets.set(address, openCount + 1);
      req.socket.once('close', () => {
        const remainingCount = sockets.get(address)! - 1;
        if (remainingCount > 0) sockets.set(address, remainingCount);
        else sockets.delete(address);
      });
      return true;
    },
  };
}

/** The client's address: the last one in the proxy's header. The client could have made up the others. */
function clientAddress({ headers, socket }: IncomingMessage, isProxied: boolean): string {
  const forwarded = isProxied ? headers['x-forwarded-for'] : undefined;
  return forwarded?.toString().split(',').at(-1)?.trim() ?? socket.remoteAddress ?? '';
}

/** Closes sockets that send too much. */
function withRateLimit(sockets: WebSocketServer): WebSocketServer {
  sockets.on('connection', (socket: WebSocket) => {
    const limit = new RateLimit(MESSAGES_PER_SECOND, MESSAGE_BURST);
    socket.on('message', () => {
      if (!limit.take(performance.now())) socket.terminate();
    });
    socket.on('error', () => {});
  });
  return sockets;
}
