/**
 * All messages and their schemas. Every message is validated before anything else sees it. Guests send short messages; the host sends log
 * entries, snapshots (snapshot.ts) and patches; candidates and voters have messages of their own.
 */
import type { MoveBase } from '@cheeseboard/engine';
import type { Body, Entry } from '@cheeseboard/engine/fair';
import * as v from 'valibot';
import { HostProof } from '../election/host-proof.ts';
import type { HostSave } from '../host/room.ts';
import type { Answer } from '../tables/table.ts';
import { PROTOCOL } from './handshake.ts';
import { MAX_ENTRIES, pack, unpack } from './packed.ts';
import type { Json, Patch } from './patch.ts';
import {
  count,
  head,
  index,
  key,
  level,
  listOf,
  nonce,
  object,
  options,
  policy,
  reveal,
  seat,
  signature,
  signed,
  text,
  vote,
  word,
} from './schemas.ts';
import { Snapshot } from './snapshot.ts';

/** The longest message of a guest. Longer ones are dropped unread. */
export const MAX_GUEST_MESSAGE_CHARACTERS = 16 * 1024;
/** The longest text of a carried connection: a part of 8 KiB, sealed (transport/sealed). */
export const MAX_CARRIED_CHARACTERS = 11_000;
/** Deeper nesting is refused, so that recursive code cannot overflow the stack. */
const MAX_DEPTH = 32;

/** Acts that everybody at the table may do. */
const guestActs = {
  profile: { name: text(500), colour: v.nullable(word) },
  /** Takes a seat. Null: stands up and becomes a spectator. */
  sit: { seat: v.nullable(seat) },
  ready: { ready: v.boolean() },
  /** This browser is a big screen for everybody, without a seat. False: it is not, or no longer. */
  board: { board: v.boolean() },
  move: { version: count, move: object<MoveBase>() },
  /** The player has read the result of the round that ended before this version. */
  'next-round': { version: count },
  /** The player rolls the dice for which the match waits after this many steps. */
  roll: { version: count },
  say: { text: text(6000), reaction: v.boolean() },
  pause: { paused: v.boolean() },
  'ask-undo': {},
  'answer-undo': { yes: v.boolean() },
  /** Asks for a seat during a match. Null withdraws the request. */
  'ask-seat': { seat: v.nullable(seat) },
  /** Claims a seat for the person who had it before, under another key. `ask-seat` with null withdraws the claim. */
  'claim-seat': { seat },
} as const;
const hostActs = {
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
  /** Lets a bot play for somebody who is away, or waits for them again. */
  'stand-in': { seat, bot: v.boolean() },
  'send-away': { person: word },
  'hand-over': { person: word },
  /** Starts another match with the same people, everybody one chair further. */
  rematch: {},
  /** Returns to the lobby with everybody, after a match or to abandon one. */
  'to-lobby': {},
  close: {},
} as const;
const acts = { ...guestActs, ...hostActs };
type Acts = typeof acts;
type OutputOf<S> = S extends v.GenericSchema<unknown, infer Output> ? Output : never;
export type WireAct = {
  [K in keyof Acts]: { kind: K } & { [Field in keyof Acts[K]]: OutputOf<Acts[K][Field]> };
}[keyof Acts];

const act = v.variant(
  'kind',
  Object.entries(acts).map(([kind, entries]) => v.strictObject({ kind: v.literal(kind), ...entries })),
) as v.GenericSchema<WireAct>;

export const isGuestAct = (kind: WireAct['kind']): boolean => kind in guestActs;

const salt = v.optional(nonce);
const body = object<Body>();
const entry = v.strictObject({
  index: count,
  term: count,
  kind: word,
  digest: key,
  body: v.nullable(body),
  sealed: v.nullable(v.string()),
  signatures: listOf(signed, 32),
}) as unknown as v.GenericSchema<Entry>;
const entries = listOf(entry, MAX_ENTRIES);
/** Bodies of sealed entries, sent when the match is over. */
const opened = listOf(v.tuple([count, body]), MAX_ENTRIES);
/**
 * Entries after `previous`; without entries it is a heartbeat. `n`: the host's clock at sending. `committed`: the newest entry that the host
 * knows to be committed.
 */
const append = v.strictObject({
  match: count,
  term: count,
  n: v.number(),
  previous: head,
  entries,
  committed: index,
});
export type WireAppend = v.InferOutput<typeof append>;

/** A text of a sealed connection that a guest carries between the host and somebody else; null closes that connection. */
const carry = v.strictObject({
  t: v.literal('carry'),
  id: count,
  text: v.nullable(text(MAX_CARRIED_CHARACTERS)),
});

export const FromGuest = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), v: v.literal(PROTOCOL), key, nonce, linkProof: text(32) }),
  /** `have`: the newest entry that the guest has; the host sends later ones. `term`: the newest term that the guest knows. */
  v.strictObject({
    t: v.literal('proof'),
    signature,
    term: count,
    have: v.nullable(v.strictObject({ match: count, head })),
  }),
  /** `signed`: the player's signature of the move's entry, or of the undo that they ask for or agree to. */
  v.strictObject({
    t: v.literal('do'),
    n: count,
    act,
    signed: v.optional(v.strictObject({ salt, signature: signed })),
  }),
  v.strictObject({ t: v.literal('commitments'), match: count, open: reveal, sealed: reveal }),
  v.strictObject({ t: v.literal('sign'), match: count, digest: key, signature: signed }),
  v.strictObject({ t: v.literal('reveal'), match: count, draw: count, reveal: v.nullable(reveal) }),
  /**
   * The answer to `append`, with the append's `n`. Every entry up to `stored` is on the guest's disk. `lacks`: the guest does not have
   * `previous`, or the entry that makes the sender host.
   */
  v.strictObject({
    t: v.literal('ack'),
    match: count,
    term: count,
    n: v.number(),
    stored: head,
    lacks: v.boolean(),
  }),
  /** The guest closes the table's screen, but keeps the chair. */
  v.strictObject({ t: v.literal('leave') }),
  carry,
]);
export type FromGuest = v.InferOutput<typeof FromGuest>;

const answer = v.union([
  v.strictObject({ ok: v.literal(true) }),
  v.strictObject({ ok: v.literal(false), refusal: object() }),
  v.strictObject({ ok: v.literal(false), why: word }),
]) as v.GenericSchema<Answer>;

const byes = ['closed', 'sent-away', 'older', 'newer', 'full', 'elsewhere', 'refused', 'moved'] as const;
/** `refused`: the input was invalid; a new attempt may succeed. `moved`: somebody else is the host now. */
export type Bye = (typeof byes)[number];

const ages = v.strictObject({ clock: v.number(), breath: v.number() });

export const FromHost = v.variant('t', [
  v.strictObject({
    t: v.literal('challenge'),
    v: v.literal(PROTOCOL),
    key,
    nonce,
    term: count,
    /** Proves who is host, starting from the key in the link. A voter sends the proof of the host that it follows. */
    proof: HostProof,
    signature,
  }),
  /** `done`: the last executed command of this person. `ages`: how old the times in the snapshot are, in ms. */
  v.strictObject({
    t: v.literal('welcome'),
    done: count,
    snapshot: Snapshot,
    ages,
    append: v.nullable(append),
    opened,
  }),
  v.strictObject({
    t: v.literal('update'),
    append: v.optional(append),
    opened: v.optional(opened),
    patch: v.optional(v.custom<Patch>(() => true)),
  }),
  v.strictObject({ t: v.literal('did'), n: count, answer }),
  /** Leadership transfer: the whole table, and the host's signature for the next term. */
  v.strictObject({
    t: v.literal('hand-over'),
    append,
    handover: signed,
    saved: object<HostSave>(),
  }),
  v.strictObject({ t: v.literal('bye'), v: v.number(), why: v.picklist(byes) }),
  carry,
]);
export type FromHost = v.InferOutput<typeof FromHost>;

const lastEntry = v.strictObject({ ...head.entries, term: index });
const share = v.strictObject({ from: count, share: text(200) });

/** Messages between candidates and voters while the host is gone. `head`: the newest entry of the sender's log. */
export const PeerMessage = v.variant('t', [
  /**
   * A candidate asks for a vote. `term`: the term in which it wants to be host. `pre`: not binding (Raft thesis 9.6). `n`: the candidate's
   * clock.
   */
  v.strictObject({
    t: v.literal('request-vote'),
    match: count,
    term: count,
    pre: v.boolean(),
    n: v.number(),
    head: lastEntry,
  }),
  /**
   * `term`: the requested one; if refused, the voter's own. `entries`: what the candidate lacks after `previous`, if the voter's log is
   * ahead. `committed`: the newest entry that the voter knows to be committed.
   */
  v.strictObject({
    t: v.literal('vote'),
    match: count,
    term: count,
    pre: v.boolean(),
    n: v.number(),
    granted: v.boolean(),
    head: lastEntry,
    previous: head,
    entries,
    committed: head,
    /** The signed vote, and the voter's shares of the sealing keys; only if granted. */
    vote: v.nullable(vote),
    shares: listOf(share, 4),
  }),
  /** Announces a new host, and proves that it is the host. */
  v.strictObject({ t: v.literal('host'), proof: HostProof }),
]);
export type PeerMessage = v.InferOutput<typeof PeerMessage>;

export const write = (message: FromGuest | FromHost | PeerMessage): string => JSON.stringify(pack(message));

/** Reads a message; null for anything else. A hello of another version is recognized, so that the host can answer it. */
export function readFromGuest(
  text: string,
): FromGuest | { readonly t: 'other-version'; readonly v: number } | null {
  if (text.length > MAX_GUEST_MESSAGE_CHARACTERS) return null;
  const value = parse(text);
  const result = v.safeParse(FromGuest, value);
  if (result.success) return result.output;
  const { t, v: version } = (value ?? {}) as { t?: unknown; v?: unknown };
  if (t === 'hello' && typeof version === 'number' && version !== PROTOCOL)
    return { t: 'other-version', v: version };
  return null;
}

export function readPeerMessage(text: string): PeerMessage | null {
  const result = v.safeParse(PeerMessage, parse(text));
  return result.success ? result.output : null;
}

export function readFromHost(text: string): FromHost | null {
  const result = v.safeParse(FromHost, unpack(parse(text)));
  return result.success ? result.output : null;
}

function parse(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isWithinDepth(value, MAX_DEPTH) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isWithinDepth = (value: Json, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((child) => isWithinDepth(child, depth - 1)));
