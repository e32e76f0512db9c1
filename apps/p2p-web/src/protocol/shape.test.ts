/** Two versions of the app with the same protocol number must understand each other, so each number stands for one shape of messages. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PROTOCOL } from './handshake.ts';
import { FromGuest, FromHost, PeerMessage } from './messages.ts';

/** One line for each protocol number. Lines of released versions never change. */
const shapes: { readonly [protocol: number]: string } = {
  1: 'uLkO9_QP6QU8FLxU',
  2: 'ilzNbcRqGfz929dz',
  3: 'mO6Yd888LrW9ey3Z',
};

/** The parts of a schema that decide what a message looks like. */
const parts = ['type', 'entries', 'options', 'item', 'items', 'key', 'value', 'wrapped', 'rest', 'literal'];
const checks = ['pipe', 'requirement'];

function shapeOf(part: unknown): unknown {
  if (typeof part === 'function') return 'function';
  if (part instanceof RegExp) return String(part);
  if (Array.isArray(part)) return part.map(shapeOf);
  if (typeof part !== 'object' || part === null) return part;
  const all = Object.entries(part);
  const kept =
    'kind' in part && '~run' in part ? all.filter(([key]) => [...parts, ...checks].includes(key)) : all;
  return Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, shapeOf(value)]),
  );
}

const hashOf = (...schemas: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(schemas.map(shapeOf)))
    .digest('base64url')
    .slice(0, 16);

test('messages have the shape of their protocol number', () => {
  expect(
    hashOf(FromGuest, FromHost, PeerMessage),
    'Messages have changed. If this protocol number was released, raise PROTOCOL in handshake.ts. Then enter the new shape here.',
  ).toBe(shapes[PROTOCOL]);
});

test('another field, bound or word changes the shape; another error message does not', () => {
  const seat = v.pipe(v.number(), v.maxValue(7));
  const plain = v.variant('t', [v.strictObject({ t: v.literal('sit'), seat })]);
  const others = [
    v.variant('t', [v.strictObject({ t: v.literal('sit'), seat, more: v.string() })]),
    v.variant('t', [v.strictObject({ t: v.literal('sit'), seat: v.pipe(v.number(), v.maxValue(8)) })]),
    v.variant('t', [v.strictObject({ t: v.picklist(['sit', 'stand']), seat })]),
    v.variant('t', [v.strictObject({ t: v.literal('sit'), seat: v.optional(seat) })]),
  ];
  expect(new Set([plain, ...others].map((schema) => hashOf(schema))).size).toBe(5);
  const told = v.pipe(v.number('a number, please'), v.maxValue(7, 'too far'));
  const same = v.variant('t', [v.strictObject({ t: v.literal('sit'), seat: told })]);
  expect(hashOf(same)).toBe(hashOf(plain));
});
