/**
 * Runs the election machine (election/election.ts) for a person. Signs votes, checks the votes of others, and sends the shares of the
 * sealing key with a vote.
 */
import {
  type Entry,
  entryOf,
  isVoteSigned,
  type Signature,
  signVote,
  type Vote,
} from '@cheeseboard/engine/fair';
import { type Input as ElectionInput, step } from '../election/election.ts';
import { membershipOf } from '../election/membership.ts';
import type { HostProof, Message } from '../election/messages.ts';
import { lastOf, restore, type State, type Stored, storedOf, wakeAt } from '../election/state.ts';
import { type LoggedEntry, withHashes, withoutHash } from '../log/hashed.ts';
import { isSealedLog, type Share } from '../log/open-log.ts';
import type { PeerMessage } from '../protocol/messages.ts';
import type { ClientOutbox } from './client-outbox.ts';
import type { ClientParts } from './io.ts';
import type { LogFollower } from './log-follower.ts';

export interface VoterContext {
  readonly parts: ClientParts;
  readonly follower: LogFollower;
  readonly out: ClientOutbox;
  elected(electedBy: ElectedBy): void;
}

export type ElectedBy = { readonly votes: readonly Vote[] } | { readonly handover: Signature };

type WireVote = Extract<PeerMessage, { readonly t: 'vote' }>;

export class Voter {
  readonly #context: VoterContext;
  readonly #me: string;
  #state: State;
  /** The match that the log belongs to. */
  #match: number;
  /** The votes for this person as a candidate, with the voters' shares of the sealing key. */
  #votes = new Map<string, WireVote>();
  /** Whether the shares so far open the log. */
  #isOpened = false;

  constructor(context: VoterContext, stored: Stored) {
    const { follower, out } = context;
    this.#context = context;
    this.#me = follower.me;
    this.#match = follower.lastMatch;
    this.#state = restore(this.#me, stored, follower.hashedEntries, out.now);
  }

  get stored(): Stored {
    return storedOf(this.#state);
  }

  get state(): State {
    return this.#state;
  }

  get wakeAt(): number {
    return wakeAt(this.#state);
  }

  /** Whether the newest membership in the log includes this person. */
  get isVoter(): boolean {
    return membershipOf(this.#state.log)?.voters.includes(this.#me) ?? false;
  }

  /** The number of votes for this person, for the screen. */
  get votes(): number {
    const { role, phase, votes } = this.#state;
    return role === 'candidate' && phase === 'vote' ? Object.keys(votes).length + 1 : 0;
  }

  /** Handles an append or a hand-over of the host. */
  receive(host: string, message: Message): void {
    const match = this.#context.follower.lastMatch;
    // Another match begins with an empty log, but the terms go on.
    if (match !== this.#match)
      this.#state = restore(this.#me, { ...this.stored, committed: -1 }, [], this.#context.out.now);
    this.#match = match;
    this.input({ type: 'message', from: host, message });
  }

  wake(): void {
    if (this.#context.out.now >= this.wakeAt) this.input({ type: 'wake' });
  }

  /** Handles a message of another voter or a candidate. */
  receivePeer(from: string, message: Exclude<PeerMessage, { readonly t: 'host' }>): void {
    if (message.match !== this.#context.follower.lastMatch) return;
    if (message.t === 'request-vote') this.input({ type: 'message', from, message });
    else if (!message.granted || message.pre) this.#countVote(from, message);
    else if (this.#isValid(from, message)) this.#collect(from, message);
  }

  /** Keeps a vote. The votes count as soon as the shares of all votes so far open the log. */
  #collect(from: string, message: WireVote): void {
    const ownLog = this.#entries;
    this.#votes.set(from, message);
    if (!isSealedLog(ownLog) || this.#isOpened) {
      this.#countVote(from, message);
      return;
    }
    const longestVote = [...this.#votes.values()].reduce((best, vote) =>
      vote.entries.length > best.entries.length ? vote : best,
    );
    const entries = [...ownLog.slice(0, longestVote.previous.index + 1), ...longestVote.entries];
    const { shares } = this;
    this.#context.out.emit({
      type: 'open-log',
      entries: entries.length > ownLog.length ? entries : ownLog,
      shares,
    });
  }

  get #entries(): readonly Entry[] {
    return this.#state.log as readonly LoggedEntry[];
  }

  /** All shares that this candidate has, including its own. */
  get shares(): Share[] {
    return [...this.#context.follower.shares, ...[...this.#votes.values()].flatMap(({ shares }) => shares)];
  }

  /** Counts the votes, because their shares open the log. */
  countVotes(): void {
    this.#isOpened = true;
    for (const [from, message] of [...this.#votes]) this.#countVote(from, message);
  }

  #isValid(from: string, { vote, term, head }: WireVote): boolean {
    return (
      vote !== null &&
      vote.key === from &&
      // Everybody checks the signed head against the log, so it must equal the head that the message claims.
      vote.lastTerm === head.term &&
      vote.index === head.index &&
      vote.hash === head.hash &&
      isVoteSigned(vote, this.#context.follower.room, { key: this.#me, term })
    );
  }

  #countVote(from: string, message: WireVote): void {
    const entries = withHashes(message.previous.hash, message.entries);
    this.input({ type: 'message', from, message: { ...message, entries } });
  }

  input(input: ElectionInput): void {
    const { out, follower, elected } = this.#context;
    const stateBefore = this.#state;
    let electedBy: ElectedBy | null = null;
    const { state, effects } = step(stateBefore, input, out.now, (log, term, key, proof) => {
      electedBy = this.#electedBy(proof, term);
      const entry = entryOf(log.length, term, { kind: 'host', key, term, ...electedBy });
      return withHashes(log.at(-1)?.hash ?? '', [entry])[0]!;
    });
    this.#state = state;
    for (const effect of effects) {
      if (effect.type === 'log') {
        out.isDirty = true;
        follower.replace(effect.from, (effect.entries as readonly LoggedEntry[]).map(withoutHash), out.now);
      } else if (effect.type === 'send') this.#send(effect.to, effect.message);
      else if (effect.type === 'role' && effect.role === 'host' && electedBy) elected(electedBy);
    }
    if (state.role !== 'candidate' || state.phase !== 'vote') {
      this.#votes.clear();
      this.#isOpened = false;
    }
    if (stateBefore.role !== state.role || stateBefore.votes !== state.votes) out.emit({ type: 'changed' });
  }

  #electedBy(proof: HostProof, term: number): ElectedBy {
    if ('handover' in proof) return { handover: proof.handover as Signature };
    const otherVotes = Object.values(proof.votes) as Vote[];
    return { votes: this.isVoter ? [...otherVotes, this.#ownVote(this.#me, term)] : otherVotes };
  }

  #ownVote(candidate: string, term: number): Vote {
    const { parts, follower } = this.#context;
    const { term: lastTerm, ...head } = lastOf(this.#state.log);
    return signVote(parts.signer, follower.room, { key: candidate, term }, { lastTerm, ...head });
  }

  /** Does not send a new host's first `append`: the host is announced instead, and everybody connects to it. */
  #send(to: string, message: Message): void {
    const { out, follower } = this.#context;
    const match = follower.lastMatch;
    if (message.t === 'ack') out.send({ ...message, match }, true);
    else if (message.t === 'request-vote') this.#sendPeer(to, { ...message, match });
    else if (message.t === 'vote') {
      const isBinding = message.granted && !message.pre;
      const entries = message.entries.map((entry) => withoutHash(entry as LoggedEntry));
      const vote = isBinding ? this.#ownVote(to, message.term) : null;
      const shares = isBinding ? [...follower.shares] : [];
      this.#sendPeer(to, { ...message, match, entries, vote, shares });
    }
  }

  /** Stores the state with every message to others, even if an earlier write has failed. */
  #sendPeer(to: string, message: PeerMessage): void {
    this.#context.out.isDirty = true;
    this.#context.out.emit({ type: 'peer', to, message });
  }
}
