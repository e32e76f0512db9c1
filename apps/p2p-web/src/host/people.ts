/** Who is at a hosted table: who comes in, who is away, and for whom a bot plays meanwhile. */
import type { Seat } from '@cheeseboard/engine';
import type { Bye } from '../protocol/messages.ts';
import type { Person, PersonId } from '../tables/table.ts';
import { memberOf, newMember, type Room, seatOf } from './room.ts';
import type { Timers } from './timers.ts';

export interface PeopleContext {
  readonly room: Room;
  readonly timers: Timers;
  connection(person: PersonId): Person['connection'];
  /** How many are here. */
  here(): number;
  /** Somebody plays for themselves again, or does not any more. */
  changed(): void;
}

const MAX_PEOPLE = 24;
/** People that the table remembers though they do not sit. */
const MAX_KNOWN = 60;
const MAX_BARRED = 200;
/** How long somebody may be away before a bot plays on. */
const AWAY_MS = 15_000;

export class People {
  readonly #table: PeopleContext;

  constructor(table: PeopleContext) {
    this.#table = table;
  }

  isAway(person: PersonId): boolean {
    return this.#table.connection(person) === 'away';
  }

  /** Why they cannot come in, or null. */
  arrive(person: PersonId, key: string): Bye | null {
    const { room, timers, here } = this.#table;
    if (room.barred.includes(key)) return 'sent-away';
    const known = memberOf(room, person);
    // Two keys with the same short name: the second one is a stranger who tried very hard.
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

  /** Those who neither sit nor are here, the longest known first. */
  #forgetStrangers(): void {
    const { room } = this.#table;
    const spare = room.members.filter(
      ({ id }) => id !== room.host && seatOf(room, id) === null && this.isAway(id),
    );
    const drop = new Set(spare.slice(0, Math.max(0, room.members.length - MAX_KNOWN)));
    room.members = room.members.filter((member) => !drop.has(member));
  }

  /** Somebody is away from now on. */
  leave(person: PersonId, now: number): void {
    const { room, timers } = this.#table;
    const waits = room.shared || room.policy.away === 'wait' || room.phase !== 'playing';
    if (!waits && seatOf(room, person) !== null) timers.set(`away ${person}`, now + AWAY_MS);
    room.asks = room.asks.filter((ask) => ask.kind !== 'seat' || ask.person !== person);
  }

  /** A match begins, or the host has decided anew what happens then. */
  everybodyAway(now: number): void {
    this.#table.timers.clearAll('away ');
    for (const { id } of this.#table.room.members) if (this.isAway(id)) this.leave(id, now);
  }

  /** A bot plays for somebody who sits here, or they play themselves again. */
  standIn(person: PersonId, bot: boolean): void {
    const { room, changed } = this.#table;
    const seat = seatOf(room, person);
    const chair = seat === null ? undefined : room.chairs[seat];
    if (chair?.kind !== 'person' || chair.standIn === bot || room.phase !== 'playing') return;
    room.chairs[seat!] = { ...chair, standIn: bot };
    changed();
  }

  /** Their key is not let in again. */
  bar(person: PersonId): void {
    const { room, timers } = this.#table;
    const member = memberOf(room, person);
    if (member) room.barred = [...room.barred, member.key].slice(-MAX_BARRED);
    room.members = room.members.filter((other) => other !== member);
    if (room.paused === person) room.paused = null;
    timers.clear(`away ${person}`);
  }

  /** The seats of people who play for themselves, except this one. */
  others(seat: Seat): Seat[] {
    const { chairs } = this.#table.room;
    return [...chairs.keys()].filter((other) => {
      const chair = chairs[other]!;
      return other !== seat && chair.kind === 'person' && !chair.standIn;
    });
  }
}
