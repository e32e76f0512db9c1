import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, textOf } from '../src/protocol/bytes.ts';
import { Frames, framesOf } from '../src/protocol/frames.ts';
import { hashOfKey } from '../src/protocol/keys.ts';
import { Limit } from '../src/protocol/limit.ts';
import { readFromGuest, readFromHost } from '../src/protocol/messages.ts';
import { apply, diff, type Json } from '../src/protocol/patch.ts';
import { addressOf, invitationText, newSecret, readInvitation } from '../src/protocol/room.ts';
import { cleanLine, cleanName } from '../src/protocol/text.ts';
import { seededBytes } from './kit/browsers.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

/** JSON as tables have it: no key that JSON.parse would make of __proto__. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__')) as fc.Arbitrary<Json>;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test('a patch leads from any value to any other, over the wire, and changes neither', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
      const patch = diff(plain(from), plain(to));
      const found = patch === undefined ? from : apply(from, plain(patch));
      expect(plain(found)).toEqual(plain(to));
      expect(JSON.stringify(from)).toBe(before);
      expect(JSON.stringify(to)).toBe(after);
    }),
    { numRuns: 2000 },
  );
});

test('a list that grew, slid or changed in one place is told in few letters', () => {
  const list = Array.from({ length: 100 }, (_, number) => ({ number, text: 'some words' }));
  const more = { number: 100, text: 'new' };
  const size = (patch: unknown) => JSON.stringify(patch).length;
  expect(size(diff(list, [...list, more]))).toBeLessThan(60);
  expect(size(diff(list, [...list.slice(1), more]))).toBeLessThan(60);
  expect(size(diff(list, list.with(50, more)))).toBeLessThan(80);
  expect(size(diff({ a: list, b: 1 }, { a: list, b: 2 }))).toBeLessThan(15);
  expect(diff(list, plain(list))).toBeUndefined();
});

test('any patch fits or is refused', () => {
  fc.assert(
    fc.property(json, fc.jsonValue() as fc.Arbitrary<Json>, (value, patch) => {
      try {
        expect(JSON.stringify(apply(value, patch))).toBeTypeOf('string');
      } catch (error) {
        expect((error as Error).message).toBe('the patch does not fit');
      }
    }),
    { numRuns: 2000 },
  );
  expect(() => apply({}, JSON.parse('{"__proto__":[0,{"evil":true}]}'))).toThrow('does not fit');
});

test('long messages come in short frames and are whole again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer({ min: 0, max: 2000 }),
      (text, times) => {
        const long = text.repeat(times);
        const frames = framesOf(long);
        // As UTF-8 and back, which is where half a pair of surrogates would be lost.
        const arrived = frames.map((frame) => new TextDecoder().decode(new TextEncoder().encode(frame)));
        const reader = new Frames();
        expect(arrived.map((frame) => reader.add(frame)).at(-1)).toBe(long);
        for (const frame of frames) expect(frame.length).toBeLessThanOrEqual(12_001);
      },
    ),
  );
  expect(() => new Frames().add('x')).toThrow();
  const endless = new Frames();
  expect(() => {
    for (let frame = 0; frame < 1000; frame++) endless.add(`+${'x'.repeat(12_000)}`);
  }).toThrow();
});

test('any text is read as a message or not, without an accident', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readFromGuest(text);
      expect(readFromHost(text)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('invitations can be written, read and mistyped', () => {
  const random = seededBytes('rooms');
  for (let count = 0; count < 200; count++) {
    const secret = newSecret(random);
    const invitation = invitationText({ secret, host: hashOfKey(textOf(random(32))) });
    const read = readInvitation(invitation)!;
    expect(read.secret).toBe(secret);
    expect(readInvitation(`https://example.org/cheese/${invitation}`)).toEqual(read);
    expect(readInvitation(invitation.slice(4))).toEqual(read);
    expect(secret).not.toMatch(/[01iloOuv]{3}|[01ilov]/);
    expect(addressOf(secret, 0)).toMatch(/^cb-[A-Za-z0-9]{24}$/);
    expect(addressOf(secret, 0)).not.toBe(addressOf(secret, 1));
  }
  for (const text of ['', '#/t/', '#/t/abc.def', 'x'.repeat(37), '#/t/23456789abcdefghjkmn.short']) {
    expect(readInvitation(text)).toBeNull();
  }
  // At least 64 bits: 30 letters, 20 places.
  expect(20 * Math.log2(30)).toBeGreaterThan(64);
});

test('bytes are texts in one way only', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = textOf(bytes);
      expect(bytesOf(text, bytes.length)).toEqual(bytes);
      expect(bytesOf(text, bytes.length + 1)).toBeNull();
      expect(bytesOf(`${text}A`, bytes.length)).toBeNull();
    }),
  );
  expect(bytesOf('AB', 1)).toBeNull();
});

const graphemes = new Intl.Segmenter();

test('names and lines are one line of text that cannot disturb what is around it', () => {
  expect(cleanName('  Ada\u202e\n\tLovelace\u0000 ')).toBe('Ada Lovelace');
  expect(cleanName('Zoë'.normalize('NFD'))).toBe('Zoë');
  expect(cleanName('\u200b\u2060')).toBe('');
  expect(cleanName('👩‍👩‍👧‍👦'.repeat(30))).toBe('👩‍👩‍👧‍👦'.repeat(24));
  expect(cleanLine('<b>bold</b>')).toBe('<b>bold</b>');
  expect(cleanLine(`a${'\u0301'.repeat(50)}`)).toHaveLength(4);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect([...graphemes.segment(name)].length).toBeLessThanOrEqual(24);
    }),
    { numRuns: 500 },
  );
});

test('a line may bring 40 messages at once and then 20 a second', () => {
  const limit = new Limit();
  const taken = (now: number) => Array.from({ length: 100 }, () => limit.take(now)).filter(Boolean).length;
  expect(taken(0)).toBe(40);
  expect(taken(1000)).toBe(20);
  expect(taken(1010)).toBe(0);
  expect(taken(60_000)).toBe(40);
});
