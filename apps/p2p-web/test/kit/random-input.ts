/** Random input of many kinds: noise, malformed messages, and well-formed messages that make no sense. */
import type { Draw } from '@cheeseboard/engine';
import { PROTOCOL } from '../../src/protocol/handshake.ts';
import type { Json, Patch } from '../../src/protocol/patch.ts';
import type { Act } from '../../src/tables/table.ts';

const letters = '{}[]":,0123456789.-+eE truefalsnu\\\u0000\u202e\ud800é👩tkindactmoveseat__proto__';

export function noise(draw: Draw): string {
  let text = '';
  for (let length = draw(60); length > 0; length--) text += letters[draw(letters.length)];
  return draw(50) === 0 ? text.repeat(1 + draw(2000)) : text;
}

const pickOne = <V>(candidates: readonly V[], draw: Draw): V => candidates[draw(candidates.length)]!;

const strangeValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  3,
  1e9,
  1e308,
  -0.5,
  '',
  'x',
  'open',
  'bot',
  'host',
  '__proto__',
  [],
  [[]],
  {},
  { kind: 'open' },
  { kind: 'bot', level: 'sharp' },
  { type: 'pass' },
  { type: 'add', cards: [0, 0, 0, 0] },
  { toString: 1 },
  'x'.repeat(3000),
];
const keys = [
  'kind',
  'seat',
  'person',
  'move',
  'version',
  'text',
  'reaction',
  'ready',
  'policy',
  'game',
  'options',
  'chair',
  'yes',
  'n',
  'act',
  't',
  'v',
  'extra',
];

export const acts: readonly Act[] = [
  { kind: 'profile', name: 'Eve', colour: null },
  { kind: 'sit', seat: 1 },
  { kind: 'sit', seat: null },
  { kind: 'ready', ready: true },
  { kind: 'board', board: true },
  { kind: 'move', version: 0, move: { type: 'layOut' } },
  { kind: 'say', text: 'hello', reaction: false },
  { kind: 'pause', paused: true },
  { kind: 'pause', paused: false },
  { kind: 'ask-undo' },
  { kind: 'answer-undo', yes: true },
  { kind: 'ask-seat', seat: 0 },
  { kind: 'claim-seat', seat: 1 },
  { kind: 'answer-seat', person: 'nobody', yes: true },
  { kind: 'set-game', game: 'gouda-gouda', options: {}, seats: 2 },
  { kind: 'set-chair', seat: 1, chair: { kind: 'bot', level: 'easy' } },
  {
    kind: 'set-policy',
    policy: { away: 'wait', undo: 'ask', takeover: true, clockSeconds: null, breathSeconds: 1 },
  },
  { kind: 'start' },
  { kind: 'stand-in', seat: 1, bot: true },
  { kind: 'send-away', person: 'nobody' },
  { kind: 'rematch' },
  { kind: 'to-lobby' },
];

const key = 'k'.repeat(43);
const hash = 'h'.repeat(43);
const nonce = 'n'.repeat(22);
const signature = 's'.repeat(86);
const reveal = '0f'.repeat(32);
const head = { index: 3, hash };
const sampleSignature = { key, seen: head, n: 1, signature };
const proof = { first: key, changes: [] };
const entry = {
  index: 4,
  term: 0,
  kind: 'move',
  digest: hash,
  body: null,
  sealed: null,
  signatures: [sampleSignature],
};
const append = { match: 1, term: 0, n: 0, previous: head, entries: [entry], committed: 2 };

/** What a guest sends during a match besides its acts, in the right form. */
export const fromPlayer: readonly object[] = [
  { t: 'reveal', match: 1, draw: 1, reveal },
  { t: 'reveal', match: 1, draw: 1, reveal: null },
  { t: 'commitments', match: 1, open: reveal, sealed: reveal },
  { t: 'sign', match: 1, digest: hash, signature: sampleSignature },
  { t: 'ack', match: 1, term: 0, n: 0, stored: head, lacks: false },
  { t: 'ack', match: 1, term: 0, n: 1e9, stored: { index: 1e6, hash }, lacks: true },
];

/** Everything that a guest sends besides its acts, in the right form. */
export const fromGuest: readonly object[] = [
  { t: 'hello', v: PROTOCOL, key, nonce, linkProof: 'x' },
  { t: 'proof', signature, term: 0, have: null },
  { t: 'proof', signature, term: 2, have: { match: 1, head } },
  ...fromPlayer,
];

/** What a host sends, in the right form. */
export const fromHost: readonly object[] = [
  { t: 'challenge', v: PROTOCOL, key, nonce, term: 0, proof, signature },
  { t: 'welcome', done: 0, snapshot: {}, ages: { clock: 0, breath: 0 }, append: null, opened: [] },
  { t: 'update', patch: [0, null] },
  { t: 'update', patch: { chat: 0 } },
  { t: 'update', append },
  { t: 'update', append: { ...append, previous: { index: -1, hash: '' } } },
  { t: 'update', opened: [[2, { kind: 'move' }]] },
  { t: 'did', n: 1, answer: { ok: true } },
  { t: 'did', n: 1e9, answer: { ok: false, why: 'nonsense' } },
  { t: 'did', n: 2, answer: { ok: false, refusal: { rule: 'X-1' } } },
  { t: 'hand-over', append, handover: sampleSignature, saved: { v: 2, room: {}, log: null } },
  { t: 'bye', v: PROTOCOL, why: 'refused' },
  { t: 'bye', v: PROTOCOL + 1, why: 'newer' },
];

/** A copy of `value` with one part replaced, added or removed. */
export function mutate(value: object, draw: Draw): object {
  const copy: Record<string, unknown> = structuredClone(value) as never;
  const ownKeys = Object.keys(copy);
  const changedKey = draw(3) === 0 || ownKeys.length === 0 ? pickOne(keys, draw) : pickOne(ownKeys, draw);
  if (draw(5) === 0) delete copy[changedKey];
  else if (typeof copy[changedKey] === 'object' && copy[changedKey] !== null && draw(2) === 0)
    copy[changedKey] = mutate(copy[changedKey], draw);
  else copy[changedKey] = pickOne(strangeValues, draw);
  return copy;
}

/** Truncates a text now and then. */
const truncate = (text: string, draw: Draw): string =>
  draw(3) === 0 ? text.slice(0, draw(text.length + 1)) : text;

/** A random text that is almost a valid message of a guest. */
export function almostFromGuest(draw: Draw): string {
  const t = pickOne(['do', 'do', 'do', 'hello', 'proof', 'reveal', 'commitments', 'ack', 'leave'], draw);
  return truncate(JSON.stringify(mutate({ t, n: draw(5), act: pickOne(acts, draw) }, draw)), draw);
}

/** A random text that is almost a valid message of a host, or a valid one that is out of place. */
export function almostFromHost(draw: Draw): string {
  const message = pickOne(fromHost, draw);
  return truncate(JSON.stringify(draw(2) === 0 ? message : mutate(message, draw)), draw);
}

/** A patch that changes one part of a value, and the patch that undoes the change. */
export interface Mutation {
  readonly patch: Patch;
  readonly back: Patch;
}

/** Changes a random part, mostly to another value of the same form: another number, another word, more or fewer items. */
export function mutation(value: Json, draw: Draw): Mutation {
  const partNames = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (partNames.length === 0 || draw(10) === 0)
    return {
      patch: [0, draw(20) === 0 ? (pickOne(strangeValues, draw) as Json) : randomLike(value, draw)],
      back: [0, value],
    };
  const partName = pickOne(partNames, draw);
  const innerMutation = mutation((value as { readonly [key: string]: Json })[partName]!, draw);
  const patchPart = (patch: Patch): Patch =>
    Array.isArray(value) ? [2, Number(partName), patch] : { [partName]: patch };
  return { patch: patchPart(innerMutation.patch), back: patchPart(innerMutation.back) };
}

const numbers = [0, 1, 2, 3, 5, 8, 15, 63, 8192, 1_000_000, 2 ** 32 + 1, -1];
const words = [
  '',
  'x',
  '__proto__',
  'constructor',
  'spectator',
  reveal,
  key,
  '👩‍👩‍👧',
  '<b>',
  'x'.repeat(2000),
];

/** A random value of the same kind. */
function randomLike(value: Json, draw: Draw): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return draw(2) === 0 ? value + 1 - draw(3) : pickOne(numbers, draw);
  if (typeof value === 'string') return pickOne(words, draw);
  if (value === null) return pickOne([0, 'x', {}, []] as Json[], draw);
  if (Array.isArray(value))
    return pickOne([[], value.slice(1), [...value, ...value], value.toReversed()] as Json[], draw);
  const [first, ...otherEntries] = Object.entries(value);
  return pickOne(
    [{}, Object.fromEntries(otherEntries), { ...value, extra: 1 }, Object.fromEntries(first ? [first] : [])],
    draw,
  );
}
