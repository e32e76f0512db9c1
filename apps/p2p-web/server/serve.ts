/** Serves the site and its signalling server on one port. */
import { createServer, type Server } from 'node:http';
import express from 'express';
import { ExpressPeerServer } from 'peer';
import { answer } from './site.ts';

export const signallingPath = '/peerjs';

/** The app's `config.json`. HOSTING.md explains each field. */
export interface Config {
  readonly brokers: readonly string[];
  readonly iceServers: readonly RTCIceServer[];
  readonly site?: string;
}

/** Signalling at the same address as the page. No STUN: a home network needs none. */
export const ownConfig: Config = { brokers: [`.${signallingPath}`], iceServers: [] };

export interface Site {
  /** The folder to serve. */
  readonly folder: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Called with the actual port. */
  readonly config?: (port: number) => Config;
}

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

export async function serve({ folder, port, host, config = () => ownConfig }: Site): Promise<Serving> {
  const instead: Record<string, string> = {};
  const server = createServer((request, response) => {
    const path = request.url?.replace(/[?#].*$/s, '') ?? '/';
    if (path === signallingPath || path.startsWith(`${signallingPath}/`)) signalling(request, response);
    else answer(folder, instead, request, response).catch(() => response.destroy());
  });
  const signalling = signallingOn(server, signallingPath);
  const came = await listening(server, port, host);
  instead['/config.json'] = `${JSON.stringify(config(came), null, 2)}\n`;
  return { port: came, close: () => closed(server) };
}

/** The PeerServer package under `path`. */
function signallingOn(server: Server, path: string): express.Express {
  const app = express().disable('x-powered-by');
  const peers = ExpressPeerServer(server, { path: '/' });
  // A broken socket must not stop the server.
  peers.on('error', () => {});
  return app.use(path, peers);
}

function listening(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
