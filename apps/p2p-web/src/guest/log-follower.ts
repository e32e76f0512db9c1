/**
 * A person's copy of the log: stores and checks what the host appends, signs the person's acts, gives reveals, and remembers what was shown.
 * It checks whatever it can instead of trusting the host.
 */
import type { AnyGame, Match, MoveBase, Seat, Viewer } from '@cheeseboard/engine';
import {
  type Body,
  canonicalJson,
  checkEntry,
  digestOf,
  type Entry,
  type Hash,
  type Head,
  Log,
  LogVerifier,
  nameOf,
  quorumOf,
  type Signature,
  type StartBody,
  signDigest,
  votersOf,
} from '@cheeseboard/engine/fair';
import {
  audit,
  type OwnViolation,
  ownViolation,
  shownDigest,
  type Verdict,
  type Violation,
  viewDigest,
} from '../audit/audit.ts';
import { OwnSeat } from '../audit/own-seat.ts';
import { drawStateOf, kindOf } from '../chance/draw-state.ts';
import { OwnChains } from '../chance/own-chains.ts';
import { isMembershipBy, type Membership } from '../election/host-proof.ts';
import { hashedLog, type LoggedEntry, withoutHash } from '../log/hashed.ts';
import type { Share } from '../log/open-log.ts';
import { recordOf, stepIndexes } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import type { FromGuest } from '../protocol/messages.ts';
import { roomName } from '../protocol/room.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { ClientParts } from './io.ts';
import type { MatchMemory, Memory } from './memory.ts';
import { pendingDraw } from './own-engine.ts';

const SALT_BYTES = 16;
const MAX_SHARES = 2;

export interface Finished {
  readonly number: number;
  /** The log with every body. */
  readonly log: Log;
  readonly match: Match;
  readonly verdict: Verdict;
  readonly record: string;
}

export class LogFollower {
  readonly me: string;
  readonly #parts: ClientParts;
  readonly room: string;
  readonly ownSeat: OwnSeat;
  #rules: readonly AnyGame[] | null = null;
  /** The highest match number so far. */
  lastMatch: number;
  #match: MatchMemory | null;
  log: Log;
  /** Replays the public part of the game. If it is behind the log, or null, it starts again with the next entry. */
  #verifier: LogVerifier | null = null;
  /** The signature of the newest membership that was checked. */
  #membership = '';
  #chains: OwnChains | null = null;
  /** The last finished match, which is shown until the next one starts. */
  finished: Finished | null = null;
  /** The step after which the last reveal was sent, so that each reveal is sent once. */
  #revealedFor = '';
  #signedFor = '';
  /** The newest entry that the host has sent, whether or not it was accepted. */
  sentHash: Hash = '';

  constructor(parts: ClientParts, { lastMatch, match }: Memory) {
    this.#parts = parts;
    this.me = textOf(parts.signer.publicKey);
    this.room = roomName(parts.invitation.secret);
    this.ownSeat = new OwnSeat(this.me);
    this.lastMatch = lastMatch;
    this.#match = match;
    this.log = new Log(match?.entries ?? []);
  }

  get memory(): Pick<Memory, 'lastMatch' | 'match'> {
    return {
      lastMatch: this.lastMatch,
      match: this.#match && { ...this.#match, entries: this.log.entries },
    };
  }

  get shares(): readonly Share[] {
    return this.#match?.shares ?? [];
  }

  get have(): Extract<FromGuest, { readonly t: 'proof' }>['have'] {
    return this.#match && { match: this.#match.match, head: this.log.head };
  }

  get violation(): Violation | null {
    return this.#match?.violation ?? null;
  }

  /** Whether no body of the log is secret. */
  get isOpen(): boolean {
    return this.log.length > 0 && this.log.entries.every(({ body }) => body !== null);
  }

  loadRules(rules: readonly AnyGame[]): void {
    this.#rules = rules;
    this.ownSeat.loadRules();
    this.#auditIfComplete();
  }

  get game(): AnyGame | undefined {
    return this.log.length > 0 ? this.#rules?.find(({ id }) => id === this.log.start.game) : undefined;
  }

  /** Sends answers again after a reconnect, because they may be lost. */
  answerAgain(): void {
    this.#revealedFor = '';
    this.#signedFor = '';
  }

  // The log

  /**
   * Begins the match with this number. Returns false for an earlier one, because match numbers only grow. In a later term, that is no violation:
   * others may have continued an earlier match, while this person's host began a new one without them.
   */
  enterMatch(match: number, term: number): boolean {
    if (this.#match?.match === match) return true;
    if (match < this.lastMatch || (match === this.lastMatch && this.#match !== null)) {
      if (term <= (this.log.state?.term ?? 0)) this.#accuse('asked', 0);
      return false;
    }
    this.#beginMatch(match);
    return true;
  }

  #beginMatch(match: number): void {
    this.lastMatch = match;
    this.log = new Log();
    this.#chains = null;
    this.#match = {
      match,
      // On one device only the log is saved, so a reload must derive the same chains again.
      salt: this.#parts.isShared ? '' : textOf(this.#parts.random(SALT_BYTES)),
      revealed: { open: 0, sealed: 0 },
      lastReveal: null,
      n: 0,
      entries: [],
      views: {},
      shares: [],
      violation: null,
    };
  }

  /** Returns false for a fork: the host of a term never replaces an entry (Raft 5.3). */
  isHonest(entries: readonly LoggedEntry[]): boolean {
    const fork = entries.find((entry) => this.#isFork(entry));
    if (fork) {
      const state = this.log.stateAt(fork.index);
      this.#violate({ kind: 'fork', index: fork.index, key: state.host, name: nameOf(state, state.host) });
    }
    return !fork;
  }

  #isFork({ index, hash, term, body }: LoggedEntry): boolean {
    const ownEntry = this.log.entries[index];
    if (!ownEntry || this.log.hashes[index] === hash) return false;
    // A host stops before it hands over, so none of its entries may be lost.
    const isHandover = body?.kind === 'host' && 'handover' in body;
    return ownEntry.term === term || (isHandover && ownEntry.term === term - 1);
  }

  /** Whether every new `host` entry has its votes or its hand-over. A host without them is not followed. */
  areHostsProven(previous: Head, entries: readonly LoggedEntry[]): boolean {
    const isNew = ({ kind, index, hash }: LoggedEntry) => kind === 'host' && this.log.hashes[index] !== hash;
    if (!entries.some(isNew) || !this.log.has(previous)) return true;
    const log = new Log(this.log.entries.slice(0, previous.index + 1));
    for (const entry of entries.map(withoutHash)) {
      if (entry.kind === 'host' && checkEntry(log, entry)) return false;
      log.append(entry);
    }
    return true;
  }

  /** Replaces the log from index `from` on, and checks every new entry. */
  replace(from: number, entries: readonly Entry[], now: number): void {
    if (from < this.log.length) {
      this.log = new Log(this.log.entries.slice(0, from));
      const views = Object.entries(this.#match!.views).filter(([index]) => Number(index) < from);
      this.#remember({ views: Object.fromEntries(views) });
    }
    for (const entry of entries) {
      const violation = this.#findViolation(entry);
      if (violation) this.#violate(violation);
      else if (!this.#isDrawAsAsked(entry)) this.#accuse('asked', entry.index);
      this.log.append(entry);
    }
    for (const entry of entries)
      if (this.ownSeat.isWronged(this.log, entry, now)) this.#accuse('stand-in', entry.index);
  }

  /**
   * Returns what is wrong with an entry, or null. Once the rules are loaded, it finds illegal moves and wrong draws too, unless an earlier body
   * is secret.
   */
  #findViolation(entry: Entry): Violation | null {
    if (this.violation) return null;
    if (!this.#rules) return checkEntry(this.log, entry);
    if (this.#verifier?.log.head.hash !== this.log.head.hash) {
      this.#verifier = new LogVerifier(this.#rules);
      const verdict = this.#verifier.takeAll(this.log.entries);
      if (verdict.type === 'violation') return verdict.violation;
    }
    return this.#verifier.take(entry);
  }

  /** Whether a draw uses the chain whose reveal the host asked for. An honest host never appends a draw of the other chain. */
  #isDrawAsAsked(entry: Entry): boolean {
    const { lastReveal } = this.#match!;
    if (entry.kind !== 'draw' || lastReveal?.after !== this.log.lastStep.hash) return true;
    return kindOf(entry) === lastReveal.kind;
  }

  get hashedEntries(): LoggedEntry[] {
    return hashedLog(this.log);
  }

  /** Adds the bodies of sealed entries when the match is over. */
  openBodies(bodies: readonly (readonly [number, Body])[]): void {
    const entries = [...this.log.entries];
    for (const [index, body] of bodies) {
      const entry = entries[index];
      if (!entry || entry.body) continue;
      if (digestOf(body) === entry.digest) entries[index] = { ...entry, body };
      else {
        const { host } = this.log.state!;
        this.#violate({ kind: 'digest', index, key: host, name: nameOf(this.log.state!, host) });
      }
    }
    this.log = new Log(entries);
    this.#auditIfComplete();
  }

  /** Audits the match once every body is known and the rules are loaded. */
  #auditIfComplete(): void {
    if (!this.#rules || !this.#match || !this.isOpen) return;
    const { match: number } = this.#match;
    if (this.finished?.number === number) return;
    const { match, verdict } = audit(this.log, this.memory.match!, this.#rules);
    if (verdict.type === 'failed') this.#violate(verdict.violation);
    const log = this.log;
    if (match?.result) this.finished = { number, log, match, verdict, record: recordOf(log, match) };
  }

  // Snapshots

  /**
   * Whether a snapshot belongs to the newest stored entry: the view can be checked only if every entry that the host sent was accepted. The
   * last match stays on screen while the next one is being signed.
   */
  isCurrent({ match, phase }: Snapshot): boolean {
    const ownMatch = this.#match;
    if (!match || (this.isStartingAfter(match.number) && phase !== 'playing')) return true;
    if (match.number !== ownMatch?.match || this.log.length === 0 || this.log.head.hash !== this.sentHash)
      return false;
    return this.#isSignedMembership(match.membership);
  }

  /** Whether a match later than `match` is being signed and has no entries yet. */
  isStartingAfter(match: number): boolean {
    return this.#match !== null && match < this.#match.match && this.log.length === 0;
  }

  /** Whether the host signed the membership that the log gives. Without that signature, a host elected later could not prove its election. */
  #isSignedMembership(membership: Membership | null): boolean {
    const state = this.log.state!;
    const voters = votersOf(state);
    const expected = [
      this.#match!.match,
      state.term,
      quorumOf(voters.length, state.policy.quorum),
      ...voters,
    ];
    const { match, term, quorum, voters: namedVoters } = membership ?? { voters: [] };
    if (canonicalJson([match, term, quorum, ...namedVoters]) !== canonicalJson(expected)) return false;
    const { signature } = membership!;
    if (signature !== this.#membership && !isMembershipBy(state.host, this.room, membership!)) return false;
    this.#membership = signature;
    return true;
  }

  rememberView({ match }: Snapshot): void {
    const ownMatch = this.#match;
    if (!match || !ownMatch || match.number !== ownMatch.match) return;
    const { view, log, share } = match;
    const { index } = this.log.head;
    if (view.viewer !== this.viewer) {
      this.#accuse('view', index);
      return;
    }
    const digest = viewDigest(view, log);
    const replayed = this.#replayed;
    if (replayed && shownDigest(replayed, view.viewer) !== digest) this.#accuse('view', index);
    const rememberedView = ownMatch.views[index];
    if (rememberedView && rememberedView.viewer === view.viewer && rememberedView.digest !== digest) {
      this.#accuse('view', index);
    }
    if (!rememberedView)
      this.#remember({ views: { ...ownMatch.views, [index]: { viewer: view.viewer, digest } } });
    if (share && !ownMatch.shares.some(({ from }) => from === share.from)) {
      this.#remember({ shares: [...ownMatch.shares, share].slice(-MAX_SHARES) });
    }
  }

  /** Accuses a host that accepted a move with this signature but did not append it: the entry comes before the answer. */
  expectEntry({ n, seen }: Signature): void {
    // The move belongs to an earlier match.
    if (!this.log.has(seen)) return;
    const isMine = (signature: Signature) => signature.key === this.me && signature.n === n;
    if (this.log.entries.findLast(({ signatures }) => signatures.some(isMine))) return;
    this.#accuse('dropped', this.log.length - 1);
  }

  /** This person's seat in the log, or `spectator`. */
  get viewer(): Viewer {
    const seat = this.log.state?.seats.findIndex(({ key }) => key === this.me) ?? -1;
    return seat < 0 ? 'spectator' : seat;
  }

  /** Answers what the snapshot asks of this player. Without the rules there is no reveal, because they say what is drawn. */
  answers(snapshot: Snapshot): FromGuest[] {
    const { wanted, match } = snapshot;
    const { game } = this;
    return [
      ...(wanted ? this.#answerWanted(wanted, snapshot) : []),
      ...(match?.draw && game ? this.#giveReveal(match, game) : []),
    ];
  }

  #answerWanted(wanted: NonNullable<Snapshot['wanted']>, snapshot: Snapshot): FromGuest[] {
    const { match } = wanted;
    const isJoin = match === this.#match?.match;
    // Never sign an earlier match, or the same one twice.
    if (match < this.lastMatch || (match === this.lastMatch && !isJoin)) {
      this.#accuse('asked', 0);
      return [];
    }
    if (wanted.kind === 'commitments') {
      if (!isJoin) this.#beginMatch(match);
      return [{ t: 'commitments', match, ...this.#ownChains.commitments }];
    }
    const digest = digestOf(wanted.body);
    if (!isJoin || this.#signedFor === digest || !this.#maySign(wanted.body, snapshot)) return [];
    this.#signedFor = digest;
    return [{ t: 'sign', match, digest, signature: this.#sign(digest) }];
  }

  /** Whether a body may be signed: it must hold this room and match, the rules from the lobby, and this person's seat and commitments. */
  #maySign(body: Body, snapshot: Snapshot): boolean {
    const { open, sealed } = this.#ownChains.commitments;
    const isOwn = (holder: object): boolean =>
      Object.entries({ key: this.me, open, sealed }).every(
        ([field, value]) => (holder as Record<string, unknown>)[field] === value,
      );
    if (body.kind === 'seat') return body.change === 'join' && isOwn(body) && this.log.length > 0;
    if (body.kind !== 'start' || this.log.length > 0) return false;
    const { room, match, game, options, seats } = body as StartBody;
    const isShown = game === snapshot.game && canonicalJson(options) === canonicalJson(snapshot.options);
    return isShown && room === this.room && match === this.#match!.match && seats.some(isOwn);
  }

  /**
   * Reveals exactly the next link of the chain, for the next draw of the stored log. The same question gets the same answer. No later link is
   * revealed before this draw is in the log.
   */
  #giveReveal({ number, draw, view }: NonNullable<Snapshot['match']>, game: AnyGame): FromGuest[] {
    const ownMatch = this.#match;
    if (!ownMatch || number !== ownMatch.match || !draw || this.log.length === 0) return [];
    const state = drawStateOf(this.log);
    const player = state.drawers.findIndex(({ key }) => key === this.me);
    const { hash: after } = this.log.lastStep;
    if (player < 0 || draw !== state.number || this.#revealedFor === after) return [];
    // A player who sits out reveals nothing: whoever holds an extra reveal could choose between two outcomes.
    if (state.resting.includes(player)) return [];
    // If a body of the log is secret, the draw follows from the view, which the audit checks later.
    const request = this.#replayed ? this.#replayed.chance : pendingDraw(game, view);
    const kind = request?.sealed ? 'sealed' : 'open';
    const isOtherKind = ownMatch.lastReveal?.after === after && ownMatch.lastReveal.kind !== kind;
    if (!request || isOtherKind) {
      this.#accuse('asked', this.log.length - 1);
      return [];
    }
    const index = state.counts[kind] + 1;
    // This link was given for a step that an election took back: whoever has it could choose the outcome now.
    if (index <= ownMatch.revealed[kind] && ownMatch.lastReveal?.after !== after) return [];
    this.#revealedFor = after;
    const isOwn = state.drawers[player]![kind] === this.#ownChains.commitments[kind];
    const reveal = isOwn ? this.#ownChains.reveal(kind, index) : null;
    const revealed = { ...ownMatch.revealed, [kind]: Math.max(ownMatch.revealed[kind], index) };
    if (reveal !== null) this.#remember({ revealed, lastReveal: { after, kind } });
    return [{ t: 'reveal', match: number, draw, reveal }];
  }

  /** The match after the newest entry; null if a body of the log is secret or the rules are missing. */
  get #replayed(): Match | null {
    const verifier = this.#verifier;
    const isReplayed = verifier?.secret === 0 && verifier.log.head.hash === this.log.head.hash;
    return isReplayed ? verifier.match : null;
  }

  get #ownChains(): OwnChains {
    const { match, salt } = this.#match!;
    this.#chains ??= new OwnChains(this.#parts.seed, this.room, match, salt);
    return this.#chains;
  }

  // Signatures

  signMove(seat: Seat, move: MoveBase): { readonly salt: string; readonly signature: Signature } | null {
    if (!this.#match || this.log.length === 0) return null;
    const salt = textOf(this.#parts.random(SALT_BYTES));
    // JSON drops undefined parts, so the digest must too.
    const body = { kind: 'move', seat, move: JSON.parse(canonicalJson(move)) as MoveBase, salt };
    return { salt, signature: this.#sign(digestOf(body)) };
  }

  /** Signs an undo of the last step. `to`: the entry to return to, as the snapshot says; missing for the person who asks first. */
  signUndo(seat: Seat, to?: number): { readonly signature: Signature } | null {
    const lastStepIndex = stepIndexes(this.log.entries).at(-1);
    if (!this.#match || lastStepIndex === undefined || (to !== undefined && to !== lastStepIndex - 1))
      return null;
    return { signature: this.#sign(digestOf({ kind: 'undo', to: lastStepIndex - 1, seat })) };
  }

  #sign(digest: Hash): Signature {
    const { match } = this.#match!;
    // The host's own screen shares its key and counter with the hosted table.
    const n = Math.max(this.#match!.n, this.log.counterOf(this.me)) + 1;
    this.#remember({ n });
    return signDigest(this.#parts.signer, { room: this.room, match }, digest, n, this.log.head);
  }

  #remember(change: Partial<MatchMemory>): void {
    this.#match = { ...this.#match!, ...change };
  }

  #accuse(kind: OwnViolation['kind'], index: number): void {
    this.#violate(ownViolation(kind, index, this.log));
  }

  /** Keeps only the first violation, because later ones may follow from it. */
  #violate(violation: Violation): void {
    if (this.#match && !this.#match.violation) this.#remember({ violation });
  }
}
