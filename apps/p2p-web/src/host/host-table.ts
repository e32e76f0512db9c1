/**
 * The state machine of a hosted table: inputs and the time go in, effects come out. It has no page, network, clock or random source of
 * its own, so a test can replay any accident.
 *
 *   state        on                                         next
 *   open         hand-over to somebody, saved               handed over (sends the table until they have it)
 *   open         somebody knows a later term                deposed (the runner looks for the new host)
 *   open         close                                      closed
 */
import type { AnyGame, Match } from '@cheeseboard/engine';
import { signHandover } from '@cheeseboard/engine/fair';
import { type Membership, signMembership } from '../election/host-proof.ts';
import type { HandOver } from '../election/messages.ts';
import { FIRST_STORED, type Stored } from '../election/state.ts';
import { hashedLog, type LoggedEntry, withoutHash } from '../log/hashed.ts';
import { textOf } from '../protocol/bytes.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import type { Bye, FromGuest } from '../protocol/messages.ts';
import { type Random, roomName } from '../protocol/room.ts';
import type { Answer, Chair, PersonId } from '../tables/table.ts';
import { type ActContext, carryOut } from './acts.ts';
import { ChatLimits, enterAnswer, placeOf } from './commands.ts';
import { Connections } from './connections.ts';
import { HostElection } from './host-election.ts';
import type { Effect, Input } from './io.ts';
import { MatchLifecycle } from './match-lifecycle.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { People } from './people.ts';
import { type HostSave, memberOf, type Room } from './room.ts';
import type { Command, Session } from './session.ts';
import { snapshotFor } from './snapshot-for.ts';
import { Timers } from './timers.ts';

export interface HostParts {
  readonly games: readonly AnyGame[];
  readonly signer: Signer;
  readonly random: Random;
  /** Whether bots skip their pauses. */
  fast?(): boolean;
}

export class HostTable {
  readonly room: Room;
  readonly #parts: HostParts;
  readonly #key: string;
  readonly #timers = new Timers();
  readonly #connections: Connections;
  readonly #people: People;
  readonly #lifecycle: MatchLifecycle;
  readonly #election: HostElection;
  readonly #chatLimits = new ChatLimits();
  readonly #out = new Outbox();
  readonly #outgoing: Outgoing;
  #membership: { readonly name: string; readonly signed: Membership | null } = { name: '', signed: null };
  #handOver: HandOver | null = null;
  /** Whether the hand-over is on disk. Nobody is told before that. */
  #isHandOverSaved = false;
  /** The newest committed entry when the table was opened. */
  readonly #committed: number;
  #isClosed = false;
  #isDeposed = false;
  #mayHaveSuccessor = false;
  #wasWaiting = false;
  #now = 0;

  /** Opens a saved or new table. Throws if the engine does not accept the log. */
  constructor(saved: HostSave, parts: HostParts) {
    const room: Room = { ...structuredClone(saved.room), asks: [] };
    this.room = room;
    this.#parts = parts;
    this.#key = textOf(parts.signer.publicKey);
    const { signer, random, games, fast = () => false } = parts;
    const timers = this.#timers;
    const emit = (effect: Effect) => this.#out.emit(effect);
    const changed = () => this.#out.changed();
    const now = () => this.#now;
    this.#connections = new Connections({
      timers,
      emit,
      signer,
      random,
      room,
      now,
      arrived: (person, key, term) => this.#arrived(person, key, term),
      left: (person) => this.#left(person),
      heard: (session, message, isInTime) => this.#heard(session, message, isInTime),
    });
    const connections = this.#connections;
    this.#people = new People({
      room,
      timers,
      connection: (person) => connections.connection(person),
      here: () => connections.people,
      changed: () => {
        changed();
        this.#settle();
      },
    });
    this.#election = new HostElection(this.#key, {
      heartbeat: () => this.#out.heartbeat(),
      resend: (key, after) => this.#out.resend(connections.sessionOf(personOf(key)), after),
      handOver: (message) => {
        this.#handOver = message;
        this.#sendHandOver();
      },
      deposed: () => {
        this.#isDeposed = true;
      },
    });
    this.#lifecycle = new MatchLifecycle({
      room,
      games,
      timers,
      signer,
      random,
      fast,
      people: this.#people,
      now,
      emit,
      changed,
      election: this.#election,
    });
    this.#outgoing = {
      connections,
      isClosed: () => this.#isClosed,
      now,
      saved: () => this.saved(),
      snapshot: ({ person }) => this.#snapshotFor(person!),
      log: () => this.#lifecycle.writer,
      term: () => room.term,
      committed: () => this.#election.committed,
      isOver: () => room.phase === 'over',
      since: ({ person }) => ({ done: memberOf(room, person!)?.done ?? 0, ages: this.#lifecycle.ages }),
      next: () => this.#nextWake,
    };
    if (saved.log) this.#lifecycle.restore(saved.log);
    this.#committed = saved.log?.committed ?? -1;
  }

  get match(): Match | null {
    return this.#lifecycle.match;
  }

  /** The number of unauthenticated connections. */
  get strangers(): number {
    return this.#connections.strangers;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A later term exists, so this browser is no longer the host. */
  get isDeposed(): boolean {
    return this.#isDeposed;
  }

  /** Somebody says that there is a later host: worth a look. */
  get mayHaveSuccessor(): boolean {
    return this.#mayHaveSuccessor || this.#isLobbyIncomplete;
  }

  /** Back in the lobby without some of the players: they may not know, and have elected another host. */
  get #isLobbyIncomplete(): boolean {
    const { phase, matches, chairs } = this.room;
    const isAway = (chair: Chair) => chair.kind === 'person' && this.#people.isAway(chair.person);
    return phase === 'lobby' && matches > 0 && chairs.some(isAway);
  }

  /** The election state to keep when this browser becomes a guest. */
  get stored(): Stored {
    return this.#election.stored ?? { ...FIRST_STORED, term: this.room.term };
  }

  saved(): HostSave {
    return { v: 2, room: structuredClone(this.room), log: this.#lifecycle.saved };
  }

  /** Resumes the saved table. Call it first. */
  open(now: number): Effect[] {
    this.#now = now;
    const { writer } = this.#lifecycle;
    if (writer) {
      this.#election.begin(this.#storedElection, hashedLog(writer.log), now);
    }
    if (!this.room.handedOver) this.#people.everybodyAway(now);
    else this.#isHandOverSaved = true;
    this.#settle();
    return this.#flush();
  }

  /** What was known when the table was saved: a host that handed over continues to hand over. */
  get #storedElection(): Stored {
    const { term, handedOver } = this.room;
    const next = handedOver?.changes.at(-1);
    return {
      ...FIRST_STORED,
      term,
      committed: this.#committed,
      handedOver: next ? { term, to: next.key, proof: next.handover } : null,
    };
  }

  /** Starts the match at once. For tables on one device. */
  start(now: number): Effect[] {
    this.#now = now;
    this.#lifecycle.begin();
    return this.#flush();
  }

  input(input: Input, now: number): Effect[] {
    this.#now = now;
    if (!this.#isClosed) this.#take(input);
    this.#releaseHeld();
    this.#lookAtLease();
    return this.#flush();
  }

  #flush(): Effect[] {
    return this.#out.flush(this.#outgoing);
  }

  #take(input: Input): void {
    switch (input.type) {
      case 'connected':
        this.#connections.opened(input.connection, input.fingerprints);
        break;
      case 'text':
        this.#connections.heard(input.connection, input.text);
        break;
      case 'shaky':
        this.#connections.shaky(input.connection, input.shaky);
        break;
      case 'closed':
        this.#connections.gone(input.connection);
        break;
      case 'thought':
        this.#lifecycle.running?.thought(input.id, input.move, this.#now);
        break;
      case 'split':
        this.#lifecycle.split(input.key, input.shares);
        break;
      case 'saved-hand-over':
        this.#savedHandOver(input.saved);
        break;
      case 'wake':
        this.#out.woken();
        for (let due = this.#timers.due(this.#now); due; due = this.#timers.due(this.#now)) this.#wake(due);
        this.#election.wake(this.#now);
    }
  }

  #wake(timer: string): void {
    if (this.#lifecycle.wake(timer)) return;
    const [what, who = ''] = timer.split(' ');
    if (what === 'hello') this.#connections.hangUp(Number(who), 'refused');
    else if (what === 'undo') this.#lifecycle.undo.drop();
    else if (what === 'away') this.#people.standIn(who, true);
  }

  get #nextWake(): number | null {
    const times = [this.#timers.next, this.#election.wakeAt].filter((at) => at !== null && at !== Infinity);
    return times.length === 0 ? null : Math.min(...(times as number[]));
  }

  /** Resumes when enough voters are back, and waits when too few are left. */
  #lookAtLease(): void {
    const isWaiting = this.#election.waitingFor(this.#now).length > 0;
    if (isWaiting === this.#wasWaiting) return;
    this.#wasWaiting = isWaiting;
    this.#settle();
  }

  // Arrivals and departures

  #arrived(person: PersonId, key: string, term: number): Bye | null {
    if (term > this.room.term && !this.room.barred.includes(key)) {
      this.#election.learned(key, term, this.#now);
      this.#mayHaveSuccessor = true;
      return 'moved';
    }
    this.#out.changed();
    const why = this.#people.arrive(person, key);
    if (why !== null) return why;
    const { handedOver } = this.room;
    if (!handedOver || person === this.room.host) return null;
    return handedOver.changes.at(-1)?.key === key ? null : 'moved';
  }

  /** Somebody's last connection closed. */
  #left(person: PersonId): void {
    if (this.room.handedOver) return;
    this.#people.leave(person, this.#now);
    this.#settle();
  }

  #heard(session: Session, message: FromGuest, isInTime: boolean): boolean {
    const person = session.person!;
    const lifecycle = this.#lifecycle;
    switch (message.t) {
      case 'do':
        if (!isInTime || !lifecycle.isRenewingKey) return this.#command(session, message, isInTime);
        session.held.push(message);
        return true;
      case 'commitments':
        lifecycle.commit(person, message.match, { open: message.open, sealed: message.sealed });
        return true;
      case 'sign':
        lifecycle.sign(person, message.match, message.digest, message.signature);
        return true;
      case 'reveal':
        lifecycle.reveal(person, message.match, message.draw, message.reveal);
        return true;
      case 'ack':
        if (message.match === this.room.matches) this.#election.acked(session.key, message, this.#now);
        lifecycle.settle();
        return true;
      case 'leave':
        this.#connections.hangUp(session.connection, null);
        return true;
      default:
        return false;
    }
  }

  // Commands

  #command(session: Session, { n, act, signed }: Command, isInTime: boolean): boolean {
    const me = memberOf(this.room, session.person!);
    const place = me ? placeOf(me, n) : null;
    if (!me || place === null) return false;
    if (place !== 'next') {
      this.#out.answer(session, n, place);
      return true;
    }
    const answer: Answer = isInTime
      ? carryOut(this.#context(signed), act, me)
      : { ok: false, why: 'too-fast' };
    enterAnswer(me, n, answer);
    this.#out.changed();
    this.#out.answer(session, n, answer);
    if (answer.ok && act.kind !== 'move') {
      if (act.kind === 'set-policy') this.#people.everybodyAway(this.#now);
      this.#settle();
    }
    return true;
  }

  /** Carries out, in order, what arrived while the log's key was being renewed. */
  #releaseHeld(): void {
    for (const session of this.#connections.sessions) {
      while (session.held.length > 0 && !this.#lifecycle.isRenewingKey)
        if (!this.#command(session, session.held.shift()!, true)) session.held.length = 0;
    }
  }

  /** Continues after a change: questions may have a new addressee, and bots may be due. */
  #settle(): void {
    this.#lifecycle.undo.recount();
    this.#lifecycle.settle();
  }

  #context(signed: ActContext['signed']): ActContext {
    return {
      room: this.room,
      games: this.#parts.games,
      lifecycle: this.#lifecycle,
      now: this.#now,
      signed,
      isAway: (person) => this.#people.isAway(person),
      maySay: (person) => this.#chatLimits.maySay(person, this.#now),
      mayAppend: () => this.#lifecycle.mayAppend,
      sendAway: (person) => this.#sendAway(person),
      handOver: (person) => this.#startHandOver(person),
      close: () => this.#close(),
    };
  }

  #sendAway(person: PersonId): void {
    const session = this.#connections.sessionOf(person);
    this.#people.bar(person);
    if (session) this.#connections.hangUp(session.connection, 'sent-away');
  }

  // Hand-over (leadership transfer, Raft thesis 3.10)

  /** Signs the next term over to somebody. It takes effect once it is on disk. */
  #startHandOver(person: PersonId): Answer {
    const { room } = this;
    const { writer } = this.#lifecycle;
    const key = memberOf(room, person)?.key;
    const session = this.#connections.sessionOf(person);
    if (
      !writer ||
      key === undefined ||
      !session ||
      person === room.host ||
      room.shared ||
      room.phase !== 'playing'
    ) {
      return { ok: false, why: 'not-now' };
    }
    const log = { room: roomName(room.secret), match: room.matches };
    const candidate = { key, term: room.term + 1 };
    const n = writer.log.counterOf(this.#key) + 1;
    const handover = signHandover(this.#parts.signer, log, candidate, n, writer.log.head);
    if (!this.#election.handOver(key, handover, this.#now)) return { ok: false, why: 'not-now' };
    const change = { ...candidate, match: room.matches, membership: null, votes: [], handover };
    room.handedOver = { ...room.proof, changes: [...room.proof.changes, change] };
    return { ok: true };
  }

  /** If the hand-over could not be saved, it is cancelled: after a reload, this browser would continue as host. */
  #savedHandOver(isSaved: boolean): void {
    if (!this.room.handedOver || this.#isHandOverSaved) return;
    this.#isHandOverSaved = isSaved;
    if (isSaved) this.#sendHandOver();
    else {
      this.room.handedOver = undefined;
      this.#handOver = null;
      const { writer } = this.#lifecycle;
      if (writer)
        this.#election.begin({ ...this.stored, handedOver: null }, hashedLog(writer.log), this.#now);
      this.#out.changed();
      this.#settle();
    }
  }

  #sendHandOver(): void {
    const { handedOver } = this.room;
    const next = handedOver?.changes.at(-1);
    const session = next && this.#connections.sessionOf(personOf(next.key));
    const message = this.#handOver;
    if (!this.#isHandOverSaved || !session || !message || !next?.handover) return;
    const { term, n, previous, committed } = message;
    const entries = (message.entries as readonly LoggedEntry[]).map(withoutHash);
    const append = { match: this.room.matches, term, n, previous, entries, committed };
    const { handedOver: _, ...room } = structuredClone(this.room);
    const saved: HostSave = { v: 2, room, log: this.#lifecycle.saved };
    this.#connections.send(session.connection, { t: 'hand-over', append, handover: next.handover, saved });
    for (const { connection, person } of this.#connections.sessions) {
      if (person !== this.room.host && connection !== session.connection)
        this.#connections.hangUp(connection, 'moved');
    }
  }

  #close(): void {
    this.#lifecycle.end();
    this.#election.end();
    this.#connections.hangUpAll('closed');
    this.#isClosed = true;
    this.#out.emit({ type: 'forget' });
  }

  // Snapshots

  #snapshotFor(person: PersonId) {
    const waiting = this.#election.waitingFor(this.#now).map(personOf);
    return snapshotFor(this.room, this.#lifecycle, person, (id) => this.#connections.connection(id), {
      waiting,
      membership: this.#signedMembership,
    });
  }

  /** The current membership, signed again whenever the log changes it. */
  get #signedMembership(): Membership | null {
    const { writer } = this.#lifecycle;
    if (!writer) return null;
    const { voters, quorum, name } = writer.membership;
    if (this.#membership.name !== name || this.#membership.signed?.match !== writer.match) {
      const room = roomName(this.room.secret);
      const terms = { match: writer.match, term: this.room.term, voters: [...voters], quorum };
      this.#membership = { name, signed: signMembership(room, terms, this.#parts.signer) };
    }
    return this.#membership.signed;
  }
}
