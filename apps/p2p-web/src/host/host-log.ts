/**
 * The host's log of one match: appends entries within the host's lease, seals secret bodies, and knows what each voter has stored. Where a
 * quorum may continue without the host, the sealing key is split among the voters; a change of the voters needs a new key.
 */
import {
  type Body,
  checkEntry,
  digestOf,
  EMPTY_HEAD,
  type Entry,
  entryOf,
  hashOf,
  Log,
  type LogName,
  type Signature,
  signDigest,
  signHandover,
} from '@cheeseboard/engine/fair';
import { type Input, step } from '../election/election.ts';
import { type Membership as SignedMembership, signMembership } from '../election/host-proof.ts';
import { type Membership, membershipOf } from '../election/membership.ts';
import type { Ack, HandOver } from '../election/messages.ts';
import {
  awaitedVoters,
  electorate,
  FIRST_STORED,
  HEARTBEAT_MS,
  LEASE_MS,
  mayAppend,
  membershipsInForce,
  restore,
  type State,
  type Stored,
  storedOf,
  wakeAt,
} from '../election/state.ts';
import { hashedLog } from '../log/hashed.ts';
import { KEY_BYTES, seal } from '../log/sealed.ts';
import { bytesOf, textOf } from '../protocol/bytes.ts';
import { personOf } from '../protocol/keys.ts';
import { roomName } from '../protocol/room.ts';
import type { HostContext } from './host-context.ts';
import type { LogKey, SavedLog } from './room.ts';

export class HostLog {
  readonly log: Log;
  readonly match: number;
  /** The hand-over to send next, or null. The election machine repeats it with each heartbeat. */
  handOverDue: HandOver | null = null;
  readonly #context: HostContext;
  readonly #hasSecrets: boolean;
  readonly #keys: LogKey[];
  /** The next key, the membership that gets it, and its shares once the key is split. */
  #nextKey: { readonly key: string; readonly for: string; shares: readonly string[] | null } | null = null;
  /** The state of the election machine. */
  #state!: State;
  readonly #resentAt = new Map<string, number>();
  /** When each person last had the whole log. */
  readonly #caughtUpAt = new Map<string, number>();
  #signedMembership: { readonly name: string; readonly membership: SignedMembership } | null = null;

  /** Resumes a saved log. Without one, the first entry must be `start`. */
  constructor(context: HostContext, saved?: SavedLog, stored?: Stored) {
    this.#context = context;
    this.#hasSecrets = context.game.secrets;
    this.match = saved?.match ?? context.room.matches;
    this.log = new Log(saved?.entries);
    this.#keys = [...(saved?.keys ?? [])];
    if (stored) this.begin(stored);
  }

  /** Starts the election machine with its stored state. */
  begin(stored: Stored): void {
    this.#state = restore(this.#context.key, stored, hashedLog(this.log), this.#context.now);
    this.#caughtUpAt.clear();
    this.handOverDue = null;
  }

  get saved(): SavedLog {
    const { match, committed } = this;
    return { match, committed, entries: this.log.entries, keys: [...this.#keys] };
  }

  /** The election state to keep when this browser becomes a guest. */
  get stored(): Stored {
    return storedOf(this.#state);
  }

  get committed(): number {
    return this.#state.committed;
  }

  get #name(): LogName {
    return { room: roomName(this.#context.room.secret), match: this.match };
  }

  // Entries

  /** Whether everybody would accept this entry. Guests may have sent invalid signatures. */
  accepts(body: Body, signatures: readonly Signature[]): boolean {
    const { term } = this.#context.room;
    return checkEntry(this.log, entryOf(this.log.length, term, body, signatures)) === null;
  }

  /** Whether a signature is new, and by somebody who saw this log. */
  isUsable({ key, seen, n }: Signature): boolean {
    return this.log.has(seen) && n > this.log.counterOf(key);
  }

  /** Appends an entry. `isSecret`: guests get only its digest and ciphertext until the match is over. */
  enter(body: Body, signatures: readonly Signature[] = [], isSecret = false): void {
    const key = this.#keys.at(-1)?.key;
    if (isSecret && key === undefined) throw new Error('a secret needs a key');
    this.#append(body, signatures, isSecret ? seal(bytesOf(key!, KEY_BYTES)!, this.log.length, body) : null);
  }

  /** Appends an entry that carries only the host's signature. */
  enterSigned(body: Body): void {
    this.enter(body, [this.sign(body)]);
  }

  sign(body: Body): Signature {
    return signDigest(this.#context.parts.signer, this.#name, digestOf(body), this.#nextN, this.log.head);
  }

  get #nextN(): number {
    return this.log.counterOf(this.#context.key) + 1;
  }

  #append(body: Body, signatures: readonly Signature[], sealed: string | null): void {
    const { length: index, head } = this.log;
    const entry: Entry = { ...entryOf(index, this.#context.room.term, body, signatures), sealed };
    const entries = [{ ...entry, hash: hashOf(entry, head.hash) }];
    if (index > 0 && !this.#feedMachine({ type: 'append', entries }))
      throw new Error(`entry ${index} (${body.kind}) must not be appended now`);
    this.log.append(entry);
    if (index === 0) this.begin({ ...FIRST_STORED, term: entry.term });
    this.#context.isChanged = true;
  }

  /** The entries from `from` on, without secret bodies. */
  publicEntries(from: number): Entry[] {
    return this.log.entries.slice(from).map((entry) => (isSecret(entry) ? { ...entry, body: null } : entry));
  }

  /** Every body that was sealed, for the end of the match. */
  get openedBodies(): [number, Body][] {
    return this.log.entries.flatMap((entry): [number, Body][] =>
      isSecret(entry) && entry.body ? [[entry.index, entry.body]] : [],
    );
  }

  // The lease

  /** Whether the host holds its lease, without which it appends nothing. */
  get mayAppend(): boolean {
    return mayAppend(this.#state, this.#context.now);
  }

  /** The silent voters, if they are enough to elect another host. */
  get awaitedVoters(): string[] {
    return awaitedVoters(this.#state, this.#context.now);
  }

  /** Whether the membership may change now: one change at a time. */
  get mayChangeMembership(): boolean {
    return membershipsInForce(this.#state).length < 2;
  }

  /**
   * Whether a step can be appended: the host has its lease, and the voters can open what it seals. If too few voters are here to commit a new
   * membership, the host keeps the key of the previous membership: an election needs a quorum of that membership too.
   */
  get mayStep(): boolean {
    if (!this.mayAppend) return false;
    if (!this.mayChangeMembership) return (!this.#hasSecrets || this.#keys.length > 0) && !this.#mayCommit;
    return this.#hasKey && this.#isKeyStored;
  }

  /** Whether the voters have changed and do not all have their share of a new key yet. Steps wait meanwhile. */
  get isRenewingKey(): boolean {
    return this.mayAppend && !this.mayStep;
  }

  /** Whether enough voters answer to commit the newest change of the membership soon. */
  get #mayCommit(): boolean {
    return membershipsInForce(this.#state).every(({ quorum, voters }) => {
      const present = voters.filter((voter) => voter === this.#context.key || this.#isStoring(voter));
      return quorum === null || present.length > voters.length - quorum;
    });
  }

  /** Whether every voter that answers and keeps up with the log has stored the newest key. */
  get #isKeyStored(): boolean {
    const { stored } = this.#state;
    const index = this.#keys.at(-1)?.from ?? -1;
    return this.#membership.voters.every(
      (voter) => !this.#isStoring(voter) || (stored[voter] ?? -1) >= index,
    );
  }

  /** Whether a voter answers and keeps up with the log. The table does not wait for a voter that answers but falls behind. */
  #isStoring(voter: string): boolean {
    const { heard, stored, log } = this.#state;
    const { now } = this.#context;
    if (now - (heard[voter] ?? Number.NEGATIVE_INFINITY) >= LEASE_MS) return false;
    const isBehind = (stored[voter] ?? -1) < log.length - 1;
    return !isBehind || now - (this.#caughtUpAt.get(voter) ?? now) < LEASE_MS;
  }

  // Keys

  /** Whether the newest key is split among the current voters. */
  get #hasKey(): boolean {
    return !this.#hasSecrets || this.#keys.at(-1)?.membership === nameOf(this.#membership);
  }

  get #membership(): Membership {
    return membershipOf(this.#state.log)!;
  }

  /** Makes a key for the current voters, unless they have one. The `key` entry is appended once the key is split into shares. */
  renewKey(): void {
    if (this.#hasKey || !this.mayChangeMembership) return;
    const { voters, quorum } = this.#membership;
    const name = nameOf(this.#membership);
    if (this.#nextKey?.for !== name) {
      const key = textOf(this.#context.parts.random(KEY_BYTES));
      this.#nextKey = { key, for: name, shares: quorum === null ? [] : null };
      if (quorum !== null) this.#context.effects.push({ type: 'split', key, voters: voters.length, quorum });
    }
    if (this.#nextKey.shares) this.#enterKey(this.#nextKey.key, this.#nextKey.shares);
  }

  /** Keeps the shares of the next key, which the effect `split` asked for. */
  split(key: string, shares: readonly string[]): void {
    if (this.#nextKey?.key === key) this.#nextKey.shares = shares;
  }

  /** Appends the `key` entry. The new key seals all earlier keys, so whoever has it can open the whole log. */
  #enterKey(key: string, shares: readonly string[]): void {
    this.#nextKey = null;
    const { length: from } = this.log;
    const older = this.#keys.map((earlier) => [earlier.from, earlier.key]);
    const { voters } = this.#membership;
    const byVoter = Object.fromEntries(shares.map((share, index) => [voters[index]!, share]));
    this.#keys.push({ from, key, membership: nameOf(this.#membership), shares: byVoter });
    const body: Body = { kind: 'key' };
    this.#append(body, [this.sign(body)], seal(bytesOf(key, KEY_BYTES)!, from, older));
  }

  /** A voter's share of the newest key. */
  shareOf(voter: string): { readonly from: number; readonly share: string } | null {
    const newest = this.#keys.at(-1);
    const share = newest?.shares[voter];
    return newest && share !== undefined ? { from: newest.from, share } : null;
  }

  /** The current membership, signed again whenever the log changes it. */
  get membership(): SignedMembership {
    const { voters, quorum } = this.#membership;
    const name = nameOf(this.#membership);
    if (this.#signedMembership?.name !== name) {
      const terms = { match: this.match, term: this.#context.room.term, voters: [...voters], quorum };
      const membership = signMembership(this.#name.room, terms, this.#context.parts.signer);
      this.#signedMembership = { name, membership };
    }
    return this.#signedMembership.membership;
  }

  // The election machine

  get wakeAt(): number {
    return wakeAt(this.#state);
  }

  wake(): void {
    if (this.#context.now >= this.wakeAt) this.#feedMachine({ type: 'wake' });
  }

  receiveAck(from: string, ack: Ack): void {
    const { now } = this.#context;
    // A guest that asks for entries repeatedly gets them at most once per heartbeat.
    if (ack.lacks && now - (this.#resentAt.get(from) ?? Number.NEGATIVE_INFINITY) < HEARTBEAT_MS) return;
    if (ack.lacks) this.#resentAt.set(from, now);
    if (ack.term > this.#state.term && !this.#mayElect(from)) return;
    this.#feedMachine({ type: 'message', from, message: ack });
    const { stored, log } = this.#state;
    const isCaughtUp = (stored[from] ?? -1) === log.length - 1;
    if (isCaughtUp || !this.#caughtUpAt.has(from)) this.#caughtUpAt.set(from, now);
  }

  /** Handles the news of a later term. */
  learnTerm(from: string, term: number): void {
    if (term > this.#state.term)
      this.receiveAck(from, { t: 'ack', term, n: this.#context.now, stored: EMPTY_HEAD, lacks: false });
  }

  /** Whether this person's vote can have helped to elect a later host. The host believes nobody else about a later term. */
  #mayElect(key: string): boolean {
    const state = this.#state;
    return (
      electorate(state).includes(key) && membershipsInForce(state).every(({ quorum }) => quorum !== null)
    );
  }

  /** Signs the next term over to somebody. Null if the election machine refuses. */
  handOver(to: string): Signature | null {
    const candidate = { key: to, term: this.#context.room.term + 1 };
    const { signer } = this.#context.parts;
    const proof = signHandover(signer, this.#name, candidate, this.#nextN, this.log.head);
    return this.#feedMachine({ type: 'hand-over', to, proof }) ? proof : null;
  }

  /** Returns false if the machine refuses the input. */
  #feedMachine(input: Input): boolean {
    const { state, effects } = step(this.#state, input, this.#context.now, () => {
      throw new Error('a host that is deposed stands again as a guest');
    });
    const isHost = state.role === 'host' || state.role === 'handed-over';
    if (isHost) this.#state = state;
    else this.#context.isDeposed = true;
    for (const effect of effects) {
      if (effect.type !== 'send') continue;
      const { message, to } = effect;
      if (message.t === 'hand-over') this.handOverDue = message;
      if (message.t !== 'append') continue;
      if (to === 'everybody') this.#context.isHeartbeatDue = true;
      else this.#resend(to, message.previous.index + 1);
    }
    return !effects.some(({ type }) => type === 'refused');
  }

  /** Makes the next update repeat the entries from index `entries` on to this person. */
  #resend(key: string, entries: number): void {
    const session = this.#context.sessionOf(personOf(key));
    if (session) session.sent = { ...session.sent, entries };
  }
}

/** Identifies a membership. */
const nameOf = ({ term, quorum, voters }: Membership): string => [term, quorum, ...voters].join(' ');

/** Whether the body of an entry is secret. A `key` entry seals older keys, not its body. */
const isSecret = ({ kind, sealed }: Entry): boolean => sealed !== null && kind !== 'key';
