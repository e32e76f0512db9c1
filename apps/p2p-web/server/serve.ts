/** Serves the site and its signalling server on one port. */
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Access } from './access.ts';
import { signallingOf } from './signalling.ts';
import { sendText, siteOf } from './site.ts';

export const signallingPath = '/peerjs';

/** The app's `config.json`. HOSTING.md explains each field. */
export interface Config {
  readonly brokers: readonly string[];
  readonly iceServers: readonly RTCIceServer[];
  readonly nostrRelays?: readonly string[];
  readonly site?: string;
}

/** The default config: signalling at the same address as the page. */
export const ownConfig: Config = { brokers: [`.${signallingPath}`], iceServers: [] };

export interface Site {
  /** The folder to serve. */
  readonly folder: string;
  /** The port to listen at; 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Other sites whose pages may use this server. The server also answers to their host names. */
  readonly origins?: readonly string[];
  /** Whether a proxy in front of the server reports clients and schemes in `X-Forwarded-For` and `-Proto`. */
  readonly isProxied?: boolean;
  /** Makes the `config.json` for each request, because credentials in it may expire. `port`: the port at which the server listens. */
  readonly config?: (port: number) => Config;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

export async function serve(site: Site): Promise<RunningServer> {
  const { folder, port, host, origins = [], isProxied = false, config = () => ownConfig } = site;
  const access = new Access(origins);
  const overrides: Record<string, () => string> = {};
  const app = express().disable('x-powered-by');
  if (isProxied) app.set('trust proxy', 1);
  const server = createServer(app);
  app.use((request, response, next) => {
    if (access.allowsHost(request.headers.host)) return next();
    sendText(
      response,
      403,
      'This server does not know that name. --origin and the address of the site would allow it.',
    );
  });
  app.use(signallingPath, ...signallingOf(server, { access, isProxied }));
  app.use(siteOf(folder, overrides));
  // Without this handler, Express would answer with a stack trace.
  app.use((_error: unknown, _request: Request, response: Response, _next: NextFunction) =>
    sendText(response, 400, 'That address cannot be read.'),
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const actualPort = await startListening(server, port, host);
  overrides['/config.json'] = () => `${JSON.stringify(config(actualPort), null, 2)}\n`;
  return { port: actualPort, close: () => closeServer(server, sockets) };
}

function startListening(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/** Closes the server and all its sockets, even those of signalling, which `closeAllConnections` would leave open. */
function closeServer(server: Server, sockets: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
