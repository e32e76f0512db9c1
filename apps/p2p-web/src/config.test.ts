import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { fetchConfig, loadConfig, readConfig } from './config.ts';

const page = new URL('https://games.example/cheese/');
const siteUrl = new URL('http://localhost:4242/');
const file = {
  brokers: ['./peerjs', 'https://peers.example:9000/own'],
  iceServers: [{ urls: 'stun:a.example' }],
};

test('brokers are relative to the page', () => {
  const { brokers, iceServers, site, problem } = readConfig(file, page);
  expect(brokers.map(String)).toEqual([
    'https://games.example/cheese/peerjs',
    'https://peers.example:9000/own',
  ]);
  expect(iceServers).toEqual([{ urls: ['stun:a.example'] }]);
  expect(String(site)).toBe('https://games.example/cheese/');
  expect(problem).toBeNull();
});

test('Nostr relays are used only if the file names them', () => {
  expect(readConfig(file, page).nostrRelays).toEqual([]);
  const { nostrRelays } = readConfig({ ...file, nostrRelays: ['wss://relay.example'] }, page);
  expect(nostrRelays.map(String)).toEqual(['wss://relay.example/']);
});

test('links made at localhost use the configured site address', () => {
  const nearbyConfig = { ...file, site: 'http://192.168.1.5:4242/' };
  expect(String(readConfig(nearbyConfig, siteUrl).site)).toBe('http://192.168.1.5:4242/');
  expect(String(readConfig(nearbyConfig, page).site)).toBe('https://games.example/cheese/');
});

test('{host} in a STUN server is the host name under which others reach the site', () => {
  const urlsAt = (address: string, site?: string) => {
    const config = { ...file, iceServers: [{ urls: 'stun:{host}:3478' }], ...(site ? { site } : {}) };
    return readConfig(config, new URL(address)).iceServers.flatMap(({ urls }) => urls);
  };
  expect(urlsAt('https://games.example/cheese/')).toEqual(['stun:games.example:3478']);
  expect(urlsAt('http://[fd00::5]:4242/')).toEqual(['stun:[fd00::5]:3478']);
  expect(urlsAt('http://localhost:4242/', 'http://192.168.1.5:4242/')).toEqual(['stun:192.168.1.5:3478']);
  expect(urlsAt('http://localhost:4242/')).toEqual(['stun:localhost:3478']);
});

test('the rulebook is beside the page unless configured', () => {
  expect(String(readConfig(file, page).docs)).toBe('https://games.example/cheese/docs/');
  expect(String(readConfig({ ...file, docs: '/rules' }, page).docs)).toBe('https://games.example/rules/');
});

test.each([
  [null, 'the file'],
  [{ ...file, brokers: 'x' }, 'brokers'],
  [{ ...file, brokers: ['javascript:alert(1)'] }, 'no web address'],
  [{ ...file, nostrRelays: ['https://relay.example'] }, 'nostrRelays'],
  [{ ...file, iceServers: [{ url: 'stun:a' }] }, 'iceServers.0.urls'],
])('%j is refused, and says where', (bad, expectedPath) => {
  expect(() => readConfig(bad, page)).toThrow(expectedPath);
});

test('without a file there are no brokers, but a reason', async () => {
  const missing = await fetchConfig(page, async () => new Response('', { status: 404 }));
  expect(missing.brokers).toEqual([]);
  expect(missing.problem).toContain('404');
  const offline = await fetchConfig(page, () => Promise.reject(new TypeError('offline')));
  expect(offline.problem).toBe('offline');
});

test('the shipped config.json is valid', async () => {
  const text = await readFile(new URL('../public/config.json', import.meta.url), 'utf8');
  const { brokers, nostrRelays } = readConfig(JSON.parse(text), page);
  expect(brokers.map(String)).toEqual(['https://0.peerjs.com/']);
  expect(nostrRelays).toEqual([]);
});

test('everybody who asks within a minute shares one request; a failed one is repeated', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: page.href });
  const fetchFile = vi.fn(async () => new Response('busy', { status: 503 }));
  vi.stubGlobal('fetch', fetchFile);
  expect((await loadConfig()).problem).toMatch('503');
  fetchFile.mockImplementation(async () => Response.json(file));
  const [first, second] = await Promise.all([loadConfig(), loadConfig()]);
  expect(first.problem).toBeNull();
  expect(second).toBe(first);
  expect(fetchFile).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  await loadConfig();
  expect(fetchFile).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
