/** The people at a hosted table: arrivals, absences and stand-ins. */
import type { Bye } from '../protocol/messages.ts';
import type { PersonId } from '../tables/table.ts';
import type { HostContext } from './host-context.ts';
import { dropRequestsFor, memberOf, newMember, seatOf } from './room.ts';

const MAX_PEOPLE = 24;
/** How many people the table remembers, seated or not. */
const MAX_KNOWN_PEOPLE = 60;
const MAX_BARRED_KEYS = 200;
/** How long somebody may be away before a bot plays for them. */
const AWAY_MS = 15_000;
/** Most people who reload are back within this time. Others may soon look for a carrier: see guest/connector.ts. */
const CARRIERS_AFTER_MS = 3_000;

/** Admits somebody and ends their stand-in. Returns null, or why they are refused. */
export function admit(context: HostContext, person: PersonId, key: string): Bye | null {
  const { room, timers, authenticatedSessions } = context;
  if (room.barred.includes(key)) return 'sent-away';
  const knownMember = memberOf(room, person);
  // Two keys with the same short id can only be made on purpose.
  if (knownMember && knownMember.key !== key) return 'refused';
  if (!knownMember) {
    if (new Set(authenticatedSessions.map((session) => session.person)).size >= MAX_PEOPLE) return 'full';
    forgetStrangers(context);
    room.members.push(newMember(person, key));
  }
  timers.clear(`away ${person}`);
  setStandIn(context, person, false);
  dropRequestsFor(room, seatOf(room, person));
  return null;
}

/** Forgets people who neither sit nor are connected, the oldest first. */
function forgetStrangers(context: HostContext): void {
  const { room } = context;
  const dispensable = room.members.filter(
    ({ id }) => id !== room.host && seatOf(room, id) === null && context.isAway(id),
  );
  const forgotten = new Set(dispensable.slice(0, Math.max(0, room.members.length - MAX_KNOWN_PEOPLE)));
  room.members = room.members.filter((member) => !forgotten.has(member));
  for (const { id } of forgotten) {
    context.chatLimits.delete(id);
    context.seatRequestLimits.delete(id);
  }
}

/** Asks for carriers if somebody who sits is still away after a while: they may not reach the host. */
function wantCarriersSoon(context: HostContext): void {
  const { room, timers, now } = context;
  timers.set('carriers soon', now + CARRIERS_AFTER_MS, () => {
    const isMissing = room.members.some(({ id }) => seatOf(room, id) !== null && context.isAway(id));
    if (isMissing) context.wantCarriers();
  });
}

/** If nobody connects as this person again, a bot plays for them after a while. */
export function startAbsence(context: HostContext, person: PersonId): void {
  const { room, timers, now } = context;
  if (room.handedOver || !context.isAway(person)) return;
  if (!room.shared && seatOf(room, person) !== null) wantCarriersSoon(context);
  const doesTableWait = room.shared || room.policy.away === 'wait' || room.phase !== 'playing';
  if (!doesTableWait && seatOf(room, person) !== null)
    timers.set(`away ${person}`, now + AWAY_MS, () => setStandIn(context, person, true));
}

/** Drops the seat requests and claims of people who are away. */
export function dropRequestsOfAway(context: HostContext): void {
  const { room } = context;
  room.asks = room.asks.filter((ask) => ask.kind === 'undo' || !context.isAway(ask.person));
}

/** After the host's reload, keeps requests for a while, so that those who asked can come back. */
export function keepRequestsForNow(context: HostContext): void {
  const { room, timers, now } = context;
  if (room.asks.length > 0) timers.set('asks', now + AWAY_MS, () => dropRequestsOfAway(context));
}

/** Restarts all absences: at the start of a match, and when the policy changes. */
export function restartAbsences(context: HostContext): void {
  context.timers.clearAll('away ');
  for (const { id } of context.room.members) startAbsence(context, id);
}

/** Starts or ends a stand-in for somebody who sits at the table. */
function setStandIn(context: HostContext, person: PersonId, standIn: boolean): void {
  const { room } = context;
  const seat = seatOf(room, person);
  const chair = seat === null ? undefined : room.chairs[seat];
  if (chair?.kind !== 'person' || chair.standIn === standIn || room.phase !== 'playing') return;
  room.chairs[seat!] = { ...chair, standIn };
  context.isChanged = true;
}

/** Refuses this person's key from now on. */
export function barPerson({ room, timers }: HostContext, person: PersonId): void {
  const member = memberOf(room, person);
  if (member) room.barred = [...room.barred, member.key].slice(-MAX_BARRED_KEYS);
  room.members = room.members.filter((other) => other !== member);
  if (room.paused === person) room.paused = null;
  timers.clear(`away ${person}`);
}
