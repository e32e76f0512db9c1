/** Short-lived credentials of the server, with a real coturn, over UDP and over TLS. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, chromium as playwright } from '@playwright/test';
import { ownConfig, serve } from '../../server/serve.ts';
import { turnServer } from '../../server/turn.ts';
import { builtSite } from '../kit/build-site.ts';
import { chromium } from '../kit/chromium.ts';
import { expect, joinTable, openTable, Person, setReady } from '../kit/index.ts';

const secret = 'shared with coturn';

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Whether coturn is ready: it answers STUN requests then. */
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

interface Fixtures {
  /** Starts coturn at a port. */
  readonly startCoturn: (port: number, ...args: string[]) => Promise<void>;
  /** Starts a site whose config lists TURN servers, with credentials made from a secret. Returns its URL. */
  readonly siteWith: (urls: readonly string[], withSecret: string) => Promise<string>;
  /** The URL of a coturn without TLS. */
  readonly plainTurn: string;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  startCoturn: async ({}, use) => {
    const processes: ChildProcess[] = [];
    await use(async (port, ...args) => {
      const ownArgs = [
        ...['--log-file=stdout', '--simple-log', '--pidfile=/dev/null', '--no-cli'],
        ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', '--allow-loopback-peers'],
      ];
      processes.push(spawn('turnserver', [...ownArgs, ...args], { stdio: 'ignore' }));
      await expect.poll(() => answersStun(port)).toBe(true);
    });
    for (const coturn of processes) {
      const exited = once(coturn, 'exit');
      if (coturn.kill('SIGKILL')) await exited;
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  siteWith: async ({}, use) => {
    const servers: { close(): Promise<void> }[] = [];
    await use(async (urls, withSecret) => {
      const config = () => ({
        ...ownConfig,
        iceServers: [turnServer({ urls, secret: withSecret }, Date.now())],
      });
      const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
      servers.push(server);
      return `http://127.0.0.1:${server.port}/`;
    });
    for (const server of servers) await server.close();
  },
  plainTurn: async ({ startCoturn }, use) => {
    const port = await freeUdpPort();
    // `-n`: without a configuration file.
    await startCoturn(
      port,
      ...['-n', `--listening-port=${port}`, '--no-tls', '--no-dtls', '--fingerprint', '--realm=turn.example'],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`],
    );
    await use(`turn:{host}:${port}`);
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

/** Two people whom only a relay connects sit down at a table. */
async function expectToMeet(browser: Parameters<typeof Person.open>[0], site: string): Promise<void> {
  const anna = await openBehindFirewall(browser, 'Anna', site);
  const ben = await openBehindFirewall(browser, 'Ben', site);
  await joinTable(ben, await openTable(anna, { game: 'mens-erger-je-niet', seats: 2 }));
  await setReady(ben);
  expect([anna, ben].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([anna.close(), ben.close()]);
}

/** Whether a browser gets a relayed address from the TURN servers of a site. */
async function hasRelay(browser: Parameters<typeof Person.open>[0], site: string): Promise<boolean> {
  const anna = await openBehindFirewall(browser, 'Anna', site);
  await anna.goto();
  const isRelayed = await anna.page.evaluate(async () => {
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
  return isRelayed;
}

test('two people whom only a relay connects play with credentials of the server', async ({
  browser,
  siteWith,
  plainTurn,
}) => {
  await expectToMeet(browser, await siteWith([plainTurn], secret));
});

test('coturn refuses credentials of another secret', async ({ browser, siteWith, plainTurn }) => {
  expect(await hasRelay(browser, await siteWith([plainTurn], 'another secret'))).toBe(false);
  expect(await hasRelay(browser, await siteWith([plainTurn], secret))).toBe(true);
});

/** A certificate that no authority has signed, in a temporary folder. */
async function makeCertificate(folder: string): Promise<{ cert: string; pkey: string; keyHash: string }> {
  const [cert, pkey] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=turn.example'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', pkey, '-out', cert],
  ]);
  expect(status).toBe(0);
  const { publicKey } = new X509Certificate(await readFile(cert));
  const keyHash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return { cert, pkey, keyHash: keyHash.digest('base64') };
}

/** The example in HOSTING.md, with other values for these options. */
async function documentedConfig(values: Readonly<Record<string, string | number>>): Promise<string> {
  const hostingText = await readFile(new URL('../../HOSTING.md', import.meta.url), 'utf8');
  const [, example = ''] = /```\n(listening-port=[^`]+)```/.exec(hostingText) ?? [];
  let config = example;
  for (const [option, value] of Object.entries(values)) {
    const optionLine = new RegExp(`^${option}=.*$`, 'm');
    expect(example).toMatch(optionLine);
    config = config.replace(optionLine, `${option}=${value}`);
  }
  return config;
}

async function freeTcpPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('two people meet over TLS at a coturn that is set up as HOSTING.md says', { tag: '@long' }, async ({
  browser,
  startCoturn,
  siteWith,
}) => {
  test.skip(spawnSync('openssl', ['version']).error !== undefined, 'skipped: openssl is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-turns-'));
  const { cert, pkey, keyHash } = await makeCertificate(folder);
  const [port, tlsPort] = [await freeUdpPort(), await freeTcpPort()];
  const config = await documentedConfig({
    'listening-port': port,
    'tls-listening-port': tlsPort,
    cert,
    pkey,
    'static-auth-secret': secret,
    'external-ip': '127.0.0.1',
  });
  await writeFile(join(folder, 'turnserver.conf'), config);
  await startCoturn(port, '-c', join(folder, 'turnserver.conf'));
  const site = await siteWith([`turns:{host}:${tlsPort}?transport=tcp`], secret);
  // A browser refuses a relay whose certificate no authority has signed.
  expect(await hasRelay(browser, site)).toBe(false);
  const trustingBrowser = await playwright.launch({
    ...chromium,
    args: [...chromium.args, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
  expect(await hasRelay(trustingBrowser, site)).toBe(true);
  await expectToMeet(trustingBrowser, site);
  await trustingBrowser.close();
  await rm(folder, { recursive: true });
});
