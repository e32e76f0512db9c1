/** A whole table, as a host hands it over: nobody has a will yet there, and nothing is asked. */
import * as v from 'valibot';
import { Releases, Successions } from '../heirs/will.ts';
import type { Saved as Table } from '../host/room.ts';
import { Picture } from './picture.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const link = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const known = v.strictObject({ count, last: link });
const pledger = v.strictObject({ id: v.string(), open: link, sealed: link });
const { phase, game, options, policy, chairs, turned, chat } = Picture.entries;

const answer = v.union([
  v.strictObject({ ok: v.literal(true), step: v.optional(count) }),
  v.looseObject({ ok: v.literal(false) }),
]);

const member = v.strictObject({
  id: v.string(),
  key,
  name: v.string(),
  colour: v.nullable(v.string()),
  ready: v.boolean(),
  done: count,
  answers: v.array(v.tuple([count, answer])),
});

const books = v.strictObject({
  table: v.string(),
  match: count,
  roster: v.array(pledger),
  known: v.array(v.strictObject({ open: known, sealed: known })),
  counts: v.strictObject({ open: count, sealed: count }),
  draw: count,
  without: v.array(v.tuple([count, v.array(count)])),
  excluded: v.array(count),
});

const room = v.strictObject({
  secret: v.string(),
  epoch: count,
  host: v.string(),
  shared: v.literal(false),
  phase,
  game,
  options,
  policy,
  chairs,
  turned,
  members: v.array(member),
  paused: v.nullable(v.string()),
  asks: v.pipe(v.array(v.never()), v.length(0)),
  chat,
  said: count,
  matches: count,
  barred: v.array(v.string()),
  first: key,
  chain: Successions,
  released: Releases,
  legacy: v.null(),
  fair: v.nullable(v.strictObject({ match: count, pledges: v.array(pledger), books: v.nullable(books) })),
});

export const Saved = v.strictObject({
  v: v.literal(1),
  room,
  record: v.nullable(v.string()),
  steps: count,
}) as v.GenericSchema<Table>;
