import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_MESSAGE_UTF16_UNITS } from '../transport.ts';
import { newSealedEnd } from './sealed-end.ts';
import { newKeyPair, Sealing } from './sealing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A carrier between two ends: returns the texts that arrive instead of the text that was sent. */
type Carry = (text: string, index: number) => readonly string[];

function connect({
  toCaller = (text) => [text],
  toAnswerer = (text) => [text],
}: Partial<Record<'toCaller' | 'toAnswerer', Carry>> = {}) {
  const [caller, answerer] = [newSealedEnd('caller'), newSealedEnd('answerer')];
  const carried: string[] = [];
  const log = { caller: [] as string[], answerer: [] as string[] };
  const channel = (carry: Carry, receive: (text: string) => void) => {
    let count = 0;
    return {
      send: (text: string) => {
        carried.push(text);
        for (const arriving of carry(text, count++)) receive(arriving);
      },
      close: () => {},
    };
  };
  const callerEnd = caller.open(
    answerer.publicKey,
    channel(toAnswerer, (text) => answererEnd.receive(text)),
  )!;
  const answererEnd = answerer.open(
    caller.publicKey,
    channel(toCaller, (text) => callerEnd.receive(text)),
  )!;
  for (const [name, end] of [
    ['caller', callerEnd],
    ['answerer', answererEnd],
  ] as const)
    end.connection.listen({
      text: (text) => log[name].push(text),
      closed: () => log[name].push('(closed)'),
    });
  return { caller: callerEnd.connection, answerer: answererEnd.connection, log, carried };
}

test('delivers texts in order both ways, and the carrier sees none of them', () => {
  const { caller, answerer, log, carried } = connect();
  const texts = ['my card is y3', 'ç – 🧀', ''];
  for (const text of texts) caller.send(text);
  answerer.send('your card is b7');
  expect(log).toEqual({ caller: ['your card is b7'], answerer: texts });
  const bytes = carried.map((text) => Buffer.from(base64urlnopad.decode(text)).toString('latin1'));
  expect(bytes.some((part) => part.includes('card'))).toBe(false);
});

test('has fingerprints that match at both ends', () => {
  const { caller, answerer } = connect();
  expect(caller.fingerprints).toEqual({
    own: answerer.fingerprints!.other,
    other: answerer.fingerprints!.own,
  });
});

test('a carrier that puts its own keys in between changes the fingerprints', () => {
  const [caller, answerer] = [newSealedEnd('caller'), newSealedEnd('answerer')];
  const [toCaller, toAnswerer] = [newSealedEnd('answerer'), newSealedEnd('caller')];
  const nowhere = { send: () => {}, close: () => {} };
  const callerSide = caller.open(toCaller.publicKey, nowhere)!.connection.fingerprints!;
  const answererSide = answerer.open(toAnswerer.publicKey, nowhere)!.connection.fingerprints!;
  expect(callerSide.other).not.toBe(answererSide.own);
  expect(callerSide.own).not.toBe(answererSide.other);
});

test('carries the longest message in parts that the protocol allows', () => {
  const { caller, log, carried } = connect();
  const text = '€'.repeat(MAX_MESSAGE_UTF16_UNITS);
  caller.send(text);
  expect(log.answerer).toEqual([text]);
  expect(Math.max(...carried.map(({ length }) => length))).toBeLessThanOrEqual(11_000);
});

test('takes no empty part of an unfinished frame, because there could be any number of them', () => {
  const [caller, answerer] = [newKeyPair(), newKeyPair()];
  const shared = x25519.getSharedSecret(caller.secretKey, answerer.publicKey);
  const salt = Uint8Array.of(...caller.publicKey, ...answerer.publicKey);
  const key = hkdf(sha256, shared, salt, utf8ToBytes('cheeseboard relay caller'), 32);
  const part = new Uint8Array(256);
  part.set([1, 0x80]);
  const text = base64urlnopad.encode(chacha20poly1305(key, new Uint8Array(12)).encrypt(part));
  expect(() => new Sealing('answerer', answerer, caller.publicKey).open(text)).toThrow(RangeError);
});

test('pads texts to a few lengths', () => {
  const { caller, carried } = connect();
  for (let length = 0; length < 3_000; length += 100) caller.send('x'.repeat(length));
  expect(new Set(carried.map(({ length }) => length)).size).toBe(5);
});

test.each<[string, Carry]>([
  ['changes a text', (text, index) => [index === 1 ? (text[0] === 'A' ? 'B' : 'A') + text.slice(1) : text]],
  ['shortens a text', (text, index) => [index === 1 ? text.slice(0, -4) : text]],
  ['repeats a text', (text, index) => (index === 1 ? [text, text] : [text])],
  ['leaves a text out', (text, index) => (index === 1 ? [] : [text])],
  ['sends something else', (text, index) => [index === 1 ? 'no base64!' : text]],
])('a carrier that %s ends the connection', (_, toAnswerer) => {
  const { caller, log } = connect({ toAnswerer });
  for (const text of ['a', 'b', 'c']) caller.send(text);
  expect(log.answerer.at(-1)).toBe('(closed)');
  expect(['a', 'b', 'c'].slice(0, log.answerer.length - 1)).toEqual(log.answerer.slice(0, -1));
});

test('a carrier that moves a text ends the connection', () => {
  let held: string | null = null;
  const toAnswerer: Carry = (text, index) => {
    if (index !== 1) return held === null ? [text] : [text, ...[held].splice(0)];
    held = text;
    return [];
  };
  const { caller, log } = connect({ toAnswerer });
  for (const text of ['a', 'b', 'c']) caller.send(text);
  expect(log.answerer).toEqual(['a', '(closed)']);
});

test('a carrier that returns a text to its sender ends the connection', () => {
  let latest = '';
  const toAnswerer: Carry = (text) => {
    latest = text;
    return [text];
  };
  const { caller, answerer, log } = connect({ toAnswerer, toCaller: () => [latest] });
  caller.send('a');
  answerer.send('b');
  expect(log).toEqual({ caller: ['(closed)'], answerer: ['a'] });
});

test('a carrier that swallows everything is noticed at both ends after eight seconds', () => {
  let isSwallowing = false;
  const carry: Carry = (text) => (isSwallowing ? [] : [text]);
  const { log } = connect({ toCaller: carry, toAnswerer: carry });
  vi.advanceTimersByTime(20_000);
  expect(log).toEqual({ caller: [], answerer: [] });
  isSwallowing = true;
  vi.advanceTimersByTime(9_000);
  expect(log).toEqual({ caller: ['(closed)'], answerer: ['(closed)'] });
});

test('says goodbye through the carrier', () => {
  const { caller, log } = connect();
  caller.close();
  expect(log).toEqual({ caller: [], answerer: ['(closed)'] });
});

test.each([
  ['of low order', base64urlnopad.encode(new Uint8Array(32))],
  ['of another length', base64urlnopad.encode(new Uint8Array(31).fill(9))],
  ['that is no base64', 'a key?'],
])('takes no key %s', (_, key) => {
  expect(newSealedEnd('caller').open(key, { send: () => {}, close: () => {} })).toBe(null);
});
