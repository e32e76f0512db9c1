/**
 * Writes the log of a match: gives every entry its place and seals what is secret. Where a quorum could go on without the host, the key of
 * the seal is split among the voters; whenever they change, so does the key.
 */
import {
  type Body,
  digestOf,
  type Entry,
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
  /** The term and the voters, as a name for this membership. */
  readonly name: string;
}

export class LogWriter {
  readonly log: Log;
  readonly match: number;
  readonly #context: LogWriterContext;
  readonly #keys: LogKey[];
  /** The key that is being split, for this membership. */
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

  /** Who may elect the next host, and how many of them it takes. */
  get membership(): WriterMembership {
    const { state } = this.log;
    const voters = state ? votersOf(state) : [];
    const quorum = state ? quorumOf(voters.length, state.policy.quorum) : null;
    return { voters, quorum, name: [state?.term, quorum, ...voters].join(' ') };
  }

  /** `isSecret`: others get its digest and ciphertext until the end. */
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

  /** The entry that the newest key begins with; −1 before the first. */
  get keyIndex(): number {
    return this.#keys.at(-1)?.from ?? -1;
  }

  /** Whether what is secret can be sealed for those who may vote now. */
  get hasKey(): boolean {
    return !this.#context.secrets || this.#keys.at(-1)?.membership === this.membership.name;
  }

  /** Makes a key for those who may vote now. `enterKey` is called when it is split. */
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

  /** The `key` entry: under the new key lie all keys before it, so that whoever can open the newest entry can open all. */
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

  // What others get

  /** Entries from `from` on, as guests get them. */
  publicEntries(from: number): Entry[] {
    return this.log.entries.slice(from).map((entry) => (isSecret(entry) ? { ...entry, body: null } : entry));
  }

  /** When the match is over: every body that was sealed. */
  get opened(): [number, Body][] {
    return this.log.entries.flatMap((entry): [number, Body][] =>
      isSecret(entry) && entry.body ? [[entry.index, entry.body]] : [],
    );
  }
}

/** Only steps are secret; what a `key` entry seals are keys, beside its body. */
const isSecret = ({ kind, sealed }: Entry): boolean => sealed !== null && kind !== 'key';
