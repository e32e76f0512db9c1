/** Two versions of the app with the same protocol number must understand each other, so each number stands for one shape of messages. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PROTOCOL } from './handshake.ts';
import { FromGuest, FromHost, PeerMessage } from './messages.ts';

/** By protocol number, the hash of the shape of its messages. Hashes of released versions never change. */
const shapes: { readonly [protocol: number]: string } = {
  1: 'uLkO9_QP6QU8FLxU',
  2: 'ilzNbcRqGfz929dz',
  3: 'Pfk-YJwZENX-riwK',
};

/** The parts of a schema that decide what a message looks like. */
const schemaKeys = [
  'type',
  'entries',
  'options',
  'item',
  'items',
  'key',
  'value',
  'wrapped',
  'rest',
  'literal',
];
const checks = ['pipe', 'requirement'];

function shapeOf(schema: unknown): unknown {
  if (typeof schema === 'function') return 'function';
  if (schema instanceof RegExp) return String(schema);
  if (Array.isArray(schema)) return schema.map(shapeOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const allEntries = Object.entries(schema);
  const keptEntries =
    'kind' in schema && '~run' in schema
      ? allEntries.filter(([key]) => [...schemaKeys, ...checks].includes(key))
      : allEntries;
  return Object.fromEntries(
    keptEntries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, shapeOf(value)]),
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
  const original = v.variant('t', [v.strictObject({ t: v.literal('sit'), seat })]);
  const changedSchemas = [
    v.variant('t', [v.strictObject({ t: v.literal('sit'), seat, more: v.string() })]),
    v.variant('t', [v.strictObject({ t: v.literal('sit'), seat: v.pipe(v.number(), v.maxValue(8)) })]),
    v.variant('t', [v.strictObject({ t: v.picklist(['sit', 'stand']), seat })]),
    v.variant('t', [v.strictObject({ t: v.literal('sit'), seat: v.optional(seat) })]),
  ];
  expect(new Set([original, ...changedSchemas].map((schema) => hashOf(schema))).size).toBe(5);
  const numberWithMessages = v.pipe(v.number('a number, please'), v.maxValue(7, 'too far'));
  const sameShape = v.variant('t', [v.strictObject({ t: v.literal('sit'), seat: numberWithMessages })]);
  expect(hashOf(sameShape)).toBe(hashOf(original));
});
