/**
 * A person's part in the log: stores what the host appends, checks it, signs their own acts, gives reveals, remembers what they were shown,
 * and takes part in elections (election/election.ts). Believes the host nothing that it can check.
 */
import type { AnyGame, ChanceRequest, Match, MoveBase, Seat, ViewBase, Viewer } from '@cheeseboard/engine';
import {
  type Body,
  canonicalJson,
  checkEntry,
  digestOf,
  type Entry,
  type Hash,
  Log,
  LogVerifier,
  nameOf,
  type Signature,
  type StartBody,
  signDigest,
} from '@cheeseboard/engine/fair';
import { audit, ownViolation, shownBy, type Verdict, type Violation, viewDigest } from '../audit/audit.ts';
import { drawStateOf, kindOf } from '../chance/draw-state.ts';
import { OwnChains } from '../chance/own-chains.ts';
import { hashedLog, type LoggedEntry } from '../log/hashed.ts';
import { stepIndexes } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import type { FromGuest } from '../protocol/messages.ts';
import { roomName } from '../protocol/room.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { ClientParts } from './io.ts';
import type { MatchMemory, Memory } from './memory.ts';
import { pendingDraw } from './own-engine.ts';

const SALT_BYTES = 16;
const KEPT_SHARES = 2;

/** What the audit of a finished match gives. */
export interface Finished {
  readonly number: number;
  /** With every body open. */
  readonly log: Log;
  readonly match: Match;
  readonly verdict: Verdict;
}

export class LogFollower {
  readonly me: string;
  readonly #parts: ClientParts;
  readonly #room: string;
  #lastMatch: number;
  #match: MatchMemory | null;
  #log: Log;
  /** Replays the game as far as it is public. Behind the log, or null: it begins anew with the next entry. */
  #verifier: LogVerifier | null = null;
  #chains: OwnChains | null = null;
  #finished: Finished | null = null;
  /** The newest draw that a reveal was given to, so that it is sent once. */
  #revealedFor = '';
  #signedFor = '';

  constructor(parts: ClientParts, { lastMatch, match }: Memory) {
    this.#parts = parts;
    this.me = textOf(parts.signer.publicKey);
    this.#room = roomName(parts.invitation.secret);
    this.#lastMatch = lastMatch;
    this.#match = match;
    this.#log = new Log(match?.entries ?? []);
  }

  get log(): Log {
    return this.#log;
  }

  get memory(): Pick<Memory, 'lastMatch' | 'match'> {
    return {
      lastMatch: this.#lastMatch,
      match: this.#match && { ...this.#match, entries: this.#log.entries },
    };
  }

  get have(): Extract<FromGuest, { readonly t: 'proof' }>['have'] {
    return this.#match && { match: this.#match.match, head: this.#log.head };
  }

  get violation(): Violation | null {
    return this.#match?.violation ?? null;
  }

  /** The last finished match: it is shown until the next one starts. */
  get finished(): Finished | null {
    return this.#finished;
  }

  /** Whether no body of the log is secret. */
  get isOpen(): boolean {
    return this.#log.length > 0 && this.#log.entries.every(({ body }) => body !== null);
  }

  /** A new connection: what was sent may not have arrived. */
  reconnected(): void {
    this.#revealedFor = '';
    this.#signedFor = '';
  }

  // The log

  /** Makes room for the match that the host writes. False for one that is over: match numbers only grow. */
  meet(match: number): boolean {
    if (this.#match?.match === match) return true;
    if (match < this.#lastMatch || (match === this.#lastMatch && this.#match !== null)) {
      this.#violate(ownViolation('asked', 0, this.#log));
      return false;
    }
    this.#begin(match);
    return true;
  }

  #begin(match: number): void {
    this.#lastMatch = match;
    this.#log = new Log();
    this.#chains = null;
    this.#match = {
      match,
      // On one device nothing is remembered but the log, so the same chains must come back after a reload.
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

  /** False: one host writes all entries of a term, and never takes one back (Raft 5.3). */
  isHonest(entries: readonly LoggedEntry[]): boolean {
    const other = entries.find((entry) => this.#isFork(entry));
    if (other) {
      const table = this.#log.stateAt(other.index);
      this.#violate({ kind: 'fork', index: other.index, key: table.host, name: nameOf(table, table.host) });
    }
    return !other;
  }

  #isFork({ index, hash, term, body }: LoggedEntry): boolean {
    const mine = this.#log.entries[index];
    if (!mine || this.#log.hashes[index] === hash) return false;
    // A host that hands over stops first, so nothing that it wrote is lost.
    const isHandover = body?.kind === 'host' && 'handover' in body;
    return mine.term === term || (isHandover && mine.term === term - 1);
  }

  /** The log is `entries` from index `from` on. Every new one is checked. */
  replace(from: number, entries: readonly Entry[], games: readonly AnyGame[] | null): void {
    if (from < this.#log.length) {
      this.#log = new Log(this.#log.entries.slice(0, from));
      const views = Object.entries(this.#match!.views).filter(([index]) => Number(index) < from);
      this.#remember({ views: Object.fromEntries(views) });
    }
    for (const entry of entries) {
      const violation = this.#check(entry, games);
      if (violation) this.#violate(violation);
      else if (!this.#isDrawAsAsked(entry)) this.#violate(ownViolation('asked', entry.index, this.#log));
      this.#log.append(entry);
    }
  }

  /** With the rules, even illegal moves and wrong draws are found at once, as long as nothing before them is secret. */
  #check(entry: Entry, games: readonly AnyGame[] | null): Violation | null {
    if (this.violation) return null;
    if (!games) return checkEntry(this.#log, entry);
    if (this.#verifier?.log.head.hash !== this.#log.head.hash) {
      this.#verifier = new LogVerifier(games);
      const verdict = this.#verifier.takeAll(this.#log.entries);
      if (verdict.type === 'violation') return verdict.violation;
    }
    return this.#verifier.take(entry);
  }

  /** A host that asked for a reveal of one chain must not enter a draw of the other. */
  #isDrawAsAsked(entry: Entry): boolean {
    const { lastReveal } = this.#match!;
    if (entry.kind !== 'draw' || lastReveal?.after !== this.#log.lastStep.hash) return true;
    return kindOf(entry) === lastReveal.kind;
  }

  get hashedEntries(): LoggedEntry[] {
    return hashedLog(this.#log);
  }

  /** Bodies of sealed entries, when the match is over. */
  open(bodies: readonly (readonly [number, Body])[], games: readonly AnyGame[] | null): void {
    const entries = [...this.#log.entries];
    for (const [index, body] of bodies) {
      const entry = entries[index];
      if (!entry || entry.body) continue;
      if (digestOf(body) === entry.digest) entries[index] = { ...entry, body };
      else {
        const { host } = this.#log.state!;
        this.#violate({ kind: 'digest', index, key: host, name: nameOf(this.#log.state!, host) });
      }
    }
    this.#log = new Log(entries);
    this.finish(games);
  }

  /** Checks everything once every body is known and the rules are loaded. */
  finish(games: readonly AnyGame[] | null): void {
    if (!games || !this.#match || !this.isOpen) return;
    const { match: number } = this.#match;
    if (this.#finished?.number === number) return;
    const { match, verdict } = audit(this.#log, this.memory.match!, games);
    if (verdict.type === 'failed') this.#violate(verdict.violation);
    if (match?.result) this.#finished = { number, log: this.#log, match, verdict };
  }

  // What the host shows

  /**
   * Whether a snapshot shows the position after the newest entry that is stored here: nothing else can be checked. The match before is still
   * shown while the next one is being signed.
   */
  isCurrent({ match }: Snapshot): boolean {
    const mine = this.#match;
    if (!match || (mine && match.number < mine.match)) return true;
    return match.number === mine?.match && match.head.hash === this.#log.head.hash;
  }

  /** Remembers what was shown after the newest entry. */
  saw({ match }: Snapshot): void {
    const mine = this.#match;
    if (!match || !mine || match.number !== mine.match) return;
    const { head, view, log, share } = match;
    if (view.viewer !== this.viewer) {
      this.#violate(ownViolation('view', head.index, this.#log));
      return;
    }
    const digest = viewDigest(view, log);
    const replayed = this.#replayed;
    if (replayed && shownBy(replayed, view.viewer) !== digest)
      this.#violate(ownViolation('view', head.index, this.#log));
    const before = mine.views[head.index];
    if (before && before.viewer === view.viewer && before.digest !== digest) {
      this.#violate(ownViolation('view', head.index, this.#log));
    }
    if (!before) this.#remember({ views: { ...mine.views, [head.index]: { viewer: view.viewer, digest } } });
    if (share && !mine.shares.some(({ from }) => from === share.from)) {
      this.#remember({ shares: [...mine.shares, share].slice(-KEPT_SHARES) });
    }
  }

  /** The host accepted a move with this signature. It sends the entry before the answer. */
  accepted({ n }: Signature): void {
    const isMine = (one: Signature) => one.key === this.me && one.n === n;
    if (this.#log.entries.findLast(({ signatures }) => signatures.some(isMine))) return;
    this.#violate(ownViolation('dropped', this.#log.length - 1, this.#log));
  }

  /** A stand-in began to play for me although I was here. */
  dispute(entry: number): void {
    this.#violate(ownViolation('stand-in', entry, this.#log));
  }

  /** This person's seat, as the log has it. */
  get viewer(): Viewer {
    const seat = this.#log.state?.seats.findIndex(({ key }) => key === this.me) ?? -1;
    return seat < 0 ? 'spectator' : seat;
  }

  /** What the snapshot asks of this player. Without the rules there is no reveal: `game` says what is drawn. */
  answers(snapshot: Snapshot, game: AnyGame | undefined): FromGuest[] {
    const { wanted, match } = snapshot;
    return [
      ...(wanted ? this.#answerWanted(wanted, snapshot) : []),
      ...(match?.draw && game ? this.#giveReveal(match, game) : []),
    ];
  }

  #answerWanted(wanted: NonNullable<Snapshot['wanted']>, shown: Snapshot): FromGuest[] {
    const { match } = wanted;
    const isJoin = match === this.#match?.match;
    // A match that is over, or was signed before, is not signed again.
    if (match < this.#lastMatch || (match === this.#lastMatch && !isJoin)) {
      this.#violate(ownViolation('asked', 0, this.#log));
      return [];
    }
    if (wanted.kind === 'commitments') {
      if (!isJoin) this.#begin(match);
      return [{ t: 'commitments', match, ...this.#ownChains.commitments }];
    }
    const digest = digestOf(wanted.body);
    if (!isJoin || this.#signedFor === digest || !this.#isMine(wanted.body, shown)) return [];
    this.#signedFor = digest;
    return [{ t: 'sign', match, digest, signature: this.#sign(digest) }];
  }

  /** Signs only what is about this room and match, the rules that the lobby showed, the own seat and the own commitments. */
  #isMine(body: Body, shown: Snapshot): boolean {
    const { open, sealed } = this.#ownChains.commitments;
    const isOwn = (holder: object): boolean =>
      Object.entries({ key: this.me, open, sealed }).every(
        ([part, value]) => (holder as Record<string, unknown>)[part] === value,
      );
    if (body.kind === 'seat') return body.change === 'join' && isOwn(body) && this.#log.length > 0;
    if (body.kind !== 'start' || this.#log.length > 0) return false;
    const { room, match, game, options, seats } = body as StartBody;
    const isShown = game === shown.game && canonicalJson(options) === canonicalJson(shown.options);
    return isShown && room === this.#room && match === this.#match!.match && seats.some(isOwn);
  }

  /**
   * Reveals exactly the next link of the chain, for the draw that comes next in the log as it is stored here. Asked twice it gives the same; a
   * reveal of a later draw is never given before this one is in the log.
   */
  #giveReveal({ number, draw, view }: NonNullable<Snapshot['match']>, game: AnyGame): FromGuest[] {
    const mine = this.#match;
    if (!mine || number !== mine.match || !draw || this.#log.length === 0) return [];
    const state = drawStateOf(this.#log);
    const player = state.drawers.findIndex(({ key }) => key === this.me);
    const { hash: after } = this.#log.lastStep;
    if (player < 0 || draw !== state.number || this.#revealedFor === after) return [];
    // Whoever sits out gives nothing: a single reveal would tell its owner the outcome.
    if (state.resting.includes(player)) return [];
    const request = this.#pendingDraw(game, view);
    const kind = request?.sealed ? 'sealed' : 'open';
    const isOtherKind = mine.lastReveal?.after === after && mine.lastReveal.kind !== kind;
    if (!request || isOtherKind) {
      this.#violate(ownViolation('asked', this.#log.length - 1, this.#log));
      return [];
    }
    this.#revealedFor = after;
    const index = state.counts[kind] + 1;
    const isOwn = state.drawers[player]![kind] === this.#ownChains.commitments[kind];
    const reveal = isOwn ? this.#ownChains.reveal(kind, index) : null;
    const revealed = { ...mine.revealed, [kind]: Math.max(mine.revealed[kind], index) };
    if (reveal !== null) this.#remember({ revealed, lastReveal: { after, kind } });
    return [{ t: 'reveal', match: number, draw, reveal }];
  }

  /** The match after the newest entry, where nothing in the log is secret. */
  get #replayed(): Match | null {
    const verifier = this.#verifier;
    const isReplayed = verifier?.secret === 0 && verifier.log.head.hash === this.#log.head.hash;
    return isReplayed ? verifier.match : null;
  }

  /** By the log if it is public; otherwise by the view, which the audit checks. */
  #pendingDraw(game: AnyGame, view: ViewBase): ChanceRequest | null {
    const replayed = this.#replayed;
    return replayed ? replayed.chance : pendingDraw(game, view);
  }

  get #ownChains(): OwnChains {
    const { match, salt } = this.#match!;
    this.#chains ??= new OwnChains(this.#parts.seed, this.#room, match, salt);
    return this.#chains;
  }

  // What this person does

  signMove(seat: Seat, move: MoveBase): { readonly salt: string; readonly signature: Signature } | null {
    if (!this.#match || this.#log.length === 0) return null;
    const salt = textOf(this.#parts.random(SALT_BYTES));
    // As it arrives: undefined parts are not sent.
    const body = { kind: 'move', seat, move: JSON.parse(canonicalJson(move)) as MoveBase, salt };
    return { salt, signature: this.#sign(digestOf(body)) };
  }

  /** `to`: what the others were asked; left out by whoever asks first. */
  signUndo(seat: Seat, to?: number): { readonly signature: Signature } | null {
    const last = stepIndexes(this.#log.entries).at(-1);
    if (!this.#match || last === undefined || (to !== undefined && to !== last - 1)) return null;
    return { signature: this.#sign(digestOf({ kind: 'undo', to: last - 1, seat })) };
  }

  #sign(digest: Hash): Signature {
    const { match } = this.#match!;
    // The host's own screen shares its key, and so the counter, with the table that it hosts.
    const n = Math.max(this.#match!.n, this.#log.counterOf(this.me)) + 1;
    this.#remember({ n });
    return signDigest(this.#parts.signer, { room: this.#room, match }, digest, n, this.#log.head);
  }

  #remember(change: Partial<MatchMemory>): void {
    this.#match = { ...this.#match!, ...change };
  }

  /** The first violation stays: what follows from it would hide it. */
  #violate(violation: Violation): void {
    if (this.#match && !this.#match.violation) this.#remember({ violation });
  }
}
