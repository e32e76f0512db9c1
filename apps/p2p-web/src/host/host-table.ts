/**
 * The state machine of a hosted table: inputs and the time go in, effects come out. It has no page, network, clock or random source of
 * its own, so a test can replay any failure.
 *
 *   state        on                                         next
 *   open         hand-over to somebody, saved               handed over (sends the table until they have it)
 *   open         somebody knows a later term                deposed (the runner looks for the new host)
 *   open         close                                      closed
 */
import type { Match } from '@cheeseboard/engine';
import { FIRST_STORED, type Stored } from '../election/state.ts';
import { type LoggedEntry, withoutHash } from '../log/hashed.ts';
import { personOf } from '../protocol/keys.ts';
import type { FromGuest } from '../protocol/messages.ts';
import type { Answer, Chair, PersonId } from '../tables/table.ts';
import { carryOut } from './acts.ts';
import { Connections } from './connections.ts';
import { HostContext, type HostParts } from './host-context.ts';
import type { Effect, Input } from './io.ts';
import { Matches } from './matches.ts';
import { newsFor } from './news.ts';
import { admit, barPerson, keepRequestsForNow, restartAbsences } from './people.ts';
import { type HostSave, memberOf, ok, type Room, refuse } from './room.ts';
import type { Session } from './session.ts';

/**
 * A guest answers new entries with an `ack` and a `reveal`. These answers are free, because dice can follow each other faster than the rate
 * limit allows.
 */
const ANSWERS_TO_ENTRIES = 2;

export class HostTable {
  readonly room: Room;
  readonly context: HostContext;
  readonly matches: Matches;
  readonly #connections: Connections;
  readonly #saved: HostSave;
  /** Whether the hand-over is on disk. Before that, nobody is told of it. */
  #isHandOverSaved = false;
  #isClosed = false;
  #knowsLaterTerm = false;
  /** When the runner will wake this table. */
  #wakeAt = Infinity;

  constructor(saved: HostSave, parts: HostParts) {
    this.#saved = saved;
    const room = structuredClone(saved.room);
    // The signatures of an undo are not saved, so nobody could agree to it any more.
    this.room = { ...room, asks: room.asks.filter(({ kind }) => kind !== 'undo') };
    this.context = new HostContext(this.room, parts);
    this.matches = new Matches(this.context);
    this.#connections = new Connections(this.context);
  }

  get match(): Match | null {
    return this.matches.current?.match ?? null;
  }

  /** Whether another host may have been elected: somebody knows a later term, or players are missing from the lobby. */
  get mayHaveSuccessor(): boolean {
    const { phase, matches, chairs } = this.room;
    const isAway = (chair: Chair) => chair.kind === 'person' && this.context.isAway(chair.person);
    return this.#knowsLaterTerm || (phase === 'lobby' && matches > 0 && chairs.some(isAway));
  }

  /** The election state to keep when this browser becomes a guest. */
  get stored(): Stored {
    return this.matches.current?.log.stored ?? { ...FIRST_STORED, term: this.room.term };
  }

  saved(): HostSave {
    return { v: 2, room: structuredClone(this.room), log: this.matches.current?.log.saved ?? null };
  }

  /** Handles an input and returns its effects. Throws on `open` if the engine does not accept the log. */
  input(input: Input, now: number): Effect[] {
    this.context.now = now;
    if (!this.#isClosed) this.#handleInput(input);
    return this.#finish();
  }

  #handleInput(input: Input): void {
    const { sessions, timers, now } = this.context;
    const { current } = this.matches;
    const session = 'connection' in input ? sessions.get(input.connection) : undefined;
    switch (input.type) {
      case 'open':
        this.#open();
        break;
      case 'start':
        this.matches.begin();
        break;
      case 'connected':
        this.#connections.open(input.connection, input.fingerprints, input.carrier);
        break;
      case 'text':
        if (session) this.#receive(session, input.text);
        break;
      case 'shaky':
        if (session) session.isShaky = input.shaky;
        break;
      case 'closed':
        this.#connections.drop(input.connection);
        break;
      case 'thought':
        current?.turns.bots.answer(input.id, input.move);
        break;
      case 'split':
        current?.log.split(input.key, input.shares);
        break;
      case 'saved-hand-over':
        this.#confirmHandOver(input.saved);
        break;
      case 'want-carriers':
        this.context.wantCarriers();
        break;
      case 'wake':
        // Timers sometimes fire a little early, so the next wake-up is always set again.
        this.#wakeAt = Infinity;
        timers.run(now);
        this.matches.current?.log.wake();
    }
  }

  #open(): void {
    const { term, handedOver } = this.room;
    const { log } = this.#saved;
    // A host that handed over before a reload continues to send the hand-over.
    const nextHost = handedOver?.changes.at(-1);
    if (log)
      this.matches.restore(log, {
        ...FIRST_STORED,
        term,
        committed: log.committed ?? -1,
        handedOver: nextHost ? { term, to: nextHost.key, proof: nextHost.handover } : null,
      });
    this.#isHandOverSaved = handedOver !== undefined;
    restartAbsences(this.context);
    keepRequestsForNow(this.context);
  }

  /** Lets the match go on, and gives everybody what they lack: first the save, then entries and patches, then answers. */
  #finish(): Effect[] {
    const { context, matches } = this;
    matches.current?.settle();
    this.#releaseHeld();
    const earlierEffects = context.effects;
    context.effects = [];
    if (context.isChanged && !this.#isClosed) context.effects.push({ type: 'save', saved: this.saved() });
    context.isChanged = false;
    context.effects.push(...earlierEffects);
    for (const session of context.authenticatedSessions) {
      const news = newsFor(session, context, matches.current);
      const answers = session.answers.splice(0);
      if (news?.t === 'update' && news.append?.entries.length) session.limit.allow(ANSWERS_TO_ENTRIES);
      for (const message of news ? [news, ...answers] : answers)
        this.#connections.send(session.connection, message);
    }
    context.isHeartbeatDue = false;
    this.#sendHandOver();
    this.#setWake();
    const { effects } = context;
    context.effects = [];
    return effects;
  }

  #setWake(): void {
    const dueAt = Math.min(this.context.timers.nextDueAt, this.matches.current?.log.wakeAt ?? Infinity);
    const nextWakeAt = this.#isClosed ? Infinity : dueAt;
    if (nextWakeAt !== Infinity && nextWakeAt !== this.#wakeAt)
      this.context.effects.push({ type: 'wake', at: nextWakeAt });
    this.#wakeAt = nextWakeAt;
  }

  // Messages

  /** Handles a guest's message. Whatever it is, the worst effect is that their connection closes. */
  #receive(session: Session, text: string): void {
    try {
      const message = this.#connections.read(session, text);
      if (message && !this.#handle(session, message)) this.#connections.strike(session);
    } catch (error) {
      console.error(error);
      this.#connections.hangUp(session.connection, 'refused');
    }
  }

  /** Returns false if the message is out of place. */
  #handle(session: Session, message: FromGuest): boolean {
    const { current } = this.matches;
    switch (message.t) {
      case 'proof':
        this.#arrive(session, message.term);
        return true;
      case 'do':
        if (!session.isInTime || !this.#isRenewingKey)
          return carryOut(this, session, message, session.isInTime);
        session.heldCommands.push(message);
        return true;
      case 'commitments':
      case 'sign':
        for (const round of this.context.rounds.values()) round.receive(session.key, message);
        return true;
      case 'reveal':
        if (message.match === current?.log.match)
          current.draws.receive(session.key, message.draw, message.reveal);
        return true;
      case 'ack':
        if (message.match === current?.log.match) current.log.receiveAck(session.key, message);
        return true;
      case 'leave':
        this.#connections.hangUp(session.connection, null);
        return true;
      default:
        return false;
    }
  }

  get #isRenewingKey(): boolean {
    return this.room.phase === 'playing' && this.matches.current!.log.isRenewingKey;
  }

  /** Carries out, in order, the commands that arrived while the log's key was being renewed. */
  #releaseHeld(): void {
    for (const session of this.context.authenticatedSessions) {
      while (session.heldCommands.length > 0 && !this.#isRenewingKey) {
        if (!carryOut(this, session, session.heldCommands.shift()!, true)) session.heldCommands.length = 0;
        this.matches.current?.settle();
      }
    }
  }

  /** Admits somebody who proved their key, or hangs up. `term`: the newest term that they know. */
  #arrive(session: Session, term: number): void {
    const { connection, key } = session;
    const { handedOver, host, barred } = this.room;
    const person = personOf(key);
    if (term > this.room.term && !barred.includes(key)) {
      this.matches.current?.log.learnTerm(key, term);
      this.#knowsLaterTerm = true;
      this.#connections.hangUp(connection, 'moved');
      return;
    }
    const hasHostMoved = handedOver && person !== host && handedOver.changes.at(-1)?.key !== key;
    const why = admit(this.context, person, key) ?? (hasHostMoved ? 'moved' : null);
    this.context.isChanged = true;
    if (why !== null) {
      this.#connections.hangUp(connection, why);
      return;
    }
    const earlierSession = this.context.sessionOf(person);
    session.person = person;
    this.context.timers.clear(`hello ${connection}`);
    // If a person has several tabs, the newest one keeps the connection.
    if (earlierSession) this.#connections.hangUp(earlierSession.connection, 'elsewhere');
  }

  sendAway(person: PersonId): void {
    const session = this.context.sessionOf(person);
    barPerson(this.context, person);
    if (session) this.#connections.hangUp(session.connection, 'sent-away');
  }

  close(): Answer {
    this.matches.end();
    for (const connection of this.context.sessions.keys()) this.#connections.hangUp(connection, 'closed');
    this.#isClosed = true;
    this.context.effects.push({ type: 'forget' });
    return ok;
  }

  // Hand-over (leadership transfer, Raft thesis 3.10)

  /** Signs the next term over to somebody. The hand-over takes effect once it is on disk. */
  handOver(person: PersonId): Answer {
    const { room, context } = this;
    const key = memberOf(room, person)?.key;
    const isPossible = room.phase === 'playing' && !room.shared && person !== room.host;
    if (!isPossible || key === undefined || context.isAway(person)) return refuse('not-now');
    const handover = this.matches.current!.log.handOver(key);
    if (!handover) return refuse('not-now');
    const change = { key, term: room.term + 1, match: room.matches, membership: null, votes: [], handover };
    room.handedOver = { ...room.proof, changes: [...room.proof.changes, change] };
    return ok;
  }

  /** Confirms the hand-over if it was saved. Otherwise cancels it, because after a reload this browser would continue as host. */
  #confirmHandOver(isSaved: boolean): void {
    if (!this.room.handedOver || this.#isHandOverSaved) return;
    this.#isHandOverSaved = isSaved;
    if (isSaved) return;
    this.room.handedOver = undefined;
    this.context.isChanged = true;
    this.matches.current?.log.begin({ ...this.stored, handedOver: null });
  }

  #sendHandOver(): void {
    const { handedOver, ...room } = this.room;
    const log = this.matches.current?.log;
    const nextHost = handedOver?.changes.at(-1);
    const session = nextHost && this.context.sessionOf(personOf(nextHost.key));
    if (!this.#isHandOverSaved || !session || !log?.handOverDue || !nextHost?.handover) return;
    const { term, n, previous, committed } = log.handOverDue;
    const entries = (log.handOverDue.entries as readonly LoggedEntry[]).map(withoutHash);
    const append = { match: room.matches, term, n, previous, entries, committed };
    const saved: HostSave = { v: 2, room: structuredClone(room), log: log.saved };
    this.#connections.send(session.connection, {
      t: 'hand-over',
      append,
      handover: nextHost.handover,
      saved,
    });
    log.handOverDue = null;
    for (const { connection, person } of this.context.authenticatedSessions)
      if (person !== room.host && connection !== session.connection)
        this.#connections.hangUp(connection, 'moved');
  }
}
