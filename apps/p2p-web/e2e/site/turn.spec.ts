/** Short-lived credentials of the server, with a real coturn. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { test as base } from '@playwright/test';
import { ownConfig, serve } from '../../server/serve.ts';
import { turnServer } from '../../server/turn.ts';
import { builtSite } from '../kit/build-site.ts';
import { expect, joinTable, openTable, Person, setReady } from '../kit/index.ts';

const secret = 'shared with coturn';

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Whether coturn is ready: then it answers STUN requests too. */
async function answersStun(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.connect(port, '127.0.0.1', () => {
    socket.send(Buffer.from('000100002112a442b7e7a701bc34d686fa87dfae', 'hex'));
  });
  // `once` rejects if nobody listens at the port.
  const isAnswered = await once(socket, 'message').then(
    () => true,
    () => false,
  );
  socket.close();
  return isAnswered;
}

/**
 * Starts coturn. `siteWith(withSecret)` starts a site whose config lists that coturn with credentials made from `withSecret`, and returns
 * its URL.
 */
const test = base.extend<{ siteWith: (withSecret: string) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  siteWith: async ({}, use) => {
    const port = await freeUdpPort();
    const coturn: ChildProcess = spawn(
      'turnserver',
      [
        ['-n', '--log-file=stdout', '--simple-log', '--pidfile=/dev/null', '--no-cli'],
        ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`],
        ['--no-tls', '--no-dtls', '--allow-loopback-peers', '--fingerprint', '--realm=turn.example'],
        ['--use-auth-secret', `--static-auth-secret=${secret}`],
      ].flat(),
      { stdio: 'ignore' },
    );
    await expect.poll(() => answersStun(port)).toBe(true);
    const servers: { close(): Promise<void> }[] = [];
    await use(async (withSecret) => {
      const urls = [`turn:{host}:${port}`];
      const config = () => ({
        ...ownConfig,
        iceServers: [turnServer({ urls, secret: withSecret }, Date.now())],
      });
      const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
      servers.push(server);
      return `http://127.0.0.1:${server.port}/`;
    });
    for (const server of servers) await server.close();
    const ended = once(coturn, 'exit');
    coturn.kill('SIGKILL');
    await ended;
  },
});

test.skip(spawnSync('turnserver', ['--version']).error !== undefined, 'coturn is not installed');

/** Opens a browser in which only a relay connects, as between two strict networks. */
async function openBehindFirewall(browser: Parameters<typeof Person.open>[0], name: string, site: string) {
  const person = await Person.open(browser, name, site);
  await person.context.addInitScript(() => {
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(config?: RTCConfiguration) {
        super({ ...config, iceServers: config?.iceServers ?? [], iceTransportPolicy: 'relay' });
      }
    };
  });
  return person;
}

test('two people whom only a relay connects play with credentials of the server', async ({
  browser,
  siteWith,
}) => {
  const site = await siteWith(secret);
  const anna = await openBehindFirewall(browser, 'Anna', site);
  const ben = await openBehindFirewall(browser, 'Ben', site);
  await joinTable(ben, await openTable(anna, { game: 'mens-erger-je-niet', seats: 2 }));
  await setReady(ben);
  expect([anna, ben].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([anna.close(), ben.close()]);
});

test('coturn refuses credentials of another secret', async ({ browser, siteWith }) => {
  const relays = async (site: string): Promise<boolean> => {
    const anna = await openBehindFirewall(browser, 'Anna', site);
    await anna.goto();
    const hasRelay = await anna.page.evaluate(async () => {
      const { iceServers } = await (await fetch('config.json')).json();
      iceServers[0].urls = iceServers[0].urls.map((url: string) => url.replace('{host}', '127.0.0.1'));
      const connection = new RTCPeerConnection({ iceServers });
      return new Promise<boolean>((resolve) => {
        connection.onicecandidate = ({ candidate }) => resolve(candidate?.type === 'relay');
        connection.createDataChannel('');
        void connection.setLocalDescription();
      });
    });
    await anna.close();
    return hasRelay;
  };
  expect(await relays(await siteWith('another secret'))).toBe(false);
  expect(await relays(await siteWith(secret))).toBe(true);
});
