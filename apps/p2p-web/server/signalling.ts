/** The PeerServer package, with limits: anybody on the network can send it anything. */
import type { IncomingMessage, Server } from 'node:http';
import type { Express } from 'express';
import { ExpressPeerServer } from 'peer';
import { type WebSocket, WebSocketServer } from 'ws';
import { RateLimit } from '../src/protocol/rate-limit.ts';

/** Session descriptions have a few kilobytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** A household behind one address: several tables, each with several peers and candidates. */
const MAX_SOCKETS_PER_ADDRESS = 64;
const MESSAGES_PER_SECOND = 20;
const MESSAGE_BURST = 100;

export function signallingOf(server: Server): Express {
  const peers = ExpressPeerServer(server, {
    path: '/',
    createWebSocketServer: (options) => limited(new WebSocketServer({ ...options, ...limits() })),
  });
  // A broken socket must not stop the server.
  peers.on('error', () => {});
  return peers;
}

function limits() {
  const sockets = new Map<string, number>();
  return {
    maxPayload: MAX_MESSAGE_BYTES,
    verifyClient: ({ req }: { req: IncomingMessage }): boolean => {
      const address = req.socket.remoteAddress ?? '';
      const open = sockets.get(address) ?? 0;
      if (open >= MAX_SOCKETS_PER_ADDRESS) return false;
      sockets.set(address, open + 1);
      req.socket.once('close', () => {
        const left = sockets.get(address)! - 1;
        if (left > 0) sockets.set(address, left);
        else sockets.delete(address);
      });
      return true;
    },
  };
}

/** Closes sockets that send too much. */
function limited(sockets: WebSocketServer): WebSocketServer {
  sockets.on('connection', (socket: WebSocket) => {
    const limit = new RateLimit(MESSAGES_PER_SECOND, MESSAGE_BURST);
    socket.on('message', () => {
      if (!limit.take(performance.now())) socket.terminate();
    });
    socket.on('error', () => {});
  });
  return sockets;
}
