/** The connections to a hosted table: authenticates callers, and drops malformed or excessive input. */
import { framesOf } from '../protocol/frames.ts';
import { PROTOCOL } from '../protocol/handshake.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import { type Bye, type FromGuest, type FromHost, readFromGuest, write } from '../protocol/messages.ts';
import type { Random } from '../protocol/room.ts';
import type { Person, PersonId } from '../tables/table.ts';
import type { Fingerprints } from '../transport/transport.ts';
import type { ConnectionId, Effect } from './io.ts';
import type { Room } from './room.ts';
import { Session } from './session.ts';
import type { Timers } from './timers.ts';

export interface ConnectionsContext {
  readonly timers: Timers;
  readonly signer: Signer;
  readonly random: Random;
  readonly room: Room;
  now(): number;
  emit(effect: Effect): void;
  /** Somebody proved their key. Returns why they are refused, or null. `term`: the newest one that they know. */
  arrived(person: PersonId, key: string, term: number): Bye | null;
  /** Somebody's last connection closed. */
  left(person: PersonId): void;
  /** Handles a message of an authenticated person. Returns false if it is out of place. */
  heard(session: Session, message: FromGuest, isInTime: boolean): boolean;
}

/** How many unauthenticated connections may be open at once. */
const MAX_STRANGERS = 8;
const HANDSHAKE_MS = 10_000;

export class Connections {
  readonly #table: ConnectionsContext;
  readonly #sessions = new Map<ConnectionId, Session>();

  constructor(table: ConnectionsContext) {
    this.#table = table;
  }

  /** The authenticated sessions. */
  get sessions(): Session[] {
    return [...this.#sessions.values()].filter(({ person }) => person !== null);
  }

  /** The number of unauthenticated connections. */
  get strangers(): number {
    return this.#sessions.size - this.sessions.length;
  }

  get people(): number {
    return new Set(this.sessions.map(({ person }) => person)).size;
  }

  sessionOf(person: PersonId): Session | undefined {
    return this.sessions.find((session) => session.person === person);
  }

  connection(person: PersonId): Person['connection'] {
    const session = this.sessionOf(person);
    if (!session) return 'away';
    return session.isShaky ? 'shaky' : 'here';
  }

  opened(connection: ConnectionId, fingerprints: Fingerprints): void {
    const { room, signer, timers, now } = this.#table;
    this.#sessions.set(connection, new Session(connection, room.secret, signer, fingerprints));
    timers.set(`hello ${connection}`, now() + HANDSHAKE_MS);
    if (this.strangers > MAX_STRANGERS) this.hangUp(connection, 'full');
  }

  shaky(connection: ConnectionId, shaky: boolean): void {
    const session = this.#sessions.get(connection);
    if (session) session.isShaky = shaky;
  }

  gone(connection: ConnectionId): void {
    const person = this.#sessions.get(connection)?.person;
    this.#sessions.delete(connection);
    this.#table.timers.clear(`hello ${connection}`);
    if (person && !this.sessionOf(person)) this.#table.left(person);
  }

  /** Says why, and closes the connection. */
  hangUp(connection: ConnectionId, why: Bye | null): void {
    if (!this.#sessions.has(connection)) return;
    if (why !== null) this.send(connection, { t: 'bye', v: PROTOCOL, why });
    this.#table.emit({ type: 'close', connection });
    this.gone(connection);
  }

  hangUpAll(why: Bye): void {
    for (const connection of [...this.#sessions.keys()]) this.hangUp(connection, why);
  }

  send(connection: ConnectionId, message: FromHost): void {
    if (!this.#sessions.has(connection)) return;
    for (const text of framesOf(write(message))) this.#table.emit({ type: 'send', connection, text });
  }

  heard(connection: ConnectionId, text: string): void {
    const session = this.#sessions.get(connection);
    if (session && !this.#survived(session, text)) this.hangUp(connection, 'refused');
  }

  /** Whatever a guest sends, the worst effect is that their connection closes. */
  #survived(session: Session, text: string): boolean {
    try {
      return this.#understood(session, text);
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** Returns false if the connection must be closed. */
  #understood(session: Session, text: string): boolean {
    const isInTime = session.limit.take(this.#table.now());
    if (!isInTime && session.hurry()) return false;
    const message = readFromGuest(text);
    if (message === null) return !session.strike();
    if (session.person === null) return this.#greeted(session, message);
    if (message.t === 'other-version' || message.t === 'hello' || message.t === 'proof')
      return !session.strike();
    return this.#table.heard(session, message, isInTime) || !session.strike();
  }

  #greeted(session: Session, message: NonNullable<ReturnType<typeof readFromGuest>>): boolean {
    if (message.t === 'other-version') {
      this.hangUp(session.connection, message.v < PROTOCOL ? 'older' : 'newer');
      return true;
    }
    if (message.t === 'hello') {
      const { room, random } = this.#table;
      const challenge = session.handshake.challenge(message, room.term, random);
      if (challenge)
        this.send(session.connection, { t: 'challenge', v: PROTOCOL, proof: room.proof, ...challenge });
      return challenge !== null;
    }
    const key = message.t === 'proof' ? session.handshake.keyOf(message.signature) : null;
    if (message.t !== 'proof' || key === null) return false;
    session.have = message.have;
    this.#proved(session, key, message.term);
    return true;
  }

  #proved(session: Session, key: string, term: number): void {
    const person = personOf(key);
    const why = this.#table.arrived(person, key, term);
    if (why !== null) {
      this.hangUp(session.connection, why);
      return;
    }
    const before = this.sessionOf(person);
    session.person = person;
    session.key = key;
    this.#table.timers.clear(`hello ${session.connection}`);
    // The newest tab wins.
    if (before) this.hangUp(before.connection, 'elsewhere');
  }
}
