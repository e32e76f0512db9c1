/**
 * A table that this browser hosts, as a machine: what happened goes in, with the time; what is to be done comes out. It knows no
 * page, no network, no clock and no chance of its own, so any accident can be played through in a test.
 */
import { type AnyGame, type Match, type Seat, seededDraw } from '@cheeseboard/engine';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { textOf } from '../protocol/bytes.ts';
import type { Signer } from '../protocol/keys.ts';
import { Limit } from '../protocol/limit.ts';
import { diff, type Json } from '../protocol/patch.ts';
import type { Random } from '../protocol/room.ts';
import type { Act, Answer, PersonId } from '../tables/table.ts';
import { beginMatch, carryOut, type Desk } from './acts.ts';
import { JointChance } from './joint-chance.ts';
import { Lines } from './lines.ts';
import { People } from './people.ts';
import { pictureFor } from './picture-for.ts';
import { type Around, Playing } from './playing.ts';
import { memberOf, type Room, type Saved } from './room.ts';
import type { Session } from './session.ts';
import { Timers } from './timers.ts';
import { Undo } from './undo.ts';
import type { Effect, Input } from './wire.ts';

export interface HostParts {
  readonly games: readonly AnyGame[];
  readonly signer: Signer;
  readonly random: Random;
  /** Bots without a pause. */
  readonly fast?: boolean;
}

/** The last answers of each person, for commands that come twice. */
const ANSWERS = 8;
/** Chat: so many lines at once, and then one every two seconds. */
const LINES_A_SECOND = 0.5;
const LINES_AT_ONCE = 6;

export class HostTable {
  readonly room: Room;
  readonly #parts: HostParts;
  readonly #timers = new Timers();
  readonly #lines: Lines;
  readonly #people: People;
  readonly #undo: Undo;
  readonly #chance: JointChance;
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
    this.room = { ...structuredClone(saved.room), asks: [] };
    // Saved by an older version.
    this.room.fair ??= null;
    this.#parts = parts;
    const timers = this.#timers;
    const seed = textOf(parts.random(16));
    const emit = (effect: Effect) => {
      this.#effects.push(effect);
    };
    this.#lines = new Lines({
      timers,
      emit,
      signer: parts.signer,
      random: parts.random,
      secret: this.room.secret,
      epoch: this.room.epoch,
      arrived: (person, key) => {
        this.#dirty = true;
        return this.#people.arrive(person, key);
      },
      left: (person) => this.#left(person),
      command: (session, n, act, inTime) => this.#command(session, n, act, inTime),
      pledge: (person, pledge) => this.#chance.pledge(person, pledge.match, pledge, this.#now),
      give: (person, { match, draw, link }) => this.#chance.give(person, match, draw, link, this.#now),
    });
    this.#people = new People({
      room: this.room,
      timers,
      connection: (person) => this.#lines.connection(person),
      here: () => this.#lines.people,
      changed: () => {
        this.#dirty = true;
        this.#undo.recount();
        this.#settle();
      },
    });
    this.#undo = new Undo({
      room: this.room,
      timers,
      others: (seat) => this.#people.others(seat),
      agreed: (seat) => this.#playing?.undo(seat, this.#now),
      over: () => this.#settle(),
    });
    this.#chance = new JointChance({
      room: this.room,
      timers,
      isHere: (person) => !this.#people.isAway(person),
      drawn: (id, outcome) => this.#playing?.drawn(id, outcome, this.#now),
      drawAlone: (id, request) => emit({ do: 'draw', id, request }),
      changed: () => {
        this.#dirty = true;
      },
    });
    this.#around = {
      timers,
      emit: (effect) => {
        if (effect.do !== 'draw' || !this.#chance.draw(effect.id, effect.request, this.#now)) emit(effect);
      },
      drawFor: (label) => seededDraw(`${seed} ${label}`),
      fast: parts.fast ?? false,
      policy: () => this.room.policy,
      level: (seat) => this.#level(seat),
      still: () => this.room.paused !== null,
      asking: () => this.#undo.wish !== undefined,
      changed: () => this.#stepped(),
    };
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

  saved(): Saved {
    const { match } = this;
    const record = match && writeRecord(match) + (match.result ? this.#chance.proof : '');
    return { v: 1, room: structuredClone(this.room), record, steps: match?.length ?? 0 };
  }

  /** Before anything else: goes on with what was saved. */
  open(now: number): Effect[] {
    this.#now = now;
    this.#people.everybodyAway(now);
    this.#settle();
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
        this.#playing?.drawn(input.id, input.outcome, this.#now);
        break;
      case 'thought':
        this.#playing?.thought(input.id, input.move, this.#now);
        break;
      case 'wake':
        // Clocks ring a little early sometimes: then it is said again.
        this.#woken = null;
        for (let due = this.#timers.due(this.#now); due; due = this.#timers.due(this.#now)) this.#wake(due);
    }
  }

  #wake(timer: string): void {
    if (this.#playing?.wake(timer, this.#now) || this.#chance.wake(timer, this.#now)) return;
    const [what, who = ''] = timer.split(' ');
    if (what === 'hello') this.#lines.hangUp(Number(who), 'refused');
    else if (what === 'undo') this.#undo.drop();
    else if (what === 'away') this.#people.standIn(who, true);
  }

  /** Their last line is gone. */
  #left(person: PersonId): void {
    this.#people.leave(person, this.#now);
    this.#undo.recount();
    this.#chance.gone(this.#now);
  }

  // What they do

  #command(session: Session, n: number, act: Act, inTime: boolean): boolean {
    const me = memberOf(this.room, session.person!);
    if (!me || n > me.done + 1 || n < 1) return false;
    if (n <= me.done) {
      const known = me.answers.find(([number]) => number === n);
      this.#answers.push({ session, n, answer: known?.[1] ?? { ok: true } });
      return true;
    }
    const answer: Answer = inTime ? carryOut(this.#desk(), act, me) : { ok: false, why: 'too-fast' };
    me.done = n;
    me.answers = [...me.answers.slice(1 - ANSWERS), [n, answer]];
    this.#dirty = true;
    this.#answers.push({ session, n, answer });
    if (answer.ok && act.kind !== 'move') {
      if (act.kind === 'set-policy') this.#people.everybodyAway(this.#now);
      this.#undo.recount();
      this.#settle();
    }
    return true;
  }

  #desk(): Desk {
    return {
      room: this.room,
      games: this.#parts.games,
      playing: this.#playing,
      now: this.#now,
      isAway: (person) => this.#people.isAway(person),
      begin: (match) => this.#begin(match),
      abandon: () => this.#abandon(),
      maySay: (person) => this.#maySay(person),
      askUndo: (seat) => this.#undo.ask(seat, this.#now),
      answerUndo: (seat, yes) => this.#undo.answer(seat, yes),
      sendAway: (person) => this.#sendAway(person),
      close: () => this.#close(),
    };
  }

  #begin(match: Match): void {
    const { room } = this;
    this.#reset();
    room.phase = 'playing';
    room.matches += 1;
    this.#playing = new Playing(match, this.#around);
    this.#chance.begin(this.#now);
    this.#dirty = true;
    this.#people.everybodyAway(this.#now);
    this.#settle();
  }

  #abandon(): void {
    const { room } = this;
    this.#reset();
    room.phase = 'lobby';
    for (const member of room.members) member.ready = member.id === room.host || room.shared;
  }

  #reset(): void {
    const { room } = this;
    this.#chance.stop();
    this.#playing?.stop();
    this.#playing = null;
    this.#timers.clearAll('away ');
    this.#undo.lapse();
    room.asks = [];
    room.paused = null;
    room.chairs = room.chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, standIn: false } : chair,
    );
  }

  #maySay(person: PersonId): boolean {
    const limit = this.#talk.get(person) ?? new Limit(LINES_A_SECOND, LINES_AT_ONCE);
    this.#talk.set(person, limit);
    return limit.take(this.#now);
  }

  #sendAway(person: PersonId): void {
    const session = this.#lines.sessionOf(person);
    this.#people.bar(person);
    if (session) this.#lines.hangUp(session.link, 'sent-away');
  }

  #close(): void {
    this.#reset();
    this.#lines.hangUpAll('closed');
    this.#closed = true;
    this.#effects.push({ do: 'forget' });
  }

  // The match

  #settle(): void {
    if (this.room.phase === 'playing') this.#playing?.settle(this.#now);
  }

  #level(seat: Seat) {
    const chair = this.room.chairs[seat];
    if (chair?.kind === 'bot') return chair.level;
    return chair?.kind === 'person' && chair.standIn ? 'steady' : null;
  }

  #stepped(): void {
    this.#dirty = true;
    this.#undo.lapse();
    if (!this.#playing?.match.result) return;
    this.room.phase = 'over';
    this.room.asks = [];
    this.#timers.clearAll('away ');
  }

  // What comes out

  /** Saved first; then everybody is shown what changed for them; then whoever did something is answered. */
  #flush(): Effect[] {
    const wanted = this.#effects;
    this.#effects = [];
    if (this.#dirty && !this.#closed) this.#effects.push({ do: 'save', saved: this.saved() });
    this.#dirty = false;
    this.#effects.push(...wanted);
    for (const session of this.#lines.sessions) this.#show(session);
    for (const { session, n, answer } of this.#answers)
      this.#lines.send(session.link, { t: 'did', n, answer });
    this.#answers = [];
    const effects = this.#effects;
    this.#effects = [];
    const next = this.#closed ? null : this.#timers.next;
    if (next !== null && next !== this.#woken) effects.push({ do: 'wake', at: next });
    this.#woken = next;
    return effects;
  }

  /** The whole picture the first time, then what changed in it. */
  #show(session: Session): void {
    const person = session.person!;
    const picture = pictureFor(
      this.room,
      this.#playing,
      person,
      (id) => this.#lines.connection(id),
      this.#chance,
    );
    const before = session.picture;
    session.picture = picture;
    if (before === null) {
      const { clock = null, breath = null } = this.#playing ?? {};
      const age = (time: typeof clock) => (time ? Math.max(0, this.#now - time.since) : 0);
      const done = memberOf(this.room, person)?.done ?? 0;
      this.#lines.send(session.link, {
        t: 'welcome',
        done,
        picture,
        ages: { clock: age(clock), breath: age(breath) },
      });
      return;
    }
    const patch = diff(before as Json, picture as Json);
    if (patch !== undefined) this.#lines.send(session.link, { t: 'patch', patch });
  }
}
