/**
 * One entry of a match's log. A hash covers the entry and, through `previous`, everything before it, so that nobody can
 * change, insert or remove an entry without changing every later hash.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import type { OptionValue, Seat } from '../game.ts';
import { plainCopy } from '../plain.ts';
import { isReveal, type Reveal } from './chain.ts';

/** A SHA-256 hash in base64url without padding: 43 characters. */
export type Hash = string;
/** An Ed25519 public key in base64url without padding: 43 characters. */
export type Key = string;

/** The newest entry that a person has seen. */
export interface Head {
  readonly index: number;
  readonly hash: Hash;
}

/** The head of a log that has no entry yet. */
export const EMPTY_HEAD: Head = { index: -1, hash: '' };

/** One signature of an entry. */
export interface Signature {
  readonly key: Key;
  /** The newest entry that the signer had seen. If the host shows people different logs, their next
   * signatures expose that. */
  readonly seen: Head;
  /** Grows with each signature of this key in this match, which prevents replay. */
  readonly n: number;
  /** The Ed25519 signature in base64url without padding: 86 characters. */
  readonly signature: string;
}

/** A vote for a candidate (Raft, 3.4), with the head of the voter's own log. */
export interface Vote {
  readonly key: Key;
  readonly lastTerm: number;
  readonly index: number;
  readonly hash: Hash;
  readonly signature: string;
}

/** How many of the voters must agree on a new host: see `quorumOf`. */
export type QuorumRule = 'majority' | 'everybody' | 'nobody';

/** The table's settings. The log uses only `quorum`; the app uses the others. */
export interface Policy {
  readonly quorum: QuorumRule;
  readonly [setting: string]: unknown;
}

/** First links of a player's two hash chains: see `Chain`. */
export interface Commitments {
  readonly open: Reveal;
  readonly sealed: Reveal;
}

/** The holder of a seat when a match begins. `absent`: a person who did not sign in time; a bot plays until they join. */
export type SeatHolder =
  | ({ readonly kind: 'person'; readonly key: Key; readonly name: string } & Commitments)
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }
  | { readonly kind: 'absent'; readonly key: Key; readonly name: string };

/** The first entry of every log: the game, its options and the people. */
export interface StartBody {
  readonly kind: 'start';
  readonly room: string;
  /** The first match of a room is 1. */
  readonly match: number;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly policy: Policy;
  readonly seats: readonly SeatHolder[];
  readonly host: Key;
  readonly term: number;
  /** Makes the log unique, even in a game without draws. */
  readonly salt?: string;
  /** The match continues from this record. Only allowed if one person plays, because nobody signed the earlier moves. */
  readonly record?: string;
}

/** A move. `salt` prevents guessing a secret move from its digest. */
export interface MoveBody {
  readonly kind: 'move' | 'bot-move';
  readonly seat: Seat;
  readonly move: unknown;
  readonly salt?: string;
}

/** A draw: the reveals by player number, null for a player who is left out. The reveals determine the outcome. */
export interface DrawBody {
  readonly kind: 'draw';
  readonly reveals: readonly (Reveal | null)[];
  readonly salt?: string;
}

/** A bot or a person takes over a seat, or the person who holds the seat leaves. `replaced`: the host gives the seat of somebody who is away
 * to another key, perhaps the same person's on another device. */
export type SeatBody = { readonly kind: 'seat'; readonly seat: Seat } & (
  | { readonly change: 'stand-in'; readonly why: 'away' | 'clock' | 'asked' }
  | { readonly change: 'back' }
  | ({ readonly change: 'join'; readonly key: Key; readonly name: string } & Commitments)
  | { readonly change: 'leave'; readonly why: 'left' | 'sent-away' | 'replaced' }
);

/** Takes back the moves of `seat` after entry `to`. */
export interface UndoBody {
  readonly kind: 'undo';
  readonly to: number;
  readonly seat: Seat;
}

/** The host changed the table's settings. */
export interface PolicyBody {
  readonly kind: 'policy';
  readonly policy: Policy;
}

/** A new term begins, after a quorum of votes or with `handover`: the old host's signature of the rest of this body. */
export type HostBody = { readonly kind: 'host'; readonly key: Key; readonly term: number } & (
  | { readonly votes: readonly Vote[] }
  | { readonly handover: Signature }
);

/** From this entry on, secret bodies are sealed with a new key, of which the voters have shares. */
export interface KeyBody {
  readonly kind: 'key';
}

/** The content of an entry. */
export type Body = KeyBody | StartBody | MoveBody | DrawBody | SeatBody | UndoBody | PolicyBody | HostBody;
/** The kinds of entries. */
export type EntryKind = Body['kind'];

/** One entry of the log. */
export interface Entry {
  readonly index: number;
  readonly term: number;
  readonly kind: EntryKind;
  readonly digest: Hash;
  /** Null while the body is secret. */
  readonly body: Body | null;
  /** The body as ciphertext, if it is secret. */
  readonly sealed: string | null;
  readonly signatures: readonly Signature[];
}

/** True for entries that advance the match. An undo only takes moves back, and all other kinds only concern the table. */
export const isStep = ({ kind }: Pick<Entry, 'kind'>): boolean =>
  kind === 'start' || kind === 'move' || kind === 'bot-move' || kind === 'draw';

/** Writes a value as JSON so that equal values give equal text: keys are sorted and undefined is left out (RFC 8785). */
export function canonicalJson(value: unknown): string {
  // Unlike map, spread visits the holes of a sparse array.
  if (Array.isArray(value)) return `[${[...value].map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

const hashOfText = (text: string): Hash => base64urlnopad.encode(sha256(utf8ToBytes(text)));

/** The digest of a body. An entry shows only this while the body is secret. */
export const digestOf = (body: unknown): Hash => hashOfText(canonicalJson(body));

/** The hash of an entry. `previous` is the hash of the entry before it ('' for the first). */
export const hashOf = (
  { index, term, digest }: Pick<Entry, 'index' | 'term' | 'digest'>,
  previous: Hash,
): Hash => hashOfText(JSON.stringify(['cheeseboard log', index, term, previous, digest]));

/** An entry with a public body. */
export const entryOf = (
  index: number,
  term: number,
  body: Body,
  signatures: readonly Signature[] = [],
): Entry => ({ index, term, kind: body.kind, digest: digestOf(body), body, sealed: null, signatures });

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText: Check = (value) => typeof value === 'string';
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const base64url =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && value.length === length && /^[\w-]*$/.test(value);
const isKey = base64url(43);
const isSalt: Check = (value) => value === undefined || base64url(22)(value);
const listOf =
  (check: Check, maxLength = 10_000): Check =>
  (value) =>
    Array.isArray(value) && value.length <= maxLength && value.every(check);
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** True for an object of bounded size and depth, as moves must be. */
const isPlain: Check = (value) => isObject(value) && plainCopy(value) !== undefined;

/** A check that a value is an object with these keys and no others. The check of an optional key accepts undefined. */
const shape =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value as object).every((key) => Object.hasOwn(parts, key)) &&
    Object.entries(parts).every(([key, check]) => check((value as Record<string, unknown>)[key]));

const commitments = { open: isReveal, sealed: isReveal };
const isHead = shape({
  index: (value) => value === -1 || isCount(value),
  hash: (value) => value === '' || isKey(value),
});
const signatureParts = { key: isKey, seen: isHead, n: isCount, signature: base64url(86) };
const isPolicy: Check = (value) =>
  isPlain(value) && oneOf('majority', 'everybody', 'nobody')((value as Policy).quorum);
const isOptionValue: Check = (value) => typeof value === 'string' || typeof value === 'number';
const isHolder: Check = (value) =>
  shape({ kind: oneOf('person'), key: isKey, name: isText, ...commitments })(value) ||
  shape({ kind: oneOf('bot'), level: isText, name: isText })(value) ||
  shape({ kind: oneOf('absent'), key: isKey, name: isText })(value);
const isVote = shape({
  key: isKey,
  lastTerm: isCount,
  index: (value) => value === -1 || isCount(value),
  hash: (value) => value === '' || isKey(value),
  signature: base64url(86),
});
const isMoveBody = shape({ kind: isText, seat: isCount, move: isPlain, salt: isSalt });
const seatParts = { kind: isText, seat: isCount };
const MAX_SEATS = 99;

const bodies: { readonly [K in EntryKind]: Check } = {
  start: shape({
    kind: isText,
    room: (value) => isText(value) && (value as string).length <= 64,
    match: isCount,
    game: isText,
    version: isCount,
    options: (value) => isObject(value) && Object.values(value as object).every(isOptionValue),
    policy: isPolicy,
    seats: listOf(isHolder, MAX_SEATS),
    host: isKey,
    term: isCount,
    salt: isSalt,
    record: (value) => value === undefined || isText(value),
  }),
  move: isMoveBody,
  'bot-move': isMoveBody,
  draw: shape({ kind: isText, reveals: listOf((value) => value === null || isReveal(value)), salt: isSalt }),
  seat: (value) =>
    shape({ ...seatParts, change: oneOf('stand-in'), why: oneOf('away', 'clock', 'asked') })(value) ||
    shape({ ...seatParts, change: oneOf('back') })(value) ||
    shape({ ...seatParts, change: oneOf('join'), key: isKey, name: isText, ...commitments })(value) ||
    shape({ ...seatParts, change: oneOf('leave'), why: oneOf('left', 'sent-away', 'replaced') })(value),
  undo: shape({ kind: isText, to: isCount, seat: isCount }),
  policy: shape({ kind: isText, policy: isPolicy }),
  key: shape({ kind: isText }),
  host: (value) =>
    shape({ kind: isText, key: isKey, term: isCount, votes: listOf(isVote, MAX_SEATS) })(value) ||
    shape({ kind: isText, key: isKey, term: isCount, handover: isSignature })(value),
};

/** Whether a value has the form of a body. `checkEntry` decides whether it may be in a log. */
export function isBody(value: unknown): value is Body {
  const kind = isObject(value) ? (value as { readonly kind?: unknown }).kind : undefined;
  return typeof kind === 'string' && Object.hasOwn(bodies, kind) && bodies[kind as EntryKind](value);
}

/** Whether a value has the form of a signature. */
export function isSignature(value: unknown): value is Signature {
  return shape(signatureParts)(value);
}

/** Whether a value has the form of an entry. */
export const isEntry = (value: unknown): value is Entry =>
  isEntryShape(value) && bodyMatchesKind(value as Entry);

const isEntryShape = shape({
  index: isCount,
  term: isCount,
  kind: oneOf(...Object.keys(bodies)),
  digest: isKey,
  body: (value) => value === null || isBody(value),
  sealed: (value) => value === null || isText(value),
  signatures: listOf(isSignature, MAX_SEATS),
});

/** True if the kind is that of the body. A secret body is allowed only for steps after `start`. */
const bodyMatchesKind = ({ kind, body }: Entry): boolean =>
  body === null ? kind === 'move' || kind === 'bot-move' || kind === 'draw' : body.kind === kind;
