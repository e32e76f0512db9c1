/**
 * The matches at a hosted table, one after the other. A match is a log, the engine's match that follows from it, and open questions.
 *
 *   state      on                                          next
 *   none       begin: everybody is asked to sign `start`    starting
 *   starting   all signed                                   running
 *   starting   somebody did not                             starting (they begin with a stand-in)
 *   running    the engine has a result                      over (every body is opened)
 *   any        back to the lobby                            none
 */
import { type AnyGame, type Match, type MoveBase, type Seat, seededDraw } from '@cheeseboard/engine';
import {
  type Body,
  type Commitments,
  canonicalJson,
  digestOf,
  isSigned,
  type Key,
  Log,
  type MoveBody,
  type Policy,
  type SeatHolder,
  type Signature,
  signDigest,
  signersOf,
} from '@cheeseboard/engine/fair';
import { FIRST_STORED } from '../election/state.ts';
import { hashedLog } from '../log/hashed.ts';
import { matchOf, stepIndexes } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import type { Signer } from '../protocol/keys.ts';
import type { FromGuest } from '../protocol/messages.ts';
import { type Random, roomName } from '../protocol/room.ts';
import type { Snapshot, Times } from '../protocol/snapshot.ts';
import type { Answer, Chair, PersonId } from '../tables/table.ts';
import { DrawRound } from './draw-round.ts';
import type { HostElection } from './host-election.ts';
import type { Effect } from './io.ts';
import { LogWriter } from './log-writer.ts';
import type { People } from './people.ts';
import { freeBotName, memberOf, namesOf, type Room, type SavedLog } from './room.ts';
import { type Moved, RunningMatch } from './running-match.ts';
import { SignatureRound } from './signature-round.ts';
import type { Timers } from './timers.ts';
import { Undo } from './undo.ts';

/** The parts of the table that a match uses. */
export interface LifecycleContext {
  readonly room: Room;
  readonly games: readonly AnyGame[];
  readonly timers: Timers;
  readonly signer: Signer;
  readonly random: Random;
  readonly people: People;
  /** Whether bots skip their pauses. */
  fast(): boolean;
  now(): number;
  emit(effect: Effect): void;
  changed(): void;
  /** The host's lease on the log. */
  readonly election: HostElection;
}

export type Signed = NonNullable<Extract<FromGuest, { readonly t: 'do' }>['signed']>;

const SALT_BYTES = 16;
const STAND_IN_LEVEL = 'steady';

interface Running {
  readonly writer: LogWriter;
  readonly match: RunningMatch;
  readonly draws: DrawRound;
}

export class MatchLifecycle {
  readonly undo: Undo;
  readonly #table: LifecycleContext;
  readonly #seed: string;
  #starting: SignatureRound | null = null;
  /** By seat: collects the signature of somebody who joins there. */
  readonly #joining = new Map<Seat, SignatureRound>();
  #running: Running | null = null;
  /** The requested undo, and the signatures of those who agree. */
  #undo: { readonly body: Body; readonly signatures: Signature[] } | null = null;

  constructor(table: LifecycleContext) {
    this.#table = table;
    this.#seed = textOf(table.random(SALT_BYTES));
    const { room, timers, people } = table;
    this.undo = new Undo({
      room,
      timers,
      others: (seat) => people.others(seat),
      to: () => this.undoTo,
      agreed: (seat) => this.#agreedToUndo(seat),
      over: () => this.settle(),
    });
  }

  get running(): RunningMatch | null {
    return this.#running?.match ?? null;
  }

  get match(): Match | null {
    return this.running?.match ?? null;
  }

  get writer(): LogWriter | null {
    return this.#running?.writer ?? null;
  }

  get saved(): SavedLog | null {
    const { writer } = this;
    return writer && { ...writer.saved, committed: this.#table.election.committed };
  }

  /** Whether the host has its lease on the log. */
  get mayAppend(): boolean {
    return this.#table.election.mayAppend(this.#table.now());
  }

  /**
   * Whether a step can be appended: the host has its lease, and the voters can open what it seals. If too few of them are here to commit a new
   * membership, the host goes on with the key of the one before: nobody is elected without a quorum of that one either.
   */
  get mayStep(): boolean {
    const { election, now } = this.#table;
    const { writer } = this;
    if (!this.mayAppend || !writer) return false;
    if (!election.mayChangeMembership) return writer.canSeal && !election.mayCommit(now());
    return writer.hasKey && election.isStoredByPresent(writer.keyIndex, now());
  }

  /** Between a change of the voters and the moment when all of them have their share of a new key. */
  get isRenewingKey(): boolean {
    return this.#table.room.phase === 'playing' && this.writer !== null && this.mayAppend && !this.mayStep;
  }

  get #log() {
    return { room: roomName(this.#table.room.secret), match: this.#table.room.matches };
  }

  // Start and end

  /** Whether players are signing `start`. The table's set-up must not change meanwhile. */
  get isStarting(): boolean {
    return this.#starting !== null;
  }

  /** Starts a new match: asks all seated players for commitments and signatures. */
  begin(): Answer {
    this.#start(this.#seatedKeys());
    this.#table.changed();
    return { ok: true };
  }

  #start(keys: readonly Key[]): void {
    const { room, timers, now, changed } = this.#table;
    this.#starting?.stop();
    room.matches += 1;
    const log = this.#log;
    this.#starting = new SignatureRound(
      keys,
      {
        timers,
        timer: 'start',
        log,
        isHere: (key) => this.#isHere(key),
        // A log begins with nothing seen.
        isUsable: ({ seen }) => new Log().has(seen),
        bodyOf: (commitments) => this.#startBody(commitments),
        done: (body, signatures) => this.#started(body, signatures),
        failed: (signed) => this.#start(signed),
        changed,
      },
      now(),
    );
    this.#starting.look(now());
  }

  #startBody(commitments: ReadonlyMap<Key, Commitments>): Body {
    const { room, games, signer, random } = this.#table;
    const game = games.find(({ id }) => id === room.game)!;
    const names = namesOf(room);
    return {
      kind: 'start',
      ...this.#log,
      game: game.id,
      version: game.version,
      options: room.options,
      policy: policyOf(room),
      seats: room.chairs.map((chair, seat) => this.#holder(chair, names[seat]!, commitments)),
      host: textOf(signer.publicKey),
      term: room.term,
      salt: textOf(random(SALT_BYTES)),
      // Only the first match continues the record; a rematch is a new game.
      ...(room.record !== undefined && room.matches === 1 ? { record: room.record } : {}),
    };
  }

  #holder(chair: Chair, name: string, commitments: ReadonlyMap<Key, Commitments>): SeatHolder {
    if (chair.kind !== 'person') {
      return { kind: 'bot', level: chair.kind === 'bot' ? chair.level : STAND_IN_LEVEL, name };
    }
    const key = this.#keyOf(chair.person)!;
    const own = commitments.get(key);
    return own ? { kind: 'person', key, name, ...own } : { kind: 'absent', key, name };
  }

  #started(body: Body, signatures: readonly Signature[]): void {
    const { room, people, changed, now } = this.#table;
    this.end();
    room.phase = 'playing';
    const writer = this.#writerOf({ match: room.matches, entries: [], keys: [] });
    writer.enter(body, signatures);
    this.#table.election.begin({ ...FIRST_STORED, term: room.term }, hashedLog(writer.log), now());
    this.#run(writer);
    changed();
    people.everybodyAway(now());
    this.settle();
  }

  /** A match that was saved, or that an election handed on. Throws for a log that the engine does not accept. */
  restore(saved: SavedLog): void {
    this.#run(this.#writerOf(saved));
  }

  #writerOf(saved: SavedLog): LogWriter {
    const { room, games, random, emit } = this.#table;
    const { secrets } = games.find(({ id }) => id === room.game)!;
    return new LogWriter(
      {
        match: saved.match,
        secrets,
        random,
        emit,
        term: () => room.term,
        replicate: (entry) => this.#table.election.append(entry, this.#table.now()),
      },
      saved,
    );
  }

  #run(writer: LogWriter): void {
    const { room, games, timers, emit, now, signer, fast } = this.#table;
    const draws = new DrawRound({
      timers,
      ...this.#log,
      log: () => writer.log,
      host: textOf(signer.publicKey),
      isHere: (key) => this.#isHere(key),
      mayAppend: () => this.mayStep,
      drawn: (reveals, outcome, isSealed) => {
        writer.enter({ kind: 'draw', reveals, ...this.#salt() }, [], isSealed);
        this.running!.drawn(outcome, now());
      },
      changed: () => this.#table.changed(),
    });
    const match = new RunningMatch(matchOf(writer.log, games), {
      timers,
      emit,
      drawFor: (label) => seededDraw(`${this.#seed} ${label}`),
      pace: () => (fast() ? (room.shared ? 'at-once' : 'brisk') : 'usual'),
      policy: () => room.policy,
      level: (seat) => this.#levelOf(seat),
      isStill: () => room.paused !== null || !this.mayStep,
      isFrozen: () => !this.mayStep,
      isAsking: () => this.undo.request !== undefined,
      draw: (request) => draws.begin(request, now()),
      enterBotMove: (seat, move, isLate) => this.#enterBotMove(seat, move, isLate),
      changed: () => this.#stepped(),
    });
    this.#running = { writer, match, draws };
  }

  /** Back to the lobby. */
  abandon(): void {
    const { room } = this.#table;
    this.end();
    room.phase = 'lobby';
    for (const member of room.members) member.ready = member.id === room.host || room.shared;
  }

  end(): void {
    const { room, timers } = this.#table;
    this.#starting?.stop();
    this.#starting = null;
    for (const round of this.#joining.values()) round.stop();
    this.#joining.clear();
    this.#running?.draws.stop();
    this.#running?.match.stop();
    this.#running = null;
    this.#undo = null;
    this.#table.election.end();
    timers.clearAll('away ');
    this.undo.lapse();
    room.asks = [];
    room.paused = null;
    room.chairs = room.chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, standIn: false } : chair,
    );
  }

  /** Goes on after anything has changed around it. */
  settle(): void {
    const { room, now } = this.#table;
    if (room.phase !== 'playing') return;
    this.#starting?.look(now());
    this.#reconcile();
    this.running?.settle(now());
    this.#running?.draws.look(now());
  }

  /** True if the timer was one of ours. */
  wake(timer: string): boolean {
    const now = this.#table.now();
    if (timer === 'start') this.#starting?.wake(now);
    else if (timer.startsWith('join ')) this.#joining.get(Number(timer.slice(5)))?.wake(now);
    else return Boolean(this.running?.wake(timer, now) || this.#running?.draws.wake(timer, now));
    return true;
  }

  #stepped(): void {
    const { room, timers, changed } = this.#table;
    changed();
    this.undo.lapse();
    this.#undo = null;
    if (!this.match?.result) return;
    room.phase = 'over';
    room.asks = [];
    timers.clearAll('away ');
  }

  // What players send

  commit(person: PersonId, match: number, commitments: Commitments): void {
    const key = this.#keyOf(person);
    if (match !== this.#table.room.matches || key === undefined) return;
    for (const round of this.#rounds) round.commit(key, commitments, this.#table.now());
  }

  sign(person: PersonId, match: number, digest: string, signature: Signature): void {
    const key = this.#keyOf(person);
    if (match !== this.#table.room.matches || key === undefined) return;
    for (const round of this.#rounds) round.sign(key, digest, signature, this.#table.now());
  }

  reveal(person: PersonId, match: number, draw: number, reveal: string | null): void {
    const key = this.#keyOf(person);
    if (match !== this.#table.room.matches || key === undefined) return;
    this.#running?.draws.give(key, draw, reveal, this.#table.now());
  }

  get #rounds(): SignatureRound[] {
    return [...(this.#starting ? [this.#starting] : []), ...this.#joining.values()];
  }

  /** A person's move, signed for the position that they saw. */
  move(seat: Seat, version: number, move: MoveBase, signed: Signed | undefined): Moved {
    const running = this.#running;
    const log = running?.writer.log;
    if (!running || !log || !signed || !this.mayStep) return { ok: false, why: 'not-now' };
    const { salt, signature } = signed;
    const body: MoveBody = { kind: 'move', seat, move, ...(salt === undefined ? {} : { salt }) };
    const { seats } = log.state!;
    if (seats[seat]?.key !== signature.key || seats[seat]?.playedBy !== 'person')
      return { ok: false, why: 'not-now' };
    if (!running.writer.accepts(body, [signature])) return { ok: false, why: 'stale' };
    const enter = () => void running.writer.enter(body, [signature], this.#secrets);
    return running.match.move(seat, version, move, enter, this.#table.now());
  }

  #enterBotMove(seat: Seat, move: MoveBase, isLate: boolean): void {
    const writer = this.writer!;
    if (isLate) this.#enterSigned({ kind: 'seat', seat, change: 'stand-in', why: 'clock' });
    writer.enter({ kind: 'bot-move', seat, move, ...this.#salt() }, [], this.#secrets);
    if (isLate) this.#enterSigned({ kind: 'seat', seat, change: 'back' });
  }

  /** Somebody asks for an undo, or agrees to one. False: the signature is not of what is asked. */
  agreeToUndo(seat: Seat, signed: Signed | undefined): boolean {
    const log = this.writer?.log;
    const to = log && stepIndexes(log.entries).at(-1);
    if (!log || to === undefined || !signed) return false;
    const asked = this.undo.request;
    const body: Body = { kind: 'undo', to: to - 1, seat: asked?.seat ?? seat };
    const { signature } = signed;
    if (log.state!.seats[seat]?.key !== signature.key || !this.#isUsable(signature)) return false;
    if (!isSigned(signature, this.#log, digestOf(body))) return false;
    if (!asked) this.#undo = { body, signatures: [] };
    this.#undo?.signatures.push(signature);
    return true;
  }

  /** Whether a signature is new, and by somebody who saw this log. */
  #isUsable({ key, seen, n }: Signature): boolean {
    const log = this.writer?.log ?? new Log();
    return log.has(seen) && n > log.counterOf(key);
  }

  /** Where the undo that is asked for goes back to. */
  get undoTo(): number {
    return this.#undo?.body.kind === 'undo' ? this.#undo.body.to : 0;
  }

  #agreedToUndo(seat: Seat): void {
    const undo = this.#undo;
    const running = this.#running;
    this.#undo = null;
    if (!running || !undo || !this.mayStep || !running.match.mayUndo(seat)) return;
    const signers = signersOf(undo.body, running.writer.log.state);
    const signatures = signers.flatMap((key) => undo.signatures.find((one) => one.key === key) ?? []);
    // Somebody who agreed may have signed another entry since, or an earlier position.
    if (!running.writer.accepts(undo.body, signatures)) return;
    running.writer.enter(undo.body, signatures);
    running.match.undo(seat, this.#table.now());
  }

  policyChanged(): void {
    const { room } = this.#table;
    if (this.writer && room.phase === 'playing') this.#reconcile();
  }

  // Who sits where, in the log

  /** Appends entries for what changed at the table since the last one. Changes the membership by one person at a time. */
  #reconcile(): void {
    const { room } = this.#table;
    const log = this.writer?.log;
    if (!log || room.phase !== 'playing' || !this.mayAppend) return;
    if (canonicalJson(log.state!.policy) !== canonicalJson(policyOf(room))) this.#reconcilePolicy();
    for (const [seat, chair] of room.chairs.entries()) this.#reconcileSeat(seat, chair);
    if (!this.writer!.hasKey && this.#table.election.mayChangeMembership)
      this.writer!.makeKey(() => this.#enterKey());
  }

  #reconcilePolicy(): void {
    const { room, election } = this.#table;
    const policy = policyOf(room);
    const isQuorum = policy.quorum !== this.writer!.log.state!.policy.quorum;
    if (!isQuorum || election.mayChangeMembership) this.#enterSigned({ kind: 'policy', policy });
  }

  #reconcileSeat(seat: Seat, chair: Chair): void {
    const { room, election } = this.#table;
    const now = this.writer!.log.state!.seats[seat]!;
    const key = chair.kind === 'person' ? (this.#keyOf(chair.person) ?? null) : null;
    if (now.key !== null && now.key !== key) {
      this.#stopJoining(seat);
      const why = room.barred.includes(now.key) ? 'sent-away' : 'left';
      if (election.mayChangeMembership) this.#enterSigned({ kind: 'seat', seat, change: 'leave', why });
    } else if (key !== null && chair.kind === 'person') this.#reconcilePerson(seat, key, chair);
  }

  #enterKey(): void {
    if (!this.mayAppend) return;
    this.writer!.enterNewKey((body) => [this.#hostSignature(body)]);
    this.#table.changed();
  }

  /** The answer to `split`. */
  split(key: string, shares: readonly string[]): void {
    this.writer?.split(key, shares);
    this.settle();
  }

  #reconcilePerson(seat: Seat, key: Key, chair: Extract<Chair, { readonly kind: 'person' }>): void {
    const state = this.writer!.log.state!;
    const now = state.seats[seat]!;
    const isPlayer = now.key === key && state.players.some((player) => player.key === key);
    if (!isPlayer) {
      if (this.#isHere(key) && !chair.standIn) this.#join(seat, key);
    } else if (chair.standIn && now.playedBy === 'person') {
      const why = this.#isHere(key) ? 'asked' : 'away';
      this.#enterSigned({ kind: 'seat', seat, change: 'stand-in', why });
    } else if (!chair.standIn && now.playedBy === 'bot') {
      this.#enterSigned({ kind: 'seat', seat, change: 'back' });
    }
  }

  /** Asks somebody who did not sign `start`, or who takes over a seat, for commitments and a signature. */
  #join(seat: Seat, key: Key): void {
    const { timers, now, changed, room, election } = this.#table;
    if (this.#joining.has(seat)) return;
    const name = namesOf(room)[seat]!;
    const over = () => {
      this.#joining.delete(seat);
      changed();
    };
    this.#joining.set(
      seat,
      new SignatureRound(
        [key],
        {
          timers,
          timer: `join ${seat}`,
          log: this.#log,
          isHere: (one) => this.#isHere(one),
          isUsable: (signature) => this.#isUsable(signature),
          bodyOf: (commitments) => {
            const own = commitments.get(key);
            return own ? { kind: 'seat', seat, change: 'join', key, name, ...own } : null;
          },
          done: (body, signatures) => {
            over();
            if (this.mayAppend && election.mayChangeMembership) {
              const own = this.#hostSignature(body);
              const all = [own, ...signatures.filter((one) => one.key !== own.key)];
              if (this.writer!.accepts(body, all)) this.writer!.enter(body, all);
              // For example, somebody who played before and has lost what they committed to.
              else room.chairs[seat] = { kind: 'bot', level: STAND_IN_LEVEL, name: freeBotName(room) };
            }
            this.settle();
          },
          failed: over,
          changed,
        },
        now(),
      ),
    );
    changed();
  }

  #stopJoining(seat: Seat): void {
    this.#joining.get(seat)?.stop();
    this.#joining.delete(seat);
  }

  #enterSigned(body: Body): void {
    this.writer!.enter(body, [this.#hostSignature(body)]);
    this.#table.changed();
  }

  #hostSignature(body: Body): Signature {
    const { log } = this.writer!;
    const n = log.counterOf(textOf(this.#table.signer.publicKey)) + 1;
    return signDigest(this.#table.signer, this.#log, digestOf(body), n, log.head);
  }

  // Snapshots

  wantedOf(person: PersonId): Snapshot['wanted'] {
    const key = this.#keyOf(person);
    if (key === undefined) return null;
    for (const round of this.#rounds) {
      const wanted = round.wantedOf(key);
      if (wanted) return wanted;
    }
    return null;
  }

  /** The number of the current draw. */
  get draw(): number | null {
    return this.#running?.draws.number ?? null;
  }

  shareOf(person: PersonId) {
    const key = this.#keyOf(person);
    return (key !== undefined && this.writer?.shareOf(key)) || null;
  }

  /** How long ago the times in the snapshot were measured. */
  get ages(): Times {
    const { clock = null, breath = null } = this.running ?? {};
    const age = (time: typeof clock) => (time ? Math.max(0, this.#table.now() - time.since) : 0);
    return { clock: age(clock), breath: age(breath) };
  }

  get #secrets(): boolean {
    return this.match?.game.secrets ?? false;
  }

  #salt(): { readonly salt: string } {
    return { salt: textOf(this.#table.random(SALT_BYTES)) };
  }

  /** The level of the bot that plays this seat; null for a person. The log decides, not the lobby. */
  #levelOf(seat: Seat) {
    const isBot = this.writer?.log.state?.seats[seat]?.playedBy === 'bot';
    const chair = this.#table.room.chairs[seat];
    return isBot ? (chair?.kind === 'bot' ? chair.level : STAND_IN_LEVEL) : null;
  }

  #seatedKeys(): Key[] {
    return this.#table.room.chairs.flatMap((chair) =>
      chair.kind === 'person' ? (this.#keyOf(chair.person) ?? []) : [],
    );
  }

  #keyOf(person: PersonId): Key | undefined {
    return memberOf(this.#table.room, person)?.key;
  }

  #isHere(key: Key): boolean {
    const { room, people } = this.#table;
    const member = room.members.find((one) => one.key === key);
    return member !== undefined && !people.isAway(member.id);
  }
}

/** On one device there are no elections. */
const policyOf = ({ policy, shared }: Room): Policy => ({
  ...policy,
  quorum: shared ? 'nobody' : (policy.quorum ?? 'majority'),
});
