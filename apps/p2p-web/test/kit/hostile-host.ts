/**
 * A host with a modified program. Its table is the real one, but what it sends, what it hears and what it enters in its log is changed. Everybody
 * else runs the real program.
 */
import type { Match } from '@cheeseboard/engine';
import {
  type Body,
  type DrawBody,
  digestOf,
  type Entry,
  type Hash,
  type Head,
  hashOf,
  type Log,
  logOutcome,
  type Signature,
  signDigest,
} from '@cheeseboard/engine/fair';
import { HostLog } from '../../src/host/host-log.ts';
import { HostMatch } from '../../src/host/host-match.ts';
import { Frames, framesOf } from '../../src/protocol/frames.ts';
import type { FromGuest, FromHost, WireAppend } from '../../src/protocol/messages.ts';
import { unpack } from '../../src/protocol/packed.ts';
import { apply, diff, type Json } from '../../src/protocol/patch.ts';
import type { Snapshot } from '../../src/protocol/snapshot.ts';
import { seededSigner } from './browsers.ts';
import type { Intercept } from './intercept.ts';

export type FromHostMessage = FromHost;
type Opened = Extract<FromHost, { readonly t: 'welcome' }>['opened'];

export interface Hostility {
  /** Replaces a snapshot by one or several others. */
  snapshot?(snapshot: Snapshot, to: string): Snapshot | readonly Snapshot[];
  /** Replaces the entries for a guest; null drops them. */
  append?(append: WireAppend, to: string): WireAppend | null;
  /** Replaces the bodies that a guest gets at the end. */
  opened?(opened: Opened, to: string): Opened;
  /** Replaces any other message; null drops it. */
  tells?(message: FromHost, to: string): FromHost | null;
  /** Replaces a message to the host; null drops it. */
  hears?(message: FromGuest, from: string): FromGuest | null;
}

/** One connection: what the real host sent, and what arrived. */
interface HostileConnection {
  readonly frames: Frames;
  /** The name of the called person; null until they send something. */
  answerer: string | null;
  real: Json;
  shown: Json;
}

/** Changes the messages between `host` and its guests. */
export function hostileHost({ snapshot, append, opened, tells, hears }: Hostility, host = 'Ada'): Intercept {
  const connections = new Map<string, HostileConnection>();

  const snapshotsFor = (connection: HostileConnection, to: string): Snapshot[] => {
    const real = connection.real as unknown as Snapshot;
    return [snapshot?.(real, to) ?? real].flat();
  };
  const appendFor = (realAppend: WireAppend | null | undefined, to: string) =>
    realAppend && append ? append(realAppend, to) : (realAppend ?? null);
  const openedFor = (realOpened: Opened, to: string) =>
    opened && realOpened.length > 0 ? opened(realOpened, to) : realOpened;

  /** The update messages from one snapshot to the next. The first update also carries `firstFields`, such as the entries. */
  const updates = (
    connection: HostileConnection,
    snapshots: readonly Snapshot[],
    firstFields: object,
    to: string,
  ): string[] =>
    (snapshots.length === 0 ? [connection.shown as unknown as Snapshot] : snapshots).flatMap(
      (nextSnapshot, index) => {
        const patch = diff(connection.shown, nextSnapshot as unknown as Json);
        connection.shown = nextSnapshot as unknown as Json;
        const message = {
          t: 'update',
          ...(index === 0 ? firstFields : {}),
          ...(patch === undefined ? {} : { patch }),
        };
        const changedMessage = Object.keys(message).length > 1 ? message : null;
        return changedMessage && (tells?.(changedMessage as FromHost, to) ?? !tells)
          ? framesOf(JSON.stringify(changedMessage))
          : [];
      },
    );

  const welcome = (
    connection: HostileConnection,
    message: Extract<FromHost, { t: 'welcome' }>,
    to: string,
  ): string[] => {
    connection.real = message.snapshot as unknown as Json;
    const [firstSnapshot, ...furtherSnapshots] = snapshotsFor(connection, to);
    connection.shown = firstSnapshot as unknown as Json;
    const changedMessage = {
      ...message,
      snapshot: firstSnapshot,
      append: appendFor(message.append, to),
      opened: openedFor(message.opened, to),
    };
    return [
      ...framesOf(JSON.stringify(changedMessage)),
      ...(furtherSnapshots.length > 0 ? updates(connection, furtherSnapshots, {}, to) : []),
    ];
  };

  const update = (
    connection: HostileConnection,
    message: Extract<FromHost, { t: 'update' }>,
    to: string,
  ): string[] => {
    if (message.patch !== undefined) connection.real = apply(connection.real, message.patch as Json);
    const changedAppend = appendFor(message.append, to);
    const firstFields = {
      ...(changedAppend ? { append: changedAppend } : {}),
      ...(message.opened ? { opened: openedFor(message.opened, to) } : {}),
    };
    return updates(connection, snapshotsFor(connection, to), firstFields, to);
  };

  const changedTexts = (connection: HostileConnection, text: string, to: string): string[] => {
    const messageText = connection.frames.add(text);
    if (messageText === null) return [];
    const message = unpack(JSON.parse(messageText)) as FromHost;
    if (message.t === 'welcome') return welcome(connection, message, to);
    if (message.t === 'update') return update(connection, message, to);
    const changedMessage = tells ? tells(message, to) : message;
    return changedMessage ? framesOf(JSON.stringify(changedMessage)) : [];
  };

  return ({ down, connectionId: name, from, to, text }) => {
    const connection = connections.get(name) ?? {
      frames: new Frames(),
      answerer: null,
      real: null,
      shown: null,
    };
    connections.set(name, connection);
    if (down) connection.answerer = from;
    if (connection.answerer !== host) return [text];
    if (down) return changedTexts(connection, text, to);
    const message = hears ? hears(JSON.parse(text) as FromGuest, from) : text;
    return message === null ? [] : [typeof message === 'string' ? message : JSON.stringify(message)];
  };
}

/** A snapshot whose match is changed. */
export const withMatch = (
  snapshot: Snapshot,
  change: (match: NonNullable<Snapshot['match']>) => Partial<NonNullable<Snapshot['match']>>,
): Snapshot =>
  snapshot.match ? { ...snapshot, match: { ...snapshot.match, ...change(snapshot.match) } } : snapshot;

const restoreCalls: (() => void)[] = [];

/** Replaces a method without a test library, because the hostile host also runs in a browser. */
function replaceMethod<T, K extends keyof T>(
  prototype: T,
  name: K,
  method: T[K] extends (...args: infer A) => infer R ? (this: T, ...args: A) => R : never,
): void {
  const originalMethod = prototype[name];
  prototype[name] = method as T[K];
  restoreCalls.push(() => {
    prototype[name] = originalMethod;
  });
}

/** Restores all replaced methods. */
export function restoreMethods(): void {
  for (const restore of restoreCalls.splice(0).reverse()) restore();
}

interface Entered {
  readonly body: Body;
  readonly signatures: readonly Signature[];
  readonly isSecret: boolean;
}

/** Replaces what the host enters in its log by nothing, one entry or several. The host's engine follows the draws in that log. */
export function hostileWriter(
  change: (entered: Entered, writer: HostLog) => Entered | readonly Entered[] | null,
): { readonly writer: HostLog | null } {
  const intercepted: { writer: HostLog | null; draw: { log: Log; index: number; body: DrawBody } | null } = {
    writer: null,
    draw: null,
  };
  const { enter } = HostLog.prototype;
  replaceMethod(HostLog.prototype, 'enter', function (body, signatures = [], isSecret = false) {
    intercepted.writer = this;
    const changedEntries = change({ body, signatures, isSecret }, this);
    for (const entered of changedEntries === null ? [] : [changedEntries].flat()) {
      if (entered.body.kind === 'draw')
        intercepted.draw = { log: this.log, index: this.log.length, body: entered.body };
      enter.call(this, entered.body, entered.signatures, entered.isSecret);
    }
  });
  const { resolve } = HostMatch.prototype;
  replaceMethod(HostMatch.prototype, 'resolve', function (outcome) {
    resolve.call(this, intercepted.draw ? outcomeOf(this.match, intercepted.draw) : outcome);
  });
  return intercepted;
}

function outcomeOf(match: Match, { log, index, body }: { log: Log; index: number; body: DrawBody }) {
  const draws = log.entries.slice(0, index + 1).filter(({ kind }) => kind === 'draw').length;
  const lastStepIndex = log.entries
    .slice(0, index)
    .findLastIndex(({ kind }) => /^(start|move|bot-move|draw)$/.test(kind));
  const { room, match: number } = log.start;
  return logOutcome(
    match.chance!,
    { room, match: number, draw: draws, after: log.hashes[lastStepIndex]! },
    body.reveals,
  );
}

/** The signature of a body in the name of somebody whose key the attacker has. */
export function signatureOf(seed: string, name: string, log: Log, body: Body, seen = log.head): Signature {
  const signer = seededSigner(`${seed} ${name}`);
  const { room, match } = log.start;
  const key = signDigest(signer, { room, match }, '', 0, seen).key;
  return signDigest(signer, { room, match }, digestOf(body), log.counterOf(key) + 1, seen);
}

/**
 * Gives one guest another history: changes the entries that they get, chains them again, and translates their acknowledgements
 * back. It cannot replace the signatures of others.
 */
export class Fork {
  /** The entries of the fork, by their index in it. */
  readonly entries: Entry[] = [];
  readonly #hashes: Hash[] = [];
  /** By index in the real log: the index of the last entry of the fork that replaces it, and the real hash. */
  readonly #forkHeads: { readonly index: number; readonly hash: Hash }[] = [];
  readonly #change: (entry: Entry, fork: Fork) => readonly Entry[];

  /** `change` returns the entries of the fork that replace a real one; the fork sets their index and hash. */
  constructor(change: (entry: Entry, fork: Fork) => readonly Entry[]) {
    this.#change = change;
  }

  get head(): Head {
    return this.headAt(this.entries.length - 1);
  }

  headAt(index: number): Head {
    return index < 0 ? { index: -1, hash: '' } : { index: index, hash: this.#hashes[index]! };
  }

  append(realAppend: WireAppend): WireAppend {
    let previous = realAppend.previous.hash;
    for (const entry of realAppend.entries) {
      previous = hashOf(entry, previous);
      if (entry.index < this.#forkHeads.length) continue;
      for (const entered of this.#change(entry, this)) this.#add(entered);
      this.#forkHeads[entry.index] = { index: this.entries.length - 1, hash: previous };
    }
    const forkIndex = this.#forkIndexOf(realAppend.previous.index);
    return {
      ...realAppend,
      previous: this.headAt(forkIndex),
      entries: this.entries.slice(forkIndex + 1),
      committed: -1,
    };
  }

  /** Translates acknowledgements of the fork into acknowledgements of the real log, for the host. */
  hears(message: FromGuest): FromGuest {
    if (message.t !== 'ack') return message;
    const index = this.#forkHeads.findLastIndex(({ index: forkIndex }) => forkIndex <= message.stored.index);
    return { ...message, stored: { index, hash: this.#forkHeads[index]?.hash ?? '' } };
  }

  #forkIndexOf(index: number): number {
    return index < 0 ? -1 : (this.#forkHeads[index]?.index ?? this.entries.length - 1);
  }

  #add(entry: Entry): void {
    const indexedEntry = { ...entry, index: this.entries.length };
    this.#hashes.push(hashOf(indexedEntry, this.#hashes.at(-1) ?? ''));
    this.entries.push(indexedEntry);
  }
}
