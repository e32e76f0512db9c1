/**
 * Runs the election machine (election/election.ts) for a person, and translates its messages for the wire. Signs votes, checks the votes of
 * others, and sends the shares of the sealing key with a vote.
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
import type { HostProof, Message, VoteReply } from '../election/messages.ts';
import { restore, type State, type Stored, wakeAt } from '../election/state.ts';
import { hashed, type LoggedEntry, withoutHash } from '../log/hashed.ts';
import { isSealedLog, type Share } from '../log/open-log.ts';
import type { Signer } from '../protocol/keys.ts';
import type { FromGuest, PeerMessage, WireAppend } from '../protocol/messages.ts';

export interface VoterContext {
  readonly me: string;
  readonly signer: Signer;
  readonly room: string;
  match(): number;
  shares(): readonly Share[];
  /** Replaces the log from index `from` on. */
  replaceLog(from: number, entries: readonly LoggedEntry[]): void;
  sendHost(message: FromGuest): void;
  sendPeer(to: string, message: PeerMessage): void;
  /** Asks whether these shares open the log. The answer comes by `opened`. */
  open(entries: readonly Entry[], shares: readonly Share[]): void;
  elected(by: ElectedBy): void;
  changed(): void;
}

export type ElectedBy = { readonly votes: readonly Vote[] } | { readonly handover: Signature };

type WireVote = Extract<PeerMessage, { readonly t: 'vote' }>;

export class Voter {
  readonly #context: VoterContext;
  #state: State;
  /** The match whose log this is. */
  #match: number;
  /** The votes for this candidate, with their shares. */
  #votes = new Map<string, WireVote>();
  /** Whether the shares so far open the log. */
  #isOpened = false;

  constructor(context: VoterContext, stored: Stored, entries: readonly LoggedEntry[], now: number) {
    this.#context = context;
    this.#match = context.match();
    this.#state = restore(context.me, stored, entries, now);
  }

  get stored(): Stored {
    const { term, votedFor, handedOver, committed } = this.#state;
    return { term, votedFor, handedOver, committed };
  }

  get state(): State {
    return this.#state;
  }

  get wakeAt(): number {
    return wakeAt(this.#state);
  }

  /** Whether this person may vote. */
  get isVoter(): boolean {
    return membershipOf(this.#state.log)?.voters.includes(this.#context.me) ?? false;
  }

  /** The number of votes for this person, for the screen. */
  get votes(): number {
    const { role, phase, votes } = this.#state;
    return role === 'candidate' && phase === 'vote' ? Object.keys(votes).length + 1 : 0;
  }

  /** In another match the log begins anew; terms go on. */
  #meet(now: number): void {
    const match = this.#context.match();
    if (match === this.#match) return;
    this.#match = match;
    this.#state = restore(this.#context.me, { ...this.stored, committed: -1 }, [], now);
  }

  appended(
    host: string,
    { term, n, previous, committed }: WireAppend,
    entries: readonly LoggedEntry[],
    now: number,
  ): void {
    this.#meet(now);
    this.#input(
      { type: 'message', from: host, message: { type: 'append', term, n, previous, entries, committed } },
      now,
    );
  }

  handedOver(
    host: string,
    { term, n, previous, committed }: WireAppend,
    entries: readonly LoggedEntry[],
    handover: Signature,
    now: number,
  ): void {
    const message: Message = { type: 'hand-over', term, n, previous, entries, committed, proof: handover };
    this.#input({ type: 'message', from: host, message }, now);
  }

  wake(now: number): void {
    if (now >= this.wakeAt) this.#input({ type: 'wake' }, now);
  }

  waitLonger(ms: number, now: number): void {
    this.#input({ type: 'wait-longer', ms }, now);
  }

  /** Handles a message of another voter or a candidate. */
  heard(from: string, message: Exclude<PeerMessage, { readonly t: 'host' }>, now: number): void {
    if (message.match !== this.#context.match()) return;
    if (message.t === 'request-vote') {
      const { term, pre, n, head } = message;
      this.#input({ type: 'message', from, message: { type: 'request-vote', term, pre, n, head } }, now);
    } else this.#heardVote(from, message, now);
  }

  #heardVote(from: string, message: WireVote, now: number): void {
    const isBinding = message.granted && !message.pre;
    if (isBinding && !this.#isValid(from, message)) return;
    if (!isBinding) {
      this.#count(from, message, now);
      return;
    }
    this.#votes.set(from, message);
    if (!isSealedLog(this.#entries) || this.#isOpened) {
      this.#count(from, message, now);
      return;
    }
    const longest = [...this.#votes.values()].reduce((one, other) =>
      other.entries.length > one.entries.length ? other : one,
    );
    const entries = [...this.#entries.slice(0, longest.previous.index + 1), ...longest.entries];
    this.#context.open(entries.length > this.#entries.length ? entries : this.#entries, this.shares);
  }

  get #entries(): readonly Entry[] {
    return this.#state.log as readonly LoggedEntry[];
  }

  /** All shares that this candidate has, including its own. */
  get shares(): Share[] {
    return [...this.#context.shares(), ...[...this.#votes.values()].flatMap(({ shares }) => shares)];
  }

  /** Counts the votes, because their shares open the log. */
  opened(now: number): void {
    this.#isOpened = true;
    for (const [from, message] of [...this.#votes]) this.#count(from, message, now);
  }

  #isValid(from: string, { vote, term, head }: WireVote): boolean {
    return (
      vote !== null &&
      vote.key === from &&
      // Everybody checks the signed head against the log, so it must be the one that counts here.
      vote.lastTerm === head.term &&
      vote.index === head.index &&
      vote.hash === head.hash &&
      isVoteSigned(vote, this.#context.room, { key: this.#context.me, term })
    );
  }

  #count(
    from: string,
    { t: _, match: __, vote, shares: ___, entries, ...reply }: WireVote,
    now: number,
  ): void {
    const message: VoteReply = {
      type: 'vote',
      ...reply,
      entries: hashed(reply.previous.hash, entries),
      proof: vote,
    };
    this.#input({ type: 'message', from, message }, now);
  }

  #input(input: ElectionInput, now: number): void {
    const before = this.#state;
    let by: ElectedBy | null = null;
    const { state, effects } = step(before, input, now, (log, term, key, proof) => {
      by = this.#electedBy(proof, term);
      const entry = entryOf(log.length, term, { kind: 'host', key, term, ...by });
      return hashed(log.at(-1)?.hash ?? '', [entry])[0]!;
    });
    this.#state = state;
    for (const effect of effects) {
      if (effect.type === 'log')
        this.#context.replaceLog(effect.from, effect.entries as readonly LoggedEntry[]);
      else if (effect.type === 'send') this.#send(effect.to, effect.message);
      else if (effect.type === 'role' && effect.role === 'host' && by) this.#context.elected(by);
    }
    if (state.role !== 'candidate' || state.phase !== 'vote') {
      this.#votes.clear();
      this.#isOpened = false;
    }
    if (before.role !== state.role || before.votes !== state.votes) this.#context.changed();
  }

  #electedBy(proof: HostProof, term: number): ElectedBy {
    if ('handover' in proof) return { handover: proof.handover as Signature };
    const others = Object.values(proof.votes) as Vote[];
    return { votes: this.isVoter ? [...others, this.#ownVote(this.#context.me, term)] : others };
  }

  #ownVote(candidate: string, term: number): Vote {
    const { log } = this.#state;
    const last = log.at(-1);
    return signVote(
      this.#context.signer,
      this.#context.room,
      { key: candidate, term },
      { lastTerm: last?.term ?? -1, index: last?.index ?? -1, hash: last?.hash ?? '' },
    );
  }

  #send(to: string | 'everybody', message: Message): void {
    const { sendHost, sendPeer, shares } = this.#context;
    const match = this.#context.match();
    if (message.type === 'ack') {
      const { type: _, ...rest } = message;
      sendHost({ t: 'ack', match, ...rest });
    } else if (message.type === 'request-vote') {
      const { type: _, ...rest } = message;
      const voters = to === 'everybody' ? (membershipOf(this.#state.log)?.voters ?? []) : [to];
      for (const voter of voters)
        if (voter !== this.#context.me) sendPeer(voter, { t: 'request-vote', match, ...rest });
    } else if (message.type === 'vote') {
      const { type: _, proof: __, entries, ...rest } = message;
      const isBinding = message.granted && !message.pre;
      sendPeer(to, {
        t: 'vote',
        match,
        ...rest,
        entries: entries.map((entry) => withoutHash(entry as LoggedEntry)),
        vote: isBinding ? this.#ownVote(to, message.term) : null,
        shares: isBinding ? [...shares()] : [],
      });
    }
  }
}
