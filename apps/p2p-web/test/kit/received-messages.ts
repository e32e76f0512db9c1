/** Reads everything that somebody received, byte by byte, and compares it with what their seat may know. */
import type { EventBase, Match, Viewer } from '@cheeseboard/engine';
import { mayWait } from '@cheeseboard/engine/bots';
import type { Body, Entry } from '@cheeseboard/engine/fair';
import * as v from 'valibot';
import { Frames } from '../../src/protocol/frames.ts';
import type { FromHost, WireAppend } from '../../src/protocol/messages.ts';
import { pack, unpack } from '../../src/protocol/packed.ts';
import { apply, diff, type Json } from '../../src/protocol/patch.ts';
import type { Snapshot } from '../../src/protocol/snapshot.ts';
import { excessIn } from './allowed-table.ts';

type Shown = NonNullable<Snapshot['match']>;
type Update = Extract<FromHost, { readonly t: 'update' }>;

export interface Received {
  /** Snapshots of the match. */
  readonly snapshots: number;
  /** Entries of the log, as they arrived. */
  readonly entries: readonly Entry[];
}

/**
 * Throws at the first byte too many, in the match or around it. `hasRefusals`: some commands were refused and connections ended.
 * `chatTexts`: every line of chat.
 */
export function checkReceived(
  received: readonly { readonly text: string }[],
  match: Match,
  viewer: Viewer,
  hasRefusals = false,
  chatTexts: readonly string[] = [],
): Received {
  const frames = new Frames();
  const checks = new Checks(match, viewer);
  let snapshot: Snapshot | null = null;
  let snapshots = 0;
  for (const { text } of received) {
    const messageText = frames.add(text);
    if (messageText === null) continue;
    const message = unpack(JSON.parse(messageText)) as FromHost;
    expectSame(JSON.stringify(pack(message)), messageText, 'packed message');
    if (message.t === 'challenge' || (hasRefusals && (message.t === 'bye' || message.t === 'hand-over')))
      continue;
    if (message.t === 'did') {
      if (!hasRefusals) expectSame(message.answer.ok, true, 'answer');
      continue;
    }
    if (message.t === 'welcome') {
      const { t: _, done: _done, ages: _ages, snapshot: shown, append, opened, ...remaining } = message;
      expectSame(remaining, {}, 'nothing else');
      snapshot = shown;
      if (append) checks.append(append);
      checks.opened(opened, snapshot);
    } else {
      expectSame(message.t, 'update', 'message');
      snapshot = applyUpdate(snapshot!, message as Update, checks);
    }
    const excess = excessIn(snapshot, match, chatTexts);
    if (excess) throw new Error(excess);
    checks.checkWanted(snapshot.wanted);
    if (!snapshot.match) continue;
    checks.match(snapshot.match);
    snapshots += 1;
  }
  return { snapshots, entries: checks.entries };
}

function applyUpdate(
  before: Snapshot,
  { t: _, append, opened, patch, ...remaining }: Update,
  checks: Checks,
): Snapshot {
  expectSame(remaining, {}, 'nothing else');
  if (append) checks.append(append);
  const after = patch === undefined ? before : (apply(before as Json, patch as Json) as unknown as Snapshot);
  // A patch contains only what has changed.
  if (patch !== undefined) expectSame(patch, diff(before as Json, after as Json), 'patch');
  checks.opened(opened ?? [], after);
  return after;
}

class Checks {
  readonly entries: Entry[] = [];
  readonly #match: Match;
  readonly #viewer: Viewer;
  readonly #events: readonly EventBase[];
  /** By number of steps: how many events these steps caused in total. */
  readonly #eventCounts: readonly number[];
  /** Events that were compared already. */
  #comparedEvents: readonly EventBase[] = [];

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
    this.#events = match.events(viewer);
    let eventCount = 0;
    this.#eventCounts = [0, ...match.history.map(({ events }) => (eventCount += events.length))];
  }

  match(shown: Shown): void {
    const { game } = this.#match;
    const { version, number, view, log, thinking, clock, breath, roller, undo, late, draw, ...fields } =
      shown;
    const { membership, share, ...remaining } = fields;
    expectSame(remaining, {}, 'nothing else');
    expectSame(number, 1, 'number');
    const state = this.#match.at(version);
    expectSame(view, game.view(state, this.#viewer), 'view');
    this.#checkEvents(log, version);
    expectSchema(membershipShape, membership, 'membership');
    expectSchema(shareShape, share, 'share');
    if (draw !== null) expectSame([typeof draw, game.chance(state) !== null], ['number', true], 'draw');
    if (late) expectSchema(lateShape, late, 'late');
    // Only whoever made the last step can undo it.
    const lastStep = this.#match.history[version - 1]?.step;
    if (undo) expectSame(lastStep && 'move' in lastStep && lastStep.seat, this.#viewer, 'undo');
    // `thinking` names only players whom everybody knows to be asked.
    for (const seat of thinking) {
      const observed = { view: game.view(state, seat), moves: game.legalMoves(state, seat), log: [] };
      expectSame(mayWait(observed), false, 'thinking');
    }
    if (roller !== null) expectSame(roller, game.roller?.(state), 'the player who rolls');
    const { readers = [], ...pause } = breath ?? {};
    if (readers.length > 0) {
      const lastEvents = this.#match.history[version - 1]?.events ?? [];
      expectSame(game.endsRound?.(lastEvents), true, 'the end of a round');
    }
    for (const value of [...readers, ...Object.values({ ...clock, ...pause })])
      expectSame(value === null || typeof value !== 'object', true, 'time');
  }

  #checkEvents(log: readonly EventBase[], version: number): void {
    expectSame(log.length, this.#eventCounts[version], 'number of events');
    for (const [index, event] of log.entries()) {
      if (event !== this.#comparedEvents[index]) expectSame(event, this.#events[index], 'event');
    }
    this.#comparedEvents = log;
  }

  append({ match, term, n, previous, entries, committed, ...remaining }: WireAppend): void {
    expectSame(remaining, {}, 'nothing else');
    expectSame(match, 1, 'match');
    expectSchema(
      v.tuple([count, v.number(), headShape, v.number()]),
      [term, n, previous, committed],
      'append',
    );
    for (const entry of entries) this.#checkEntry(entry);
    this.entries.push(...entries);
  }

  /** Checks an entry: a secret step has only digest and ciphertext; every other body may be known to everybody. */
  #checkEntry(entry: Entry): void {
    expectSchema(entryShape, entry, 'entry');
    const { kind, body, sealed } = entry;
    const { game } = this.#match;
    const isStep = kind === 'move' || kind === 'bot-move';
    const isSecret = game.secrets && (isStep || (kind === 'draw' && sealed !== null));
    if (isSecret) {
      expectSame(body, null, `body of a sealed ${kind}`);
      expectSchema(sealedText, sealed, 'sealed body');
    } else {
      expectSchema(bodyShapes[kind], body, `body of ${kind}`);
      if (kind !== 'key') expectSame(sealed, null, 'ciphertext of an open body');
    }
  }

  opened(opened: readonly (readonly [number, Body])[], { phase }: Snapshot): void {
    if (phase !== 'over') expectSame(opened, [], 'opened bodies');
  }

  checkWanted(checkWanted: Snapshot['wanted']): void {
    if (checkWanted?.kind === 'signature')
      expectSchema(bodyShapes[checkWanted.body.kind as Entry['kind']], checkWanted.body, 'wanted');
    else if (checkWanted)
      expectSchema(v.strictObject({ kind: v.literal('commitments'), match: count }), checkWanted, 'wanted');
  }
}

// The schema of an entry. Independent of the protocol's own schema, and stricter.

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const text = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`)));
const [key, hash, signature, salt] = [text(43), text(43), text(86), text(22)];
const reveal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.maxLength(30));
const sealedText = v.pipe(v.string(), v.regex(/^[\w-]{100,}$/));
const headShape = v.strictObject({
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  hash: v.union([hash, v.literal('')]),
});
const signatureShape = v.strictObject({ key, seen: headShape, n: count, signature });
const membershipShape = v.nullable(
  v.strictObject({
    match: count,
    term: count,
    voters: v.array(key),
    quorum: v.nullable(count),
    signature,
  }),
);
const shareShape = v.nullable(v.strictObject({ from: count, share: v.pipe(v.string(), v.maxLength(60)) }));
const lateShape = v.strictObject({ seat, step: count });
const entryShape = v.strictObject({
  index: count,
  term: count,
  kind: v.picklist(['start', 'move', 'bot-move', 'draw', 'seat', 'undo', 'policy', 'host', 'key']),
  digest: hash,
  body: v.any(),
  sealed: v.nullable(sealedText),
  signatures: v.array(signatureShape),
});
const move = v.strictObject({
  kind: v.picklist(['move', 'bot-move']),
  seat,
  move: v.record(v.string(), v.any()),
  salt,
});
const bodyShapes: { readonly [K in Entry['kind']]: v.GenericSchema } = {
  start: v.strictObject({
    kind: v.literal('start'),
    room: v.string(),
    match: count,
    game: v.string(),
    version: count,
    options: v.record(v.string(), v.union([v.string(), v.number()])),
    policy: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    seats: v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('person'), key, name, open: reveal, sealed: reveal }),
        v.strictObject({ kind: v.literal('bot'), level: v.string(), name }),
        v.strictObject({ kind: v.literal('absent'), key, name }),
      ]),
    ),
    host: key,
    term: count,
    salt,
  }),
  move,
  'bot-move': move,
  draw: v.strictObject({ kind: v.literal('draw'), reveals: v.array(v.nullable(reveal)), salt }),
  seat: v.variant('change', [
    v.strictObject({ kind: v.literal('seat'), seat, change: v.literal('stand-in'), why: v.string() }),
    v.strictObject({ kind: v.literal('seat'), seat, change: v.literal('back') }),
    v.strictObject({
      kind: v.literal('seat'),
      seat,
      change: v.literal('join'),
      key,
      name,
      open: reveal,
      sealed: reveal,
    }),
    v.strictObject({ kind: v.literal('seat'), seat, change: v.literal('leave'), why: v.string() }),
  ]),
  undo: v.strictObject({ kind: v.literal('undo'), to: count, seat }),
  policy: v.strictObject({ kind: v.literal('policy'), policy: v.record(v.string(), v.any()) }),
  host: v.record(v.string(), v.any()),
  key: v.strictObject({ kind: v.literal('key') }),
};

function expectSchema(schema: v.GenericSchema, value: unknown, label: string): void {
  const { issues } = v.safeParse(schema, value);
  if (!issues) return;
  const [issue] = issues;
  const path = issue.path?.map(({ key: part }) => part).join('.') ?? '';
  throw new Error(
    `${label} ${path}: received ${JSON.stringify(issue.input)}, but may know ${issue.expected}`,
  );
}

function expectSame(actual: unknown, expected: unknown, label: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${label}: received ${a}, but may know ${b}`);
}
