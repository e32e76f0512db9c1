/**
 * A table that this browser hosts, as a machine: what happened goes in, with the time; what is to be done comes out. It knows no
 * page, no network, no clock and no chance of its own, so any accident can be played through in a test.
 */
import { type AnyGame, type Match, type Seat, seededDraw } from '@cheeseboard/engine';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { textOf } from '../protocol/bytes.ts';
import { framesOf } from '../protocol/frames.ts';
import { PROTOCOL } from '../protocol/handshake.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import { Limit } from '../protocol/limit.ts';
import { type Bye, type FromHost, readFromGuest, write } from '../protocol/messages.ts';
import { diff, type Json } from '../protocol/patch.ts';
import type { Random } from '../protocol/room.ts';
import type { Act, Answer, Person, PersonId } from '../tables/table.ts';
import { beginMatch, carryOut, type Desk } from './acts.ts';
import { pictureFor } from './picture-for.ts';
import { type Around, Playing } from './playing.ts';
import { memberOf, newMember, type Room, type Saved, seatOf } from './room.ts';
import { Session } from './session.ts';
import { Timers } from './timers.ts';
import type { Effect, Input, LinkId } from './wire.ts';

export interface HostParts {
  readonly games: readonly AnyGame[];
  readonly signer: Signer;
  readonly random: Random;
  /** Bots without a pause. */
  readonly fast?: boolean;
}

/** Lines whose owner is not known yet, and people who are here. */
const MOST_STRANGERS = 8;
const MOST_PEOPLE = 24;
/** People that the table remembers though they do not sit. */
const MOST_KNOWN = 60;
const HANDSHAKE = 10_000;
/** How long somebody may be away before a bot plays on. */
const AWAY = 15_000;
/** How long a wish to undo waits for answers. */
const UNDO = 30_000;
/** The last answers of each person, for commands that come twice. */
const ANSWERS = 8;

export class HostTable {
  readonly room: Room;
  readonly #parts: HostParts;
  readonly #timers = new Timers();
  readonly #sessions = new Map<LinkId, Session>();
  readonly #talk = new Map<PersonId, Limit>();
  readonly #around: Around;
  #playing: Playing | null = null;
  #effects: Effect[] = [];
  #answers: { readonly session: Session; readonly n: number; readonly answer: Answer }[] = [];
  /** Whether something changed that has to be saved. */
  #dirty = false;
  #closed = false;
  #now = 0;
  #woken: number | null = null;

  /** A table that was saved, or a new one (`record` null). Throws `Invalid` for a record that cannot be read. */
  constructor(saved: Pick<Saved, 'room' | 'record'>, parts: HostParts) {
    this.room = structuredClone(saved.room);
    this.#parts = parts;
    const draw = seededDraw(textOf(parts.random(16)));
    this.#around = {
      timers: this.#timers,
      draw,
      fast: parts.fast ?? false,
      emit: (effect) => this.#effects.push(effect),
      policy: () => this.room.policy,
      level: (seat) => this.#level(seat),
      still: () => this.room.paused !== null,
      asking: () => this.room.asks.some(({ kind }) => kind === 'undo'),
      changed: () => this.#stepped(),
    };
    this.room.asks = [];
    if (saved.record !== null) {
      this.#playing = new Playing(readRecord(saved.record, parts.games), this.#around);
    }
  }

  get match(): Match | null {
    return this.#playing?.match ?? null;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Before anything else: goes on with what was saved. */
  open(now: number): Effect[] {
    this.#now = now;
    this.#dirty = true;
    for (const { id } of this.room.members) this.#left(id);
    if (this.room.phase === 'playing') this.#playing?.settle(now);
    return this.#flush();
  }

  /** Starts at once, with whoever sits there: for a table on one device. */
  start(now: number): Effect[] {
    this.#now = now;
    beginMatch(this.#desk());
    return this.#flush();
  }

  input(input: Input, now: number): Effect[] {
    this.#now = now;
    if (!this.#closed) this.#take(input);
    return this.#flush();
  }

  #take(input: Input): void {
    switch (input.is) {
      case 'link':
        this.#called(input.link, new Session(input.link, input.fingerprints));
        return;
      case 'text': {
        const session = this.#sessions.get(input.link);
        if (session) this.#heard(session, input.text);
        return;
      }
      case 'shaky': {
        const session = this.#sessions.get(input.link);
        if (session) session.shaky = input.shaky;
        return;
      }
      case 'closed':
        this.#gone(input.link);
        return;
      case 'drawn':
        this.#playing?.drawn(input.id, input.outcome, this.#now);
        return;
      case 'thought':
        this.#playing?.thought(input.id, input.move, this.#now);
        return;
      case 'wake':
        // Clocks ring a little early sometimes: then it is said again.
        this.#woken = null;
        for (let due = this.#timers.due(this.#now); due; due = this.#timers.due(this.#now)) this.#wake(due);
    }
  }

  #wake(timer: string): void {
    if (this.#playing?.wake(timer, this.#now)) return;
    const [what, who = ''] = timer.split(' ');
    if (what === 'hello') this.#hangUp(Number(who), 'refused');
    else if (what === 'undo') this.#dropUndo();
    else if (what === 'away') {
      const seat = seatOf(this.room, who);
      const chair = seat === null ? undefined : this.room.chairs[seat];
      if (this.room.phase !== 'playing' || chair?.kind !== 'person') return;
      this.room.chairs[seat!] = { ...chair, standIn: true };
      this.#dirty = true;
      this.#playing?.settle(this.#now);
    }
  }

  // Lines

  #called(link: LinkId, session: Session): void {
    this.#sessions.set(link, session);
    const strangers = [...this.#sessions.values()].filter(({ person }) => person === null);
    if (strangers.length > MOST_STRANGERS) {
      this.#hangUp(link, 'full');
      return;
    }
    this.#timers.set(`hello ${link}`, this.#now + HANDSHAKE);
  }

  #heard(session: Session, text: string): void {
    const inTime = session.limit.take(this.#now);
    if (!inTime && session.hurry()) {
      this.#hangUp(session.link, 'refused');
      return;
    }
    const message = readFromGuest(text);
    if (message === null) {
      if (session.strike()) this.#hangUp(session.link, 'refused');
      return;
    }
    if (session.person === null) {
      this.#greeted(session, message);
      return;
    }
    if (message.t === 'do') {
      this.#command(session, message.n, message.act, inTime);
      return;
    }
    if (message.t === 'leave') {
      this.#hangUp(session.link, null);
      return;
    }
    if (session.strike()) this.#hangUp(session.link, 'refused');
  }

  #greeted(session: Session, message: NonNullable<ReturnType<typeof readFromGuest>>): void {
    if (message.t === 'other-version') {
      this.#hangUp(session.link, message.v < PROTOCOL ? 'older' : 'newer');
      return;
    }
    if (message.t === 'hello') {
      const challenge = session.greet(message, this.room, this.#parts.signer, this.#parts.random);
      if (challenge) {
        this.#send(session.link, challenge);
        return;
      }
    } else if (message.t === 'proof') {
      const key = session.prove(message.signature);
      if (key !== null) {
        this.#welcome(session, key);
        return;
      }
    }
    this.#hangUp(session.link, 'refused');
  }

  #welcome(session: Session, key: string): void {
    const person = personOf(key);
    if (this.room.barred.includes(key)) {
      this.#hangUp(session.link, 'sent-away');
      return;
    }
    const known = memberOf(this.room, person);
    // Two keys with the same short name: the second one is a stranger who tried very hard.
    if (known && known.key !== key) {
      this.#hangUp(session.link, 'refused');
      return;
    }
    const here = new Set([...this.#sessions.values()].flatMap((other) => other.person ?? []));
    if (!known && here.size >= MOST_PEOPLE) {
      this.#hangUp(session.link, 'full');
      return;
    }
    for (const other of [...this.#sessions.values()]) {
      if (other.person === person) this.#hangUp(other.link, 'elsewhere');
    }
    if (!known) {
      this.room.members.push(newMember(person, key));
      this.#forgetStrangers();
    }
    session.person = person;
    this.#timers.clear(`hello ${session.link}`);
    this.#timers.clear(`away ${person}`);
    const seat = seatOf(this.room, person);
    const chair = seat === null ? undefined : this.room.chairs[seat];
    if (chair?.kind === 'person' && chair.standIn) this.room.chairs[seat!] = { ...chair, standIn: false };
    this.#dirty = true;
    if (this.room.phase === 'playing') this.#playing?.settle(this.#now);
  }

  /** Those who neither sit nor are here, the longest known first. */
  #forgetStrangers(): void {
    const { room } = this;
    const spare = room.members.filter(
      ({ id }) => id !== room.host && seatOf(room, id) === null && !this.#sessionOf(id),
    );
    const drop = new Set(spare.slice(0, Math.max(0, room.members.length - MOST_KNOWN)));
    room.members = room.members.filter((member) => !drop.has(member));
  }

  #hangUp(link: LinkId, why: Bye | null): void {
    if (why !== null) this.#send(link, { t: 'bye', v: PROTOCOL, why });
    this.#effects.push({ do: 'close', link });
    this.#gone(link);
  }

  #gone(link: LinkId): void {
    const session = this.#sessions.get(link);
    this.#sessions.delete(link);
    this.#timers.clear(`hello ${link}`);
    if (session?.person && !this.#sessionOf(session.person)) this.#left(session.person);
  }

  /** Somebody is away from now on. */
  #left(person: PersonId): void {
    const { room } = this;
    if (
      room.phase === 'playing' &&
      room.policy.away === 'bot' &&
      seatOf(room, person) !== null &&
      !room.shared
    ) {
      this.#timers.set(`away ${person}`, this.#now + AWAY);
    }
    room.asks = room.asks.filter((ask) => ask.kind !== 'seat' || ask.person !== person);
    this.#recountUndo();
  }

  #sessionOf(person: PersonId): Session | undefined {
    return [...this.#sessions.values()].find((session) => session.person === person);
  }

  #connection(person: PersonId): Person['connection'] {
    const session = this.#sessionOf(person);
    return session ? (session.shaky ? 'shaky' : 'here') : 'away';
  }

  #send(link: LinkId, message: FromHost): void {
    for (const text of framesOf(write(message))) this.#effects.push({ do: 'send', link, text });
  }

  // What people do

  #command(session: Session, n: number, act: Act, inTime: boolean): void {
    const me = memberOf(this.room, session.person!);
    if (!me || n > me.done + 1 || n < 1) {
      this.#hangUp(session.link, 'refused');
      return;
    }
    if (n <= me.done) {
      const known = me.answers.find(([number]) => number === n);
      this.#answers.push({ session, n, answer: known?.[1] ?? { ok: true } });
      return;
    }
    const answer: Answer = inTime ? carryOut(this.#desk(), act, me) : { ok: false, why: 'too-fast' };
    me.done = n;
    me.answers = [...me.answers.slice(1 - ANSWERS), [n, answer]];
    this.#dirty = true;
    this.#answers.push({ session, n, answer });
    if (answer.ok && act.kind !== 'move' && this.room.phase === 'playing') {
      this.#recountUndo();
      this.#playing?.settle(this.#now);
    }
  }

  #desk(): Desk {
    const { room } = this;
    return {
      room,
      games: this.#parts.games,
      playing: this.#playing,
      now: this.#now,
      isAway: (person) => this.#connection(person) === 'away',
      begin: (match) => {
        this.#reset();
        room.phase = 'playing';
        room.matches += 1;
        this.#playing = new Playing(match, this.#around);
        for (const { id } of room.members) if (!this.#sessionOf(id)) this.#left(id);
        this.#playing.settle(this.#now);
      },
      abandon: () => {
        this.#reset();
        room.phase = 'lobby';
        for (const member of room.members) member.ready = member.id === room.host || room.shared;
      },
      maySay: (person) => {
        const limit = this.#talk.get(person) ?? new Limit(0.5, 6);
        this.#talk.set(person, limit);
        return limit.take(this.#now);
      },
      askUndo: (seat) => this.#askUndo(seat),
      answerUndo: (seat, yes) => this.#answerUndo(seat, yes),
      sendAway: (person) => this.#sendAway(person),
      close: () => this.#close(),
    };
  }

  #reset(): void {
    this.#playing?.stop();
    this.#playing = null;
    this.#timers.clearAll('away ');
    this.#timers.clear('undo');
    this.room.asks = [];
    this.room.paused = null;
    this.room.chairs = this.room.chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, standIn: false } : chair,
    );
  }

  #sendAway(person: PersonId): void {
    const { room } = this;
    const member = memberOf(room, person);
    const session = this.#sessionOf(person);
    if (member) room.barred = [...room.barred, member.key].slice(-200);
    if (session) this.#hangUp(session.link, 'sent-away');
    room.members = room.members.filter(({ id }) => id !== person);
    if (room.paused === person) room.paused = null;
  }

  #close(): void {
    this.#reset();
    this.#flushAnswers();
    for (const link of [...this.#sessions.keys()]) this.#hangUp(link, 'closed');
    this.#closed = true;
    this.#effects.push({ do: 'forget' });
  }

  // Undo: all the others at the table agree

  #askUndo(seat: Seat): Answer {
    const waiting = this.#others(seat);
    this.room.asks = [
      ...this.room.asks.filter(({ kind }) => kind !== 'undo'),
      { kind: 'undo', seat, waiting },
    ];
    this.#timers.set('undo', this.#now + UNDO);
    this.#decideUndo();
    return { ok: true };
  }

  #answerUndo(seat: Seat, yes: boolean): Answer {
    const ask = this.room.asks.find(({ kind }) => kind === 'undo');
    if (ask?.kind !== 'undo' || !ask.waiting.includes(seat)) return { ok: false, why: 'not-now' };
    if (yes)
      this.#setUndo(
        ask.seat,
        ask.waiting.filter((other) => other !== seat),
      );
    else this.#dropUndo();
    return { ok: true };
  }

  /** Who has left, or lets a bot play, is not waited for. */
  #recountUndo(): void {
    const ask = this.room.asks.find(({ kind }) => kind === 'undo');
    if (ask?.kind !== 'undo') return;
    const others = this.#others(ask.seat);
    this.#setUndo(
      ask.seat,
      ask.waiting.filter((seat) => others.includes(seat)),
    );
  }

  #setUndo(seat: Seat, waiting: readonly Seat[]): void {
    this.room.asks = this.room.asks.map((ask) =>
      ask.kind === 'undo' ? { kind: 'undo', seat, waiting } : ask,
    );
    this.#decideUndo();
  }

  #decideUndo(): void {
    const ask = this.room.asks.find(({ kind }) => kind === 'undo');
    if (ask?.kind !== 'undo' || ask.waiting.length > 0) return;
    this.#dropUndo();
    this.#playing?.undo(ask.seat, this.#now);
  }

  #dropUndo(): void {
    this.#timers.clear('undo');
    this.room.asks = this.room.asks.filter(({ kind }) => kind !== 'undo');
    this.#dirty = true;
    if (this.room.phase === 'playing') this.#playing?.settle(this.#now);
  }

  /** The seats of people who are here, but this one. On one device all have seen it. */
  #others(seat: Seat): Seat[] {
    if (this.room.shared) return [];
    return this.room.chairs.flatMap((chair, other) =>
      other !== seat && chair.kind === 'person' && !chair.standIn && this.#connection(chair.person) !== 'away'
        ? [other]
        : [],
    );
  }

  // The match

  #level(seat: Seat) {
    const chair = this.room.chairs[seat];
    if (chair?.kind === 'bot') return chair.level;
    return chair?.kind === 'person' && chair.standIn ? 'steady' : null;
  }

  #stepped(): void {
    this.#dirty = true;
    this.room.asks = this.room.asks.filter(({ kind }) => kind !== 'undo');
    this.#timers.clear('undo');
    if (!this.#playing?.match.result) return;
    this.room.phase = 'over';
    this.room.asks = [];
    this.#timers.clearAll('away ');
  }

  // What comes out

  /** Saved first; then everybody is shown what changed for them; then whoever did something is answered. */
  #flush(): Effect[] {
    const before = this.#effects;
    this.#effects = [];
    if (this.#dirty && !this.#closed) this.#effects.push({ do: 'save', saved: this.saved() });
    this.#dirty = false;
    this.#effects.push(...before);
    if (!this.#closed) this.#show();
    this.#flushAnswers();
    const effects = this.#effects;
    this.#effects = [];
    const next = this.#closed ? null : this.#timers.next;
    if (next !== null && next !== this.#woken) effects.push({ do: 'wake', at: next });
    this.#woken = next;
    return effects;
  }

  #show(): void {
    for (const session of this.#sessions.values()) {
      if (session.person === null) continue;
      const picture = pictureFor(this.room, this.#playing, session.person, (id) => this.#connection(id));
      if (session.picture === null) {
        const { clock, breath } = this.#playing ?? { clock: null, breath: null };
        this.#send(session.link, {
          t: 'welcome',
          done: memberOf(this.room, session.person)?.done ?? 0,
          picture,
          ages: { clock: clock ? this.#now - clock.since : 0, breath: breath ? this.#now - breath.since : 0 },
        });
      } else {
        const patch = diff(session.picture as Json, picture as Json);
        if (patch !== undefined) this.#send(session.link, { t: 'patch', patch });
      }
      session.picture = picture;
    }
  }

  #flushAnswers(): void {
    for (const { session, n, answer } of this.#answers) {
      if (this.#sessions.has(session.link)) this.#send(session.link, { t: 'did', n, answer });
    }
    this.#answers = [];
  }

  saved(): Saved {
    const { match } = this;
    return {
      v: 1,
      room: structuredClone(this.room),
      record: match && writeRecord(match),
      steps: match?.length ?? 0,
    };
  }
}
