import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, serve } from './serve.ts';

const largeScript = `run("${'cheese '.repeat(3_000_000)}")`;
let parentFolder: string;
let server: RunningServer;

beforeAll(async () => {
  parentFolder = await mkdtemp(join(tmpdir(), 'cheeseboard-serve-'));
  const files = {
    'secret.txt': 'outside',
    'site-secret.txt': 'beside',
    'site/index.html': '<!doctype html>',
    'site/config.json': '{}',
    'site/.hidden': 'hidden',
    'site/assets/app-BwyaqhkA.js': 'run()',
    'site/docs/index.html': 'docs',
    'site/404.html': 'lost?',
    'site/a b/ü.svg': '<svg/>',
    'site/assets/large-BwyaqhkA.js': largeScript,
    'site/assets/large-BwyaqhkA.js.br': brotliCompressSync(largeScript, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    }),
    'site/assets/large-BwyaqhkA.js.gz': gzipSync(largeScript),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(parentFolder, path, '..'), { recursive: true });
    await writeFile(join(parentFolder, path), text);
  }
  server = await serve({ folder: join(parentFolder, 'site'), port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await rm(parentFolder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | undefined;
}

/** Requests the path exactly as written; `fetch` would normalize it first. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        const header = (name: string) => response.headers[name]?.toString();
        resolve({ status: response.statusCode ?? 0, text, header });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The status with which the server answers a request for a signalling socket. */
function upgradeStatus(headers: Record<string, string>, port = server.port): Promise<number> {
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port,
      path: `/peerjs/peerjs?key=peerjs&id=${id}&token=${id}`,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        ...headers,
      },
    })
      .on('response', ({ statusCode }) => resolve(statusCode ?? 0))
      .on('upgrade', () => resolve(101))
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', '<!doctype html>', 'text/html; charset=utf-8'],
  ['/?from=icon', '<!doctype html>', 'text/html; charset=utf-8'],
  ['/assets/app-BwyaqhkA.js', 'run()', 'text/javascript; charset=utf-8'],
  ['/docs/', 'docs', 'text/html; charset=utf-8'],
  ['/a%20b/%C3%BC.svg', '<svg/>', 'image/svg+xml'],
])('%s', async (path, text, type) => {
  const answer = await ask(path);
  expect([answer.status, answer.text, answer.header('content-type')]).toEqual([200, text, type]);
  expect(answer.header('x-content-type-options')).toBe('nosniff');
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/../site-secret.txt',
  '/.hidden',
  '/assets/',
  '/nothing',
  '/index.html/',
  '//secret.txt',
])('%s is not there', async (path) => {
  const { status, text } = await ask(path);
  expect([status, text]).toEqual([404, 'There is nothing here.\n']);
});

test('answers an unknown path with the site’s 404 page', async () => {
  const { status, text, header } = await ask('/docs/nothing/', { headers: { accept: 'text/html,*/*' } });
  expect([status, text, header('content-type')]).toEqual([404, 'lost?', 'text/html; charset=utf-8']);
});

test.each(['/%00', '/%zz', '/%c0%ae%c0%ae/secret.txt'])('%s cannot be read', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test('redirects a folder without its slash, never to another host', async () => {
  const docs = await ask('/docs?x=1');
  expect([docs.status, docs.header('location')]).toEqual([301, '/docs/?x=1']);
  const doubleSlash = await ask('//docs');
  expect(doubleSlash.header('location')).toBe('/docs/');
});

test('caches hashed files for ever and revalidates the others', async () => {
  expect((await ask('/assets/app-BwyaqhkA.js')).header('cache-control')).toContain('immutable');
  const page = await ask('/');
  expect(page.header('cache-control')).toBe('no-cache');
  const secondAnswer = await ask('/', { headers: { 'if-none-match': page.header('etag')! } });
  expect([secondAnswer.status, secondAnswer.text]).toEqual([304, '']);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('for %s sends the precompressed file', async (accepted, encoding) => {
  const path = '/assets/large-BwyaqhkA.js';
  const answer = await ask(path, { method: 'HEAD', headers: { 'accept-encoding': accepted } });
  expect([answer.status, answer.header('content-encoding')]).toEqual([200, encoding]);
  expect(answer.header('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect(answer.header('cache-control')).toContain('immutable');
  expect(answer.header('vary')).toContain('Accept-Encoding');
  expect(Number(answer.header('content-length')) < largeScript.length / 2).toBe(encoding !== undefined);
});

test('sends ranges', async () => {
  const { status, text } = await ask('/assets/large-BwyaqhkA.js', { headers: { range: 'bytes=5-10' } });
  expect([status, text]).toEqual([206, 'cheese']);
});

test.runIf(existsSync('/proc/self/fd'))('closes the files of aborted downloads', async () => {
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes('large-BwyaqhkA');
      } catch {
        return false;
      }
    }).length;
  const abort = () =>
    new Promise<void>((resolve) => {
      const options = { host: '127.0.0.1', port: server.port, path: '/assets/large-BwyaqhkA.js' };
      request(options, (response: IncomingMessage) => {
        response.once('data', () => response.destroy()).once('close', () => resolve());
      }).end();
    });
  await Promise.all(Array.from({ length: 20 }, abort));
  await expect.poll(openFiles).toBe(0);
});

test('answers an unreadable signalling address without a stack trace', async () => {
  const { status, text } = await ask('/peerjs/%E0%A4%A');
  expect([status, text]).toEqual([400, 'That address cannot be read.\n']);
});

test('closes a signalling socket that sends too much', async () => {
  const closeCodeAfter = (send: (socket: WebSocket) => void) =>
    new Promise<number>((resolve) => {
      const id = Math.random().toString(36).slice(2);
      const socket = new WebSocket(
        `ws://127.0.0.1:${server.port}/peerjs/peerjs?key=peerjs&id=${id}&token=${id}`,
      );
      socket.addEventListener('open', () => send(socket));
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
  const message = (payload: string) => JSON.stringify({ type: 'OFFER', dst: 'nobody', payload });
  expect(await closeCodeAfter((socket) => socket.send(message('x'.repeat(70_000))))).toBe(1009);
  expect(
    await closeCodeAfter((socket) => {
      for (let count = 0; count < 200; count++) socket.send(message('x'));
    }),
  ).toBe(1006);
});

test('refuses names that are not its own', async () => {
  const headers = { host: 'evil.example' };
  for (const path of ['/', '/config.json', '/peerjs/peerjs/id']) {
    const { status, text } = await ask(path, { headers });
    expect([status, text]).toEqual([403, expect.stringContaining('does not know that name')]);
  }
  expect(await upgradeStatus(headers)).toBe(401);
});

test('refuses signalling to pages of other sites', async () => {
  const ownOrigin = { origin: `http://127.0.0.1:${server.port}` };
  expect((await ask('/peerjs/peerjs/id', { headers: ownOrigin })).status).toBe(200);
  const otherOrigin = { origin: 'https://evil.example' };
  const { status, text, header } = await ask('/peerjs/peerjs/id', { headers: otherOrigin });
  expect([status, text]).toEqual([403, expect.stringContaining('may not use this server')]);
  expect(header('access-control-allow-origin')).toBeUndefined();
  expect(await upgradeStatus(otherOrigin)).toBe(401);
  // Pages of any origin may read files, as on any web server.
  expect((await ask('/', { headers: otherOrigin })).status).toBe(200);
});

test('counts the sockets of each address that a proxy reports', async () => {
  const origins = ['https://games.example'];
  const folder = join(parentFolder, 'site');
  const proxied = await serve({ folder, port: 0, host: '127.0.0.1', origins, isProxied: true });
  const statusFrom = (address: string) =>
    upgradeStatus({ 'x-forwarded-for': address, host: 'games.example', origin: origins[0]! }, proxied.port);
  const first = await Promise.all(Array.from({ length: 64 }, () => statusFrom('192.0.2.9, 192.0.2.1')));
  expect(new Set(first)).toEqual(new Set([101]));
  // A client can make up every address in the header except the last, which the proxy adds.
  expect(await statusFrom('192.0.2.8, 192.0.2.1')).toBe(401);
  expect(await statusFrom('192.0.2.1, 192.0.2.2')).toBe(101);
  const page = await fetch(`http://127.0.0.1:${proxied.port}/`, {
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  await proxied.close();
});

test('limits the signalling sockets of one address', async () => {
  const sockets = Array.from({ length: 70 }, (_, id) => {
    return new WebSocket(`ws://127.0.0.1:${server.port}/peerjs/peerjs?key=peerjs&id=s${id}&token=s${id}`);
  });
  const isOpen = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.addEventListener('open', () => resolve(true));
          socket.addEventListener('error', () => resolve(false));
        }),
    ),
  );
  expect(isOpen.filter(Boolean)).toHaveLength(64);
  for (const socket of sockets) socket.close();
});

test('accepts only GET and HEAD', async () => {
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, head.text, head.header('content-length')]).toEqual([200, '', '15']);
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});

test('config.json names this server even if the folder has another', async () => {
  expect(JSON.parse((await ask('/config.json')).text)).toEqual({ brokers: ['./peerjs'], iceServers: [] });
});

test('two peers reach each other through its signalling', async () => {
  const hear = (socket: WebSocket, type: string) =>
    new Promise<{ src?: string; payload?: unknown }>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('no signalling')));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type === type) resolve(message);
      });
    });
  const join = (id: string) =>
    new WebSocket(`ws://127.0.0.1:${server.port}/peerjs/peerjs?key=peerjs&id=${id}&token=${id}`);
  const [anna, ben] = [join('anna'), join('ben')];
  await Promise.all([hear(anna, 'OPEN'), hear(ben, 'OPEN')]);
  const received = hear(ben, 'OFFER');
  anna.send(JSON.stringify({ type: 'OFFER', dst: 'ben', payload: 'hello' }));
  expect(await received).toMatchObject({ src: 'anna', payload: 'hello' });
  anna.close();
  ben.close();
});

test('stops although signalling sockets are open', async () => {
  const other = await serve({ folder: parentFolder, port: 0, host: '127.0.0.1' });
  const socket = new WebSocket(`ws://127.0.0.1:${other.port}/peerjs/peerjs?key=peerjs&id=last&token=last`);
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  await other.close();
  await closed;
});

test('rejects with a clear error if the port is taken', async () => {
  const secondServer = serve({ folder: parentFolder, port: server.port, host: '127.0.0.1' });
  await expect(secondServer).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
