/**
 * Appends entries to the log of a match and seals secret bodies. Where a quorum may continue without the host, the sealing key is split
 * among the voters; a change of the voters needs a new key.
 */
import {
  type Body,
  checkEntry,
  digestOf,
  type Entry,
  entryOf,
  hashOf,
  Log,
  quorumOf,
  type Signature,
  votersOf,
} from '@cheeseboard/engine/fair';
import type { LoggedEntry } from '../log/hashed.ts';
import { KEY_BYTES, seal } from '../log/sealed.ts';
import { bytesOf, textOf } from '../protocol/bytes.ts';
import type { Random } from '../protocol/room.ts';
import type { Effect } from './io.ts';
import type { LogKey, SavedLog } from './room.ts';

export interface LogWriterContext {
  readonly match: number;
  /** Whether moves and deals of this game are secret. */
  readonly secrets: boolean;
  readonly random: Random;
  term(): number;
  emit(effect: Effect): void;
  /** Hands the entry to the election machine. False: it refuses, because the lease or the membership forbids it. */
  replicate(entry: LoggedEntry): boolean;
}

export interface WriterMembership {
  readonly voters: readonly string[];
  readonly quorum: number | null;
  /** Identifies the membership: term, quorum and voters. */
  readonly name: string;
}

export class LogWriter {
  readonly log: Log;
  readonly match: number;
  readonly #context: LogWriterContext;
  readonly #keys: LogKey[];
  /** The key that is being split, and for which membership. */
  #next: { readonly key: string; readonly membership: WriterMembership } | null = null;

  constructor(
    context: LogWriterContext,
    saved: Pick<SavedLog, 'entries' | 'keys'> = { entries: [], keys: [] },
  ) {
    this.#context = context;
    this.match = context.match;
    this.log = new Log(saved.entries);
    this.#keys = saved.keys.map((key) => ({ ...key }));
  }

  get saved(): SavedLog {
    return { match: this.match, entries: this.log.entries, keys: this.#keys.map((key) => ({ ...key })) };
  }

  /** The voters, and how many of them elect a host. */
  get membership(): WriterMembership {
    const { state } = this.log;
    const voters = state ? votersOf(state) : [];
    const quorum = state ? quorumOf(voters.length, state.policy.quorum) : null;
    return { voters, quorum, name: [state?.term, quorum, ...voters].join(' ') };
  }

  /** Whether everybody would accept this entry. Its signatures may be a guest's, and so anything. */
  accepts(body: Body, signatures: readonly Signature[]): boolean {
    return checkEntry(this.log, entryOf(this.log.length, this.#context.term(), body, signatures)) === null;
  }

  /** Appends an entry. `isSecret`: guests get only its digest and ciphertext until the match is over. */
  enter(body: Body, signatures: readonly Signature[] = [], isSecret = false): void {
    const key = this.#keys.at(-1)?.key;
    if (isSecret && key === undefined) throw new Error('a secret needs a key');
    this.#append(body, signatures, isSecret ? seal(bytesOf(key!, KEY_BYTES)!, this.log.length, body) : null);
  }

  #append(body: Body, signatures: readonly Signature[], sealed: string | null): void {
    const { length: index, head } = this.log;
    const term = this.#context.term();
    const entry: Entry = { index, term, kind: body.kind, digest: digestOf(body), body, sealed, signatures };
    if (!this.#context.replicate({ ...entry, hash: hashOf(entry, head.hash) }))
      throw new Error(`entry ${index} (${body.kind}) must not be appended now`);
    this.log.append(entry);
  }

  // Keys

  /** The index of the newest `key` entry; −1 before the first. */
  get keyIndex(): number {
    return this.#keys.at(-1)?.from ?? -1;
  }

  /** Whether there is any key, or none is needed. */
  get canSeal(): boolean {
    return !this.#context.secrets || this.#keys.length > 0;
  }

  /** Whether the newest key is split among the current voters. */
  get hasKey(): boolean {
    return !this.#context.secrets || this.#keys.at(-1)?.membership === this.membership.name;
  }

  /** Makes a key for the current voters. `enterKey` is called when it is split. */
  makeKey(enterKey: () => void): void {
    const { membership } = this;
    if (this.#next?.membership.name === membership.name) return;
    const key = textOf(this.#context.random(KEY_BYTES));
    this.#next = { key, membership };
    this.#enterKey = enterKey;
    if (membership.quorum === null) this.split(key, []);
    else
      this.#context.emit({ type: 'split', key, voters: membership.voters.length, quorum: membership.quorum });
  }

  #enterKey = () => {};

  /** The answer to `split`. */
  split(key: string, shares: readonly string[]): void {
    if (this.#next?.key !== key || this.#next.membership.name !== this.membership.name) return;
    this.#shares = shares;
    this.#enterKey();
  }

  #shares: readonly string[] = [];

  /** Appends the `key` entry. The new key seals all earlier keys, so whoever has it can open the whole log. */
  enterNewKey(signatures: (body: Body) => readonly Signature[]): void {
    const next = this.#next;
    if (!next) return;
    this.#next = null;
    const { length: from } = this.log;
    const older = this.#keys.map((one) => [one.from, one.key]);
    const { voters, name } = next.membership;
    const shares = Object.fromEntries(voters.map((voter, index) => [voter, this.#shares[index] ?? '']));
    this.#keys.push({
      from,
      key: next.key,
      membership: name,
      shares: next.membership.quorum === null ? {} : shares,
    });
    const body: Body = { kind: 'key' };
    this.#append(body, signatures(body), seal(bytesOf(next.key, KEY_BYTES)!, from, older));
  }

  /** A voter's share of the newest key. */
  shareOf(voter: string): { readonly from: number; readonly share: string } | null {
    const newest = this.#keys.at(-1);
    const share = newest?.shares[voter];
    return newest && share !== undefined ? { from: newest.from, share } : null;
  }

  // For guests

  /** The entries from `from` on, without secret bodies. */
  publicEntries(from: number): Entry[] {
    return this.log.entries.slice(from).map((entry) => (isSecret(entry) ? { ...entry, body: null } : entry));
  }

  /** Every body that was sealed, for the end of the match. */
  get opened(): [number, Body][] {
    return this.log.entries.flatMap((entry): [number, Body][] =>
      isSecret(entry) && entry.body ? [[entry.index, entry.body]] : [],
    );
  }
}

/** Only steps have secret bodies. A `key` entry seals older keys, not its body. */
const isSecret = ({ kind, sealed }: Entry): boolean => sealed !== null && kind !== 'key';
