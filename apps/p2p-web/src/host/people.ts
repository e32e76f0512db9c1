/** The people at a hosted table: arrivals, absences and stand-ins. */
import type { Seat } from '@cheeseboard/engine';
import type { Bye } from '../protocol/messages.ts';
import type { Person, PersonId } from '../tables/table.ts';
import { memberOf, newMember, type Room, seatOf } from './room.ts';
import type { Timers } from './timers.ts';

export interface PeopleContext {
  readonly room: Room;
  readonly timers: Timers;
  connection(person: PersonId): Person['connection'];
  /** The number of connected people. */
  here(): number;
  /** A stand-in begins or ends. */
  changed(): void;
}

const MAX_PEOPLE = 24;
/** How many people the table remembers, seated or not. */
const MAX_KNOWN = 60;
const MAX_BARRED = 200;
/** How long somebody may be away before a bot plays for them. */
const AWAY_MS = 15_000;

export class People {
  readonly #table: PeopleContext;

  constructor(table: PeopleContext) {
    this.#table = table;
  }

  isAway(person: PersonId): boolean {
    return this.#table.connection(person) === 'away';
  }

  /** Returns why somebody is refused, or null. */
  arrive(person: PersonId, key: string): Bye | null {
    const { room, timers, here } = this.#table;
    if (room.barred.includes(key)) return 'sent-away';
    const known = memberOf(room, person);
    // Two keys with the same short id can only be made on purpose.
    if (known && known.key !== key) return 'refused';
    if (!known && here() >= MAX_PEOPLE) return 'full';
    if (!known) {
      this.#forgetStrangers();
      room.members.push(newMember(person, key));
    }
    timers.clear(`away ${person}`);
    this.standIn(person, false);
    return null;
  }

  /** Forgets people who neither sit nor are connected, the oldest first. */
  #forgetStrangers(): void {
    const { room } = this.#table;
    const spare = room.members.filter(
      ({ id }) => id !== room.host && seatOf(room, id) === null && this.isAway(id),
    );
    const drop = new Set(spare.slice(0, Math.max(0, room.members.length - MAX_KNOWN)));
    room.members = room.members.filter((member) => !drop.has(member));
  }

  /** Starts the absence of somebody. */
  leave(person: PersonId, now: number): void {
    const { room, timers } = this.#table;
    const waits = room.shared || room.policy.away === 'wait' || room.phase !== 'playing';
    if (!waits && seatOf(room, person) !== null) timers.set(`away ${person}`, now + AWAY_MS);
    room.asks = room.asks.filter((ask) => ask.kind !== 'seat' || ask.person !== person);
  }

  /** Restarts all absences: at the start of a match, and when the policy changes. */
  everybodyAway(now: number): void {
    this.#table.timers.clearAll('away ');
    for (const { id } of this.#table.room.members) if (this.isAway(id)) this.leave(id, now);
  }

  /** Starts or ends a stand-in for somebody who sits at the table. */
  standIn(person: PersonId, bot: boolean): void {
    const { room, changed } = this.#table;
    const seat = seatOf(room, person);
    const chair = seat === null ? undefined : room.chairs[seat];
    if (chair?.kind !== 'person' || chair.standIn === bot || room.phase !== 'playing') return;
    room.chairs[seat!] = { ...chair, standIn: bot };
    changed();
  }

  /** Refuses this person's key from now on. */
  bar(person: PersonId): void {
    const { room, timers } = this.#table;
    const member = memberOf(room, person);
    if (member) room.barred = [...room.barred, member.key].slice(-MAX_BARRED);
    room.members = room.members.filter((other) => other !== member);
    if (room.paused === person) room.paused = null;
    timers.clear(`away ${person}`);
  }

  /** The other seats that people play themselves. */
  others(seat: Seat): Seat[] {
    const { chairs } = this.#table.room;
    return [...chairs.keys()].filter((other) => {
      const chair = chairs[other]!;
      return other !== seat && chair.kind === 'person' && !chair.standIn;
    });
  }
}
