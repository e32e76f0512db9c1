/**
 * Old and new apps meet: two that call their protocol by the same number must understand each other. So what goes over a line has one shape for
 * each number.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PROTOCOL } from './handshake.ts';
import { FromGuest, FromHost } from './messages.ts';

/** One line for each protocol that there ever was. Those of old apps are never changed. */
const shapes: { readonly [protocol: number]: string } = {
  1: 'uLkO9_QP6QU8FLxU',
  2: 'ilzNbcRqGfz929dz',
};

/** What a schema says about a message, and nothing of how valibot says it. */
const telling = ['type', 'entries', 'options', 'item', 'items', 'key', 'value', 'wrapped', 'rest', 'literal'];
const checks = ['pipe', 'requirement'];

function shapeOf(part: unknown): unknown {
  if (typeof part === 'function') return 'by hand';
  if (part instanceof RegExp) return String(part);
  if (Array.isArray(part)) return part.map(shapeOf);
  if (typeof part !== 'object' || part === null) return part;
  const all = Object.entries(part);
  const said =
    'kind' in part && '~run' in part ? all.filter(([key]) => [...telling, ...checks].includes(key)) : all;
  return Object.fromEntries(
    said.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, shapeOf(value)]),
  );
}

const hashOf = (...schemas: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(schemas.map(shapeOf)))
    .digest('base64url')
    .slice(0, 16);

test('messages and pictures are what this number of the protocol stands for', () => {
  expect(
    hashOf(FromGuest, FromHost),
    'What goes over a line has changed. Raise PROTOCOL in handshake.ts, so that old and new apps tell each other, and put down its shape here.',
  ).toBe(shapes[PROTOCOL]);
});

test('a field, a bound and a word more are another shape; a sentence about what is wrong is not', () => {
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
