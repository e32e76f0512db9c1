/** The connections to a hosted table: authenticates callers, and drops malformed or excessive input. */
import { framesOf } from '../protocol/frames.ts';
import { PROTOCOL } from '../protocol/handshake.ts';
import { type Bye, type FromGuest, type FromHost, readFromGuest, write } from '../protocol/messages.ts';
import type { Fingerprints } from '../transport/transport.ts';
import type { HostContext } from './host-context.ts';
import type { ConnectionId } from './io.ts';
import { dropRequestsOfAway, startAbsence } from './people.ts';
import { Session } from './session.ts';

/** How many unauthenticated connections may be open at once. Hanging one up makes room, but its caller may call again at once. */
const MAX_STRANGERS = 64;
const HANDSHAKE_MS = 10_000;
/** How many malformed or misplaced messages close the connection. */
const MAX_STRIKES = 3;
/** How many messages over the rate limit close the connection. */
const MAX_OVER_LIMIT = 60;

export class Connections {
  readonly #context: HostContext;

  constructor(context: HostContext) {
    this.#context = context;
  }

  /** `via`: the connection of the guest who carries this one. */
  open(connection: ConnectionId, fingerprints: Fingerprints, via?: ConnectionId): void {
    const { timers, now, sessions } = this.#context;
    const carrier = via === undefined ? null : (sessions.get(via)?.person ?? null);
    sessions.set(connection, new Session(connection, this.#context, fingerprints, carrier));
    timers.set(`hello ${connection}`, now + HANDSHAKE_MS, () => this.hangUp(connection, 'refused'));
    if (this.#context.strangers > MAX_STRANGERS) this.hangUp(this.#leastPromising(), null);
  }

  /** The stranger to drop first: the oldest that has not said hello, which only callers with the link can; else the oldest. Never the newest. */
  #leastPromising(): ConnectionId {
    const strangers = [...this.#context.sessions.values()].filter(({ person }) => person === null);
    strangers.pop();
    return (strangers.find(({ hasGreeted }) => !hasGreeted) ?? strangers[0]!).connection;
  }

  /** Forgets a connection that is closed. If nobody else is connected as that person, their absence starts. */
  drop(connection: ConnectionId): void {
    const { sessions, timers } = this.#context;
    const person = sessions.get(connection)?.person;
    sessions.delete(connection);
    timers.clear(`hello ${connection}`);
    if (!person) return;
    startAbsence(this.#context, person);
    dropRequestsOfAway(this.#context);
  }

  /** Closes the connection. First tells the caller why, unless `why` is null. */
  hangUp(connection: ConnectionId, why: Bye | null): void {
    if (!this.#context.sessions.has(connection)) return;
    if (why !== null) this.send(connection, { t: 'bye', v: PROTOCOL, why });
    this.#context.effects.push({ type: 'close', connection });
    this.drop(connection);
  }

  send(connection: ConnectionId, message: FromHost): void {
    for (const text of framesOf(write(message)))
      this.#context.effects.push({ type: 'send', connection, text });
  }

  /** Counts a malformed or misplaced message. Closes the connection after MAX_STRIKES, or at once for a stranger. */
  strike(session: Session): null {
    session.strikes += 1;
    if (session.person === null || session.strikes >= MAX_STRIKES) this.hangUp(session.connection, 'refused');
    return null;
  }

  /** Checks the rate and the form of a message, and answers a hello. Null if the message needs no further handling. */
  read(session: Session, text: string): FromGuest | null {
    const message = readFromGuest(text);
    if (message?.t === 'carry' && session.person !== null) return this.#carry(session, message);
    session.isInTime = session.limit.take(this.#context.now);
    if (!session.isInTime) session.overLimitCount += 1;
    if (session.overLimitCount >= (session.person === null ? 1 : MAX_OVER_LIMIT)) {
      this.hangUp(session.connection, 'refused');
      return null;
    }
    if (message?.t === 'other-version' && session.person === null) {
      this.hangUp(session.connection, message.v < PROTOCOL ? 'older' : 'newer');
      return null;
    }
    const isGreeting = message?.t === 'hello' || message?.t === 'proof';
    if (!message || message.t === 'other-version' || isGreeting !== (session.person === null))
      return this.strike(session);
    return isGreeting ? this.#greet(session, message) : message;
  }

  /** Passes on a text that this person carries for somebody else. Nobody carries over a carried connection. */
  #carry(session: Session, { id, text }: Extract<FromGuest, { readonly t: 'carry' }>): null {
    if (session.carrier !== null) return this.strike(session);
    const isInTime = session.carryLimit.take(this.#context.now);
    const { connection } = session;
    this.#context.effects.push({ type: 'carried', connection, id, text: isInTime ? text : null });
    return null;
  }

  #greet(session: Session, message: Extract<FromGuest, { readonly t: 'hello' | 'proof' }>): FromGuest | null {
    const { room, parts } = this.#context;
    if (message.t === 'proof') {
      const key = session.handshake.keyOf(message.signature);
      if (key === null) return this.strike(session);
      session.key = key;
      session.have = message.have;
      return message;
    }
    const challenge = session.handshake.challenge(message, room.term, parts.random);
    if (!challenge) return this.strike(session);
    session.hasGreeted = true;
    this.send(session.connection, { t: 'challenge', v: PROTOCOL, proof: room.proof, ...challenge });
    return null;
  }
}
