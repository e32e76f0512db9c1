/** The lines to a hosted table: who is at the other end, and what is not worth listening to. */
import type { Release } from '../heirs/will.ts';
import { framesOf } from '../protocol/frames.ts';
import { PROTOCOL } from '../protocol/handshake.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import { type Bye, type FromGuest, type FromHost, readFromGuest, write } from '../protocol/messages.ts';
import type { Random } from '../protocol/room.ts';
import type { Act, Person, PersonId } from '../tables/table.ts';
import type { Connection } from '../transport/transport.ts';
import { type Greeted, Session } from './session.ts';
import type { Timers } from './timers.ts';
import type { Effect, LinkId } from './wire.ts';

export interface Table {
  readonly timers: Timers;
  readonly signer: Signer;
  readonly random: Random;
  readonly room: Greeted;
  emit(effect: Effect): void;
  /** Somebody has proved their key. Why not, or null: they are in. */
  arrived(person: PersonId, key: string): Bye | null;
  /** Their last line is gone. */
  left(person: PersonId): void;
  /** False: out of place. */
  command(session: Session, n: number, act: Act, inTime: boolean): boolean;
  /** Something was heard of them; they said goodbye. */
  isThere(person: PersonId, will?: string | null): void;
  released(person: PersonId): void;
  /** They stood for host, and do not any more. */
  renounced(person: PersonId, release: Release): void;
  /** Their part in what is drawn. */
  pledge(person: PersonId, pledge: Extract<FromGuest, { readonly t: 'pledge' }>): void;
  give(person: PersonId, link: Extract<FromGuest, { readonly t: 'link' }>): void;
}

/** Lines whose owner is not known yet. */
const MOST_STRANGERS = 8;
const HANDSHAKE = 10_000;

export class Lines {
  readonly #table: Table;
  readonly #sessions = new Map<LinkId, Session>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** Those who are known. */
  get sessions(): Session[] {
    return [...this.#sessions.values()].filter(({ person }) => person !== null);
  }

  /** How many have not said who they are yet. */
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
    return session.shaky ? 'shaky' : 'here';
  }

  opened(link: LinkId, fingerprints: Connection['fingerprints'], now: number): void {
    this.#sessions.set(link, new Session(link, fingerprints));
    this.#table.timers.set(`hello ${link}`, now + HANDSHAKE);
    if (this.strangers > MOST_STRANGERS) this.hangUp(link, 'full');
  }

  shaky(link: LinkId, shaky: boolean): void {
    const session = this.#sessions.get(link);
    if (session) session.shaky = shaky;
  }

  gone(link: LinkId): void {
    const person = this.#sessions.get(link)?.person;
    this.#sessions.delete(link);
    this.#table.timers.clear(`hello ${link}`);
    if (person && !this.sessionOf(person)) this.#table.left(person);
  }

  /** Says why, and ends the line. */
  hangUp(link: LinkId, why: Bye | null): void {
    if (!this.#sessions.has(link)) return;
    if (why !== null) this.send(link, { t: 'bye', v: PROTOCOL, why });
    this.#table.emit({ do: 'close', link });
    this.gone(link);
  }

  hangUpAll(why: Bye): void {
    for (const link of [...this.#sessions.keys()]) this.hangUp(link, why);
  }

  send(link: LinkId, message: FromHost): void {
    if (!this.#sessions.has(link)) return;
    for (const text of framesOf(write(message))) this.#table.emit({ do: 'send', link, text });
  }

  heard(link: LinkId, text: string, now: number): void {
    const session = this.#sessions.get(link);
    if (session && !this.#survived(session, text, now)) this.hangUp(link, 'refused');
  }

  /** Whatever a guest says, at the worst it ends their line. */
  #survived(session: Session, text: string, now: number): boolean {
    try {
      return this.#understood(session, text, now);
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** False: enough of it. */
  #understood(session: Session, text: string, now: number): boolean {
    const inTime = session.limit.take(now);
    if (!inTime && session.hurry()) return false;
    const message = readFromGuest(text);
    if (message === null) return !session.strike();
    if (session.person === null) return this.#greeted(session, message);
    this.#table.isThere(session.person);
    if (message.t === 'do') return this.#table.command(session, message.n, message.act, inTime);
    if (message.t === 'pledge') this.#table.pledge(session.person, message);
    else if (message.t === 'link') this.#table.give(session.person, message);
    else if (message.t === 'leave') {
      this.#table.released(session.person);
      this.hangUp(session.link, null);
    } else if (message.t === 'release') this.#table.renounced(session.person, message.release);
    else if (message.t === 'here') this.#table.isThere(session.person, message.will);
    else return !session.strike();
    return true;
  }

  #greeted(session: Session, message: NonNullable<ReturnType<typeof readFromGuest>>): boolean {
    if (message.t === 'other-version') {
      this.hangUp(session.link, message.v < PROTOCOL ? 'older' : 'newer');
      return true;
    }
    if (message.t === 'hello') {
      const { signer, random } = this.#table;
      const challenge = session.greet(message, this.#table.room, signer, random);
      if (challenge) this.send(session.link, challenge);
      return challenge !== null;
    }
    const key = message.t === 'proof' ? session.prove(message.signature) : null;
    if (key !== null) this.#proved(session, key);
    return key !== null;
  }

  #proved(session: Session, key: string): void {
    const person = personOf(key);
    const why = this.#table.arrived(person, key);
    if (why !== null) {
      this.hangUp(session.link, why);
      return;
    }
    const before = this.sessionOf(person);
    session.person = person;
    this.#table.timers.clear(`hello ${session.link}`);
    // The newest tab has it.
    if (before) this.hangUp(before.link, 'elsewhere');
  }
}
