/**
 * A table that this browser hosts, as a machine: what happened goes in, with the time; what is to be done comes out. It knows no
 * page, no network, no clock and no chance of its own, so any accident can be played through in a test.
 */
import type { AnyGame, Match } from '@cheeseboard/engine';
import { readRecord } from '@cheeseboard/engine/records';
import type { Succession } from '../heirs/will.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import type { Bye } from '../protocol/messages.ts';
import type { Random } from '../protocol/room.ts';
import type { Act, Answer, PersonId } from '../tables/table.ts';
import { beginMatch, carryOut, type Desk } from './acts.ts';
import { enterAnswer, placeOf, Talk } from './commands.ts';
import { Course } from './course.ts';
import { handOver, roomAfter } from './hand-over.ts';
import { Lines } from './lines.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { People } from './people.ts';
import { memberOf, type Room, type Saved } from './room.ts';
import type { Session } from './session.ts';
import { Timers } from './timers.ts';
import type { Effect, Input, LinkId } from './wire.ts';

export interface HostParts {
  readonly games: readonly AnyGame[];
  readonly signer: Signer;
  readonly random: Random;
  /** Bots without a pause. */
  fast?(): boolean;
}

export class HostTable {
  readonly room: Room;
  readonly #parts: HostParts;
  readonly #timers = new Timers();
  readonly #lines: Lines;
  readonly #people: People;
  readonly #course: Course;
  readonly #talk = new Talk();
  readonly #out = new Outbox();
  readonly #outgoing: Outgoing;
  /** That it is handed over is on the disk: nobody is told before. */
  #isHandedOver = false;
  #closed = false;
  #now = 0;

  /** A table that was saved, or a new one (`record` null). Throws `Invalid` for a record that cannot be read. */
  constructor(saved: Pick<Saved, 'room' | 'record'>, parts: HostParts) {
    const { released = [], ...kept } = structuredClone(saved.room);
    const room: Room = { ...kept, released, asks: [] };
    this.room = room;
    this.#isHandedOver = room.handed !== undefined;
    this.#parts = parts;
    const { signer, random, fast = () => false } = parts;
    const timers = this.#timers;
    const emit = (effect: Effect) => this.#out.emit(effect);
    const changed = () => this.#out.changed();
    const now = () => this.#now;
    this.#lines = new Lines({
      timers,
      emit,
      signer,
      random,
      room,
      arrived: (person, key) => {
        changed();
        const why = this.#people.arrive(person, key);
        if (why !== null) return why;
        if (this.#isHandedOver) return this.#sendOn(person);
        this.#course.legacy.welcomed(person, now());
        this.#course.legacy.arrived(person, this.match);
        return null;
      },
      left: (person) => this.#left(person),
      command: (session, n, act, inTime) => this.#command(session, n, act, inTime),
      isThere: (person, will) => this.#course.legacy.heard(person, now(), will),
      released: (person) => this.#course.legacy.released(person),
      renounced: (person, release) => this.#course.legacy.renounced(person, release),
      pledge: (person, pledge) => this.#course.chance.pledge(person, pledge.match, pledge, now()),
      give: (person, { match, draw, link }) => this.#course.chance.give(person, match, draw, link, now()),
    });
    const lines = this.#lines;
    this.#people = new People({
      room,
      timers,
      connection: (person) => lines.connection(person),
      here: () => lines.people,
      changed: () => {
        changed();
        this.#recount();
      },
    });
    const people = this.#people;
    this.#course = new Course({
      room,
      timers,
      signer,
      random,
      fast,
      people,
      lines,
      now,
      emit,
      changed,
    });
    this.#outgoing = {
      lines,
      closed: () => this.#closed,
      saved: () => this.saved(),
      picture: ({ person }) => this.#course.pictureFor(person!),
      since: ({ person }) => ({ done: memberOf(room, person!)?.done ?? 0, ages: this.#course.ages }),
      next: () => timers.next,
    };
    if (saved.record !== null) this.#course.restore(readRecord(saved.record, parts.games));
  }

  get match(): Match | null {
    return this.#course.match;
  }

  /** Lines whose owner is not known yet. */
  get strangers(): number {
    return this.#lines.strangers;
  }

  get closed(): boolean {
    return this.#closed;
  }

  saved(): Saved {
    return this.#course.saved(structuredClone(this.room));
  }

  /** Before anything else: goes on with what was saved. */
  open(now: number): Effect[] {
    this.#now = now;
    if (!this.room.handed) this.#people.everybodyAway(now);
    this.#course.resume();
    return this.#out.flush(this.#outgoing);
  }

  /** Starts at once, with whoever sits there: for a table on one device. */
  start(now: number): Effect[] {
    this.#now = now;
    beginMatch(this.#desk());
    return this.#out.flush(this.#outgoing);
  }

  input(input: Input, now: number): Effect[] {
    this.#now = now;
    if (!this.#closed) this.#take(input);
    this.#course.lease(this.#closed);
    return this.#out.flush(this.#outgoing);
  }

  #take(input: Input): void {
    switch (input.is) {
      case 'link':
        this.#lines.opened(input.link, input.fingerprints, this.#now);
        break;
      case 'text':
        this.#lines.heard(input.link, input.text, this.#now);
        break;
      case 'shaky':
        this.#lines.shaky(input.link, input.shaky);
        break;
      case 'closed':
        this.#lines.gone(input.link);
        break;
      case 'drawn':
        this.#course.playing?.drawn(input.id, input.outcome, this.#now);
        break;
      case 'thought':
        this.#course.playing?.thought(input.id, input.move, this.#now);
        break;
      case 'split':
        this.#course.legacy.split(input.key, input.shares);
        break;
      case 'kept':
        this.#keptHandOver(input.kept);
        break;
      case 'wake':
        this.#out.woken();
        for (let due = this.#timers.due(this.#now); due; due = this.#timers.due(this.#now)) this.#wake(due);
    }
  }

  #wake(timer: string): void {
    if (this.#course.wake(timer)) return;
    const [what, who = ''] = timer.split(' ');
    if (what === 'hello') this.#lines.hangUp(Number(who), 'refused');
    else if (what === 'undo') this.#course.undo.drop();
    else if (what === 'away') this.#people.standIn(who, true);
  }

  /** Their last line is gone. */
  #left(person: PersonId): void {
    if (this.#isHandedOver) return;
    this.#people.leave(person, this.#now);
    this.#course.undo.recount();
    this.#course.chance.gone(this.#now);
  }

  // What they do

  #command(session: Session, n: number, act: Act, inTime: boolean): boolean {
    const me = memberOf(this.room, session.person!);
    const place = me ? placeOf(me, n) : null;
    if (!me || place === null) return false;
    if (place !== 'next') {
      this.#out.answer(session, n, place);
      return true;
    }
    const answer: Answer = inTime ? carryOut(this.#desk(), act, me) : { ok: false, why: 'too-fast' };
    enterAnswer(me, n, answer);
    this.#out.changed();
    this.#out.answer(session, n, answer);
    if (answer.ok && act.kind !== 'move') {
      if (act.kind === 'set-policy') this.#people.everybodyAway(this.#now);
      this.#recount();
    }
    return true;
  }

  /** Others may be asked now, or play now. */
  #recount(): void {
    this.#course.undo.recount();
    this.#course.settle();
  }

  #desk(): Desk {
    const course = this.#course;
    return {
      room: this.room,
      games: this.#parts.games,
      playing: course.playing,
      now: this.#now,
      isAway: (person) => this.#people.isAway(person),
      begin: (match) => course.begin(match),
      abandon: () => course.abandon(),
      maySay: (person) => this.#talk.maySay(person, this.#now),
      askUndo: (seat) => course.undo.ask(seat, this.#now),
      answerUndo: (seat, yes) => course.undo.answer(seat, yes),
      sendAway: (person) => this.#sendAway(person),
      frozen: () => course.frozen,
      handOver: (person) => this.#handOver(person),
      close: () => this.#close(),
    };
  }

  #sendAway(person: PersonId): void {
    const session = this.#lines.sessionOf(person);
    this.#people.bar(person);
    if (session) this.#lines.hangUp(session.link, 'sent-away');
  }

  /** Somebody else is to be host of the next epoch. Nothing happens here until that is on the disk. */
  #handOver(person: PersonId): Answer {
    const { room } = this;
    const isHere = this.#lines.sessionOf(person) !== undefined;
    const handed = isHere ? handOver(room, person, this.#parts.signer) : null;
    if (!handed) return { ok: false, why: 'not-now' };
    room.handed = handed;
    return { ok: true };
  }

  /** The next host gets everything, and the others look for it there. What cannot be kept is not handed over: a reload would go on here. */
  #keptHandOver(kept: boolean): void {
    const { room } = this;
    if (!room.handed || this.#isHandedOver) return;
    this.#isHandedOver = kept;
    if (!kept) {
      room.handed = undefined;
      this.#out.changed();
      this.#recount();
      return;
    }
    const heir = this.#lines.sessionOf(personOf(room.handed.heir));
    if (heir) this.#give(heir.link, room.handed);
    for (const { link, person } of this.#lines.sessions)
      if (person !== room.host) this.#lines.hangUp(link, 'moved');
  }

  /** The next host has not got it yet, and gets it once more; others are not at this table any more. */
  #sendOn(person: PersonId): Bye | null {
    const handed = this.room.handed!;
    if (person === this.room.host) return null;
    if (person !== personOf(handed.heir)) return 'moved';
    this.#out.afterwards(() => {
      const { link } = this.#lines.sessionOf(person) ?? {};
      if (link === undefined) return;
      this.#give(link, handed);
      this.#lines.hangUp(link, 'moved');
    });
    return null;
  }

  #give(link: LinkId, handed: Succession): void {
    this.#lines.send(link, { t: 'inherit', saved: this.#course.saved(roomAfter(this.room, handed)) });
  }

  #close(): void {
    this.#course.end();
    this.#lines.hangUpAll('closed');
    this.#closed = true;
    this.#out.emit({ do: 'forget' });
  }
}
