/** Tests of the server's command line, as npm start runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const cleanUps: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function makeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-main-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'index.html'), 'here');
  return folder;
}

function startServer(...args: string[]): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<unknown[]>;
} {
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    main,
    '--no-open',
    ...args,
  ]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  const ended = once(child, 'close');
  cleanUps.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output: () => text, ended };
}

const configAt = async (url: string) =>
  (await (await fetch(`${url}config.json`)).json()) as {
    brokers: string[];
    nostrRelays?: string[];
    iceServers: { urls: string }[];
  };

const addressPattern = /on this machine {3}(http:\/\/localhost:(\d+)\/)/;

test('prints its address, serves, and stops cleanly', async () => {
  const {
    child,
    output: printed,
    ended,
  } = startServer(
    ...['--folder', await makeSite(), '--port', '0', '--stun-port', '0'],
    ...['--broker', 'https://peers.example/', '--nostr-relay', 'wss://relay.example'],
  );
  await expect.poll(printed, { timeout: 20_000 }).toMatch(/Ctrl\+C/);
  const [, url] = addressPattern.exec(printed())!;
  expect(await (await fetch(url!)).text()).toBe('here');
  const config = await configAt(url!);
  expect(config.brokers).toEqual(['./peerjs', 'https://peers.example/']);
  expect(config.nostrRelays).toEqual(['wss://relay.example']);
  expect(config.iceServers).toEqual([{ urls: expect.stringMatching(/^stun:\{host\}:\d+$/) }]);
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(printed()).toContain('Bye.');
});

test('takes another port if its own is taken, and says so', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  cleanUps.push(() => other.close());
  const { port } = other.address() as AddressInfo;
  const { output: printed } = startServer('--folder', await makeSite(), '--port', String(port));
  await expect.poll(printed, { timeout: 20_000 }).toMatch(addressPattern);
  expect(printed()).toContain(`Port ${port} is taken`);
  expect(addressPattern.exec(printed())![2]).not.toBe(String(port));
});

test('goes on without STUN if its UDP port is taken, and says so', async () => {
  const other = createSocket('udp4').bind(0);
  await once(other, 'listening');
  cleanUps.push(() => other.close());
  const { port } = other.address();
  const { output: printed } = startServer(
    '--folder',
    await makeSite(),
    '--port',
    '0',
    '--stun-port',
    String(port),
  );
  await expect.poll(printed, { timeout: 20_000 }).toMatch(addressPattern);
  expect(printed()).toMatch(new RegExp(`UDP port ${port} is taken .* --stun-port chooses another port`));
  expect((await configAt(addressPattern.exec(printed())![1]!)).iceServers).toEqual([]);
});

test.each([
  [['--port', 'x'], 'x is not a port.'],
  [['--origin', 'games.example'], 'games.example is no web address.'],
  [['--broker', 'ftp://peers.example'], 'ftp://peers.example is no web address.'],
  [['--nostr-relay', 'https://relay.example'], 'https://relay.example is no Nostr relay'],
  [['--turn', 'https://turn.example'], 'https://turn.example is no TURN server'],
  [['--turn', 'turn:turn.example'], '--turn needs CHEESEBOARD_TURN_SECRET.'],
  [['--stun-port', '70000'], '70000 is not a port.'],
  [['--folder', join(tmpdir(), 'no such folder')], 'There is no built site in'],
  [['--nonsense'], '--nonsense'],
])('%j: one sentence, and no server', async (args, sentence) => {
  const { output: printed, ended } = startServer(...args);
  expect(await ended).toEqual([1, null]);
  expect(printed()).toContain(sentence);
});
