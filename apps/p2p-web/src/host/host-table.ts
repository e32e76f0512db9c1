/**
 * A table that this browser hosts, as a machine: what happened goes in, with the time; what is to be done comes out. It knows no
 * page, no network, no clock and no chance of its own, so any accident can be played through in a test.
 */
import { type AnyGame, type Match, type Seat, seededDraw } from '@cheeseboard/engine';
import { readRecord, writeRecord } from '@cheeseboard/engine/records';
import { castVote, roomOf, writeWill } from '../heirs/will.ts';
import { textOf } from '../protocol/bytes.ts';
import type { Signer } from '../protocol/keys.ts';
import { Limit } from '../protocol/limit.ts';
import { diff, type Json } from '../protocol/patch.ts';
import type { Random } from '../protocol/room.ts';
import type { Act, Answer, PersonId } from '../tables/table.ts';
import { beginMatch, carryOut, type Desk } from './acts.ts';
import { JointChance } from './joint-chance.ts';
import { Legacy } from './legacy.ts';
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
  readonly #legacy: Legacy;
  /** Whether too many heirs were out of reach the last time it was looked. */
  #waited = false;
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
    this.#parts = parts;
    const timers = this.#timers;
    const seed = textOf(parts.random(16));
    const emit = (effect: Effect) => {
      this.#effects.push(effect);
    };
    const changed = () => {
      this.#dirty = true;
    };
    this.#lines = new Lines({
      timers,
      emit,
      signer: parts.signer,
      random: parts.random,
      room: this.room,
      arrived: (person, key) => {
        this.#dirty = true;
        const why = this.#people.arrive(person, key);
        if (why === null) this.#legacy.arrived(person, this.match);
        return why;
      },
      left: (person) => this.#left(person),
      command: (session, n, act, inTime) => this.#command(session, n, act, inTime),
      isThere: (person, will) => this.#legacy.heard(person, this.#now, will),
      released: (person) => this.#legacy.released(person),
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
      steps: () => this.match?.length ?? 0,
      settled: () => this.#legacy.drawsTogether(),
      frozen: () => this.#frozen,
      changed,
    });
    this.#legacy = new Legacy({
      room: this.room,
      signer: parts.signer,
      random: parts.random,
      emit,
      isHere: (person) => !this.#people.isAway(person),
      changed,
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
      still: () => this.room.paused !== null || this.#frozen,
      frozen: () => this.#frozen,
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
    const { match } = this;
    if (match && this.room.phase === 'playing' && !this.room.legacy) this.#legacy.begin(match, now);
    else this.#legacy.resume();
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
    this.#lease();
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
      case 'split':
        this.#legacy.split(input.key, input.shares);
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
      frozen: () => this.#frozen,
      handOver: (person) => this.#handOver(person),
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
    this.#legacy.begin(match, this.#now);
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
    this.#legacy.end();
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

  /** Somebody else is host of the next epoch, and gets everything. */
  #handOver(person: PersonId): Answer {
    const { room, match } = this;
    const { signer } = this.#parts;
    const session = this.#lines.sessionOf(person);
    const key = memberOf(room, person)?.key;
    if (!session || key === undefined || person === room.host || room.shared) {
      return { ok: false, why: 'not-now' };
    }
    const [epoch, heirs] = [room.epoch, [key]];
    const will = writeWill(
      { room: roomOf(room.secret), epoch, match: room.matches, heirs, needed: 0 },
      signer,
    );
    const succession = { will, epoch: epoch + 1, heir: key, votes: [castVote(will, epoch + 1, key, signer)] };
    const next: Room = {
      ...structuredClone(this.room),
      epoch: epoch + 1,
      host: person,
      chain: [...room.chain, succession],
      legacy: null,
      asks: [],
    };
    const record = match && writeRecord(match) + (match.result ? this.#chance.proof : '');
    const saved: Saved = { v: 1, room: next, record, steps: match?.length ?? 0 };
    this.#lines.send(session.link, { t: 'inherit', saved });
    this.#reset();
    this.#lines.hangUpAll('moved');
    this.#closed = true;
    this.#effects.push({ do: 'moved', epoch: epoch + 1 });
    return { ok: true };
  }

  #close(): void {
    this.#reset();
    this.#lines.hangUpAll('closed');
    this.#closed = true;
    this.#effects.push({ do: 'forget' });
  }

  // The match

  /** Too many heirs are out of reach: they may have elected another host, so nothing happens here. */
  get #frozen(): boolean {
    return this.#legacy.waiting(this.#now).length > 0;
  }

  /** Goes on when enough of them are back. */
  #lease(): void {
    const next = this.#closed ? null : this.#legacy.nextLook(this.#now);
    if (next === null) this.#timers.clear('lease');
    else this.#timers.set('lease', next);
    if (this.#frozen === this.#waited) return;
    this.#waited = !this.#waited;
    this.#settle();
    if (!this.#waited) this.#chance.gone(this.#now);
  }

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
    const { match } = this;
    if (match) this.#legacy.stepped(match, this.#chance.links);
    this.#undo.lapse();
    if (!match?.result) return;
    this.#legacy.end();
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
    const picture = pictureFor(this.room, this.#playing, person, (id) => this.#lines.connection(id), {
      chance: this.#chance,
      legacy: this.#legacy,
      now: this.#now,
    });
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
