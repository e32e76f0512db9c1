/**
 * What goes over a line, checked before anything else sees it. Guests send short messages; the host sends pictures of the
 * table (see picture.ts) and what changed in them.
 */
import { levels } from '@cheeseboard/engine/bots';
import * as v from 'valibot';
import { Wait } from '../heirs/wait.ts';
import { Release, Releases, Successions, Vote, Will } from '../heirs/will.ts';
import type { Act, Answer } from '../tables/table.ts';
import { PROTOCOL } from './handshake.ts';
import type { Json, Patch } from './patch.ts';
import { Picture } from './picture.ts';
import { Saved } from './saved.ts';

/** Longer messages of a guest are not read at all. */
export const MOST_IN = 16 * 1024;
/** No message is nested deeper; whoever walks through one must not run out of stack. */
const DEEPEST = 32;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
const plainObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const options = v.record(word, v.union([word, v.pipe(v.number(), v.finite())]));
const level = v.picklist(levels);
const policy = v.strictObject({
  away: v.picklist(['wait', 'bot']),
  undo: v.picklist(['ask', 'never']),
  takeover: v.boolean(),
  clock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600))),
  breath: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  patience: v.optional(v.pipe(v.number(), v.minValue(15), v.maxValue(600))),
});

const acts = {
  profile: { name: text(500), colour: v.nullable(word) },
  sit: { seat: v.nullable(seat) },
  ready: { ready: v.boolean() },
  move: { version: count, move: plainObject },
  say: { text: text(6000), reaction: v.boolean() },
  pause: { paused: v.boolean() },
  'ask-undo': {},
  'answer-undo': { yes: v.boolean() },
  'ask-seat': { seat: v.nullable(seat) },
  'answer-seat': { person: word, yes: v.boolean() },
  'set-game': { game: word, options, seats: seat },
  'set-chair': {
    seat,
    chair: v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), level }),
    ]),
  },
  'set-policy': { policy },
  start: {},
  'stand-in': { seat, bot: v.boolean() },
  'send-away': { person: word },
  'hand-over': { person: word },
  rematch: {},
  'to-lobby': {},
  close: {},
} as const satisfies { readonly [K in Act['kind']]: v.ObjectEntries };

const act = v.variant(
  'kind',
  Object.entries(acts).map(([kind, entries]) => v.strictObject({ kind: v.literal(kind), ...entries })),
) as v.GenericSchema<Act>;

const key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const signature = v.pipe(v.string(), v.regex(/^[\w-]{86}$/));
const link = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const FromGuest = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), v: v.literal(PROTOCOL), key, nonce, knock: text(32) }),
  v.strictObject({ t: v.literal('proof'), signature }),
  v.strictObject({ t: v.literal('do'), n: count, act }),
  /** My chains for this match, and my link to a draw: see host/joint-chance.ts. */
  v.strictObject({ t: v.literal('pledge'), match: count, open: link, sealed: link }),
  v.strictObject({ t: v.literal('link'), match: count, draw: count, link: v.nullable(link) }),
  /** Still there: what an heir says every few seconds, so that the host knows that it elects nobody; and by which will
   * it goes. */
  v.strictObject({ t: v.literal('here'), will: v.nullable(signature) }),
  /** To a candidate: a vote, the share of the key, and what it does not have of the journal. */
  v.strictObject({
    t: v.literal('vote'),
    vote: Vote,
    share: v.nullable(text(200)),
    more: v.array(v.string()),
  }),
  /** To a candidate, in place of a vote: wait longer for the host. */
  v.strictObject({ t: v.literal('wait'), wait: Wait }),
  /** Stood for host, and follows another again: nobody is bound by a vote for it. */
  v.strictObject({ t: v.literal('release'), release: Release }),
  /** Leaves the screen; the chair is kept. An heir promises to elect nobody until it is back. */
  v.strictObject({ t: v.literal('leave') }),
]);
export type FromGuest = v.InferOutput<typeof FromGuest>;

const answer = v.union([
  v.strictObject({ ok: v.literal(true), step: v.optional(count) }),
  v.strictObject({ ok: v.literal(false), refusal: plainObject }),
  v.strictObject({ ok: v.literal(false), why: word }),
]) as v.GenericSchema<Answer>;

const byes = ['closed', 'sent-away', 'older', 'newer', 'full', 'elsewhere', 'refused', 'moved'] as const;
/** `refused`: what was sent was not acceptable; another try may be. `moved`: somebody else is host from now on. */
export type Bye = (typeof byes)[number];

export const FromHost = v.variant('t', [
  v.strictObject({
    t: v.literal('challenge'),
    v: v.literal(PROTOCOL),
    key,
    nonce,
    epoch: count,
    /** The key of the first host, and how it came to this one. */
    first: key,
    chain: Successions,
    /** Of candidates that gave up. */
    released: Releases,
    signature,
  }),
  /** In place of a challenge, from an heir that wants to be host of this epoch. */
  v.strictObject({
    t: v.literal('candidate'),
    v: v.literal(PROTOCOL),
    key,
    nonce,
    epoch: count,
    will: Will,
    /** How much of the journal it has. */
    entries: count,
    signature,
  }),
  /** A candidate gives up: its votes are void. `wait`: because somebody wants to wait longer. */
  v.strictObject({ t: v.literal('released'), epoch: count, wait: v.nullable(Wait) }),
  /** The host hands its table over: all that it knows. */
  v.strictObject({ t: v.literal('inherit'), saved: Saved }),
  /** `done`: the last command of this person that was carried out. `ages`: since when the times in the picture count, in ms. */
  v.strictObject({
    t: v.literal('welcome'),
    done: count,
    picture: Picture,
    ages: v.strictObject({ clock: v.number(), breath: v.number() }),
  }),
  v.strictObject({ t: v.literal('patch'), patch: v.custom<Patch>(() => true) }),
  v.strictObject({ t: v.literal('did'), n: count, answer }),
  v.strictObject({ t: v.literal('bye'), v: v.number(), why: v.picklist(byes) }),
]);
export type FromHost = v.InferOutput<typeof FromHost>;

export const write = (message: FromGuest | FromHost): string => JSON.stringify(message);

/** Null for anything that is not a message. A hello of another version is told apart, for it deserves an answer. */
export function readFromGuest(
  text: string,
): FromGuest | { readonly t: 'other-version'; readonly v: number } | null {
  if (text.length > MOST_IN) return null;
  const value = parse(text);
  const read = v.safeParse(FromGuest, value);
  if (read.success) return read.output;
  const { t, v: version } = (value ?? {}) as { t?: unknown; v?: unknown };
  if (t === 'hello' && typeof version === 'number' && version !== PROTOCOL)
    return { t: 'other-version', v: version };
  return null;
}

export function readFromHost(text: string): FromHost | null {
  const read = v.safeParse(FromHost, parse(text));
  return read.success ? read.output : null;
}

function parse(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isWithin(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isWithin = (value: Json, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1)));
