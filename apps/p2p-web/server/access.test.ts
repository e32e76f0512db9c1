import { expect, test } from 'vitest';
import { Access } from './access.ts';

const listed = new Access(['https://games.example/cheese/', 'https://peers.example:9000']);

test.each([
  'localhost:4242',
  '127.0.0.1:4242',
  '192.168.1.5',
  '[::1]:4242',
  '[fd00::5]',
  'kitchen:4242',
  'kitchen.local:4242',
  'KITCHEN.LAN',
  'laptop.fritz.box',
  'games.example',
  'peers.example:443',
])('may be called as %s', (host) => {
  expect(listed.allowsHost(host)).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example:4242',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'games.example.evil.example',
  'kitchen.',
  'a b',
])('may not be called as %s', (host) => {
  expect(listed.allowsHost(host)).toBe(false);
});

test.each([
  ['http://192.168.1.5:4242', '192.168.1.5:4242'],
  // The server is behind a proxy that adds TLS; the Host header comes with and without the default port.
  ['https://games.example', 'games.example'],
  ['https://kitchen.local', 'kitchen.local:443'],
  ['https://peers.example:9000', 'localhost:4242'],
  [undefined, 'localhost:4242'],
])('signalling is open to pages of %s at %s', (origin, host) => {
  expect(listed.allowsOrigin(origin, host)).toBe(true);
});

test.each([
  ['https://evil.example', 'localhost:4242'],
  ['http://localhost:8080', 'localhost:4242'],
  ['http://games.example', 'localhost:4242'],
  ['null', 'localhost:4242'],
  ['nonsense', 'nonsense'],
])('signalling is closed to pages of %s at %s', (origin, host) => {
  expect(listed.allowsOrigin(origin, host)).toBe(false);
});
