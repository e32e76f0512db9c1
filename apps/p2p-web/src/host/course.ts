/** The course of the matches at a hosted table, and what watches over them: the draws of everybody, the heirs, wishes to take back. */
import { type Match, type Seat, seededDraw } from '@cheeseboard/engine';
import { writeRecord } from '@cheeseboard/engine/records';
import { textOf } from '../protocol/bytes.ts';
import type { Signer } from '../protocol/keys.ts';
import type { Picture, Times } from '../protocol/picture.ts';
import type { Random } from '../protocol/room.ts';
import type { PersonId } from '../tables/table.ts';
import { JointChance } from './joint-chance.ts';
import { Legacy } from './legacy.ts';
import type { Lines } from './lines.ts';
import type { People } from './people.ts';
import { pictureFor } from './picture-for.ts';
import { type Around, Playing } from './playing.ts';
import type { Room, Saved } from './room.ts';
import type { Timers } from './timers.ts';
import { Undo } from './undo.ts';
import type { Effect } from './wire.ts';

/** What it must know of the table around it. */
export interface CourseTable {
  readonly room: Room;
  readonly timers: Timers;
  readonly signer: Signer;
  readonly random: Random;
  fast(): boolean;
  readonly people: People;
  readonly lines: Lines;
  now(): number;
  emit(effect: Effect): void;
  changed(): void;
}

export class Course {
  readonly undo: Undo;
  readonly chance: JointChance;
  readonly legacy: Legacy;
  readonly #table: CourseTable;
  readonly #around: Around;
  #playing: Playing | null = null;
  /** Whether too many heirs were out of reach the last time it was looked. */
  #waited = false;

  constructor(table: CourseTable) {
    const { room, timers, signer, random, fast, people, emit, changed, now } = table;
    const isHere = (person: PersonId) => !people.isAway(person);
    const seed = textOf(random(16));
    this.#table = table;
    this.undo = new Undo({
      room,
      timers,
      others: (seat) => people.others(seat),
      agreed: (seat) => this.#playing?.undo(seat, now()),
      over: () => this.settle(),
    });
    this.chance = new JointChance({
      room,
      timers,
      isHere,
      drawn: (id, outcome) => this.#playing?.drawn(id, outcome, now()),
      drawAlone: (id, request) => emit({ do: 'draw', id, request }),
      steps: () => this.match?.length ?? 0,
      settled: () => this.legacy.drawsTogether(),
      frozen: () => this.frozen,
      changed,
    });
    this.legacy = new Legacy({ room, signer, random, emit, isHere, changed });
    this.#around = {
      timers,
      emit: (effect) => {
        if (effect.do !== 'draw' || !this.chance.draw(effect.id, effect.request, now())) emit(effect);
      },
      drawFor: (label) => seededDraw(`${seed} ${label}`),
      pace: () => (fast() ? (room.shared ? 'at-once' : 'brisk') : 'usual'),
      policy: () => room.policy,
      level: (seat) => levelOf(room, seat),
      still: () => room.paused !== null || this.frozen,
      frozen: () => this.frozen,
      asking: () => this.undo.wish !== undefined,
      changed: () => this.#stepped(),
    };
  }

  get playing(): Playing | null {
    return this.#playing;
  }

  get match(): Match | null {
    return this.#playing?.match ?? null;
  }

  /** Too many heirs are out of reach: they may have elected another host, so nothing happens here. */
  get frozen(): boolean {
    return this.legacy.waiting(this.#table.now()).length > 0;
  }

  /** The room and its match as they are saved. */
  saved(room: Room): Saved {
    const { match } = this;
    const record = match && writeRecord(match) + (match.result ? this.chance.proof : '');
    return { v: 1, room, record, steps: match?.length ?? 0 };
  }

  /** A match that was saved. */
  restore(match: Match): void {
    this.#playing = new Playing(match, this.#around);
  }

  /** Goes on with what was restored. */
  resume(): void {
    const { room, now } = this.#table;
    const { match } = this;
    if (match && room.phase === 'playing' && !room.legacy) this.legacy.begin(match, now());
    else this.legacy.resume(match);
    this.settle();
  }

  begin(match: Match): void {
    const { room, people, changed, now } = this.#table;
    this.end();
    room.phase = 'playing';
    room.matches += 1;
    this.#playing = new Playing(match, this.#around);
    this.chance.begin(now());
    this.legacy.begin(match, now());
    changed();
    people.everybodyAway(now());
    this.settle();
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
    this.chance.stop();
    this.legacy.end();
    this.#playing?.stop();
    this.#playing = null;
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
    if (this.#table.room.phase === 'playing') this.#playing?.settle(this.#table.now());
  }

  /** Goes on when enough heirs are back, and waits when too few are here. */
  lease(closed: boolean): void {
    const { timers, now } = this.#table;
    const next = closed ? null : this.legacy.nextLook(now());
    if (next === null) timers.clear('lease');
    else timers.set('lease', next);
    if (this.frozen === this.#waited) return;
    this.#waited = !this.#waited;
    this.settle();
    if (!this.#waited) this.chance.gone(now());
  }

  /** True if the timer was one of ours. */
  wake(timer: string): boolean {
    const now = this.#table.now();
    return Boolean(this.#playing?.wake(timer, now)) || this.chance.wake(timer, now);
  }

  pictureFor(person: PersonId): Picture {
    const { room, lines, now } = this.#table;
    return pictureFor(room, this.#playing, person, (id) => lines.connection(id), {
      chance: this.chance,
      legacy: this.legacy,
      now: now(),
    });
  }

  /** How long ago the clocks that a picture tells of were set. */
  get ages(): Times {
    const { clock = null, breath = null } = this.#playing ?? {};
    const age = (time: typeof clock) => (time ? Math.max(0, this.#table.now() - time.since) : 0);
    return { clock: age(clock), breath: age(breath) };
  }

  #stepped(): void {
    const { room, timers, changed } = this.#table;
    const { match } = this;
    changed();
    if (match) this.legacy.stepped(match, this.chance.links);
    this.undo.lapse();
    if (!match?.result) return;
    this.legacy.end();
    room.phase = 'over';
    room.asks = [];
    timers.clearAll('away ');
  }
}

/** The bot that plays for this seat; null: a person does. */
function levelOf({ chairs }: Room, seat: Seat) {
  const chair = chairs[seat];
  if (chair?.kind === 'bot') return chair.level;
  return chair?.kind === 'person' && chair.standIn ? 'steady' : null;
}
