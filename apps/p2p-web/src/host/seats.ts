/**
 * Brings the log up to date with the room: who sits where, and the policy. The membership changes by one person at a time, so this may take
 * several calls.
 */
import type { Seat } from '@cheeseboard/engine';
import { type Body, canonicalJson, type Key, type Policy } from '@cheeseboard/engine/fair';
import type { Chair } from '../tables/table.ts';
import type { HostContext } from './host-context.ts';
import type { HostLog } from './host-log.ts';
import { botChair, freeName, memberOf, namesOf, type Room } from './room.ts';
import { SignatureRound } from './signature-round.ts';

/** The policy for the log. On one device there are no elections. */
export const policyOf = ({ policy, shared }: Room): Policy => ({
  ...policy,
  quorum: shared ? 'nobody' : (policy.quorum ?? 'majority'),
});

/** Enters what differs between the room and the log. Call it whenever something has changed. */
export function enterSeats(context: HostContext, log: HostLog): void {
  const { room } = context;
  if (!log.mayAppend) return;
  const { policy } = log.log.state!;
  const newPolicy = policyOf(room);
  const changesQuorum = newPolicy.quorum !== policy.quorum;
  if (canonicalJson(policy) !== canonicalJson(newPolicy) && (!changesQuorum || log.mayChangeMembership))
    log.enterSigned({ kind: 'policy', policy: newPolicy });
  for (const [seat, chair] of room.chairs.entries()) enterSeat(context, log, seat, chair);
  log.renewKey();
}

function enterSeat(context: HostContext, log: HostLog, seat: Seat, chair: Chair): void {
  const tableState = log.log.state!;
  const { key: holder, playedBy } = tableState.seats[seat]!;
  const person = chair.kind === 'person' ? chair : null;
  const key = (person && context.keyOf(person.person)) ?? null;
  const isPlayer = tableState.players.some((player) => player.key === key);
  if (holder !== null && holder !== key) {
    context.rounds.get(roundOf(seat))?.stop();
    if (log.mayChangeMembership) endHolding(context, log, seat, holder);
  } else if (!person || key === null) return;
  else if (holder !== key || !isPlayer) {
    if (context.isHere(key) && !person.standIn) askToJoin(context, log, seat, key);
  } else if (person.standIn && playedBy === 'person')
    log.enterSigned({ kind: 'seat', seat, change: 'stand-in', why: 'away' });
  else if (!person.standIn && playedBy === 'bot') log.enterSigned({ kind: 'seat', seat, change: 'back' });
}

/** Enters that the holder has lost the seat. A replaced holder who is back before that is in the log gets the seat back instead. */
function endHolding(context: HostContext, log: HostLog, seat: Seat, holder: Key): void {
  const { room } = context;
  const member = room.members.find(({ key }) => key === holder);
  if (!member?.replaced) {
    const why = room.barred.includes(holder) ? 'sent-away' : 'left';
    log.enterSigned({ kind: 'seat', seat, change: 'leave', why });
  } else if (context.isHere(holder)) {
    const chair = room.chairs[seat]!;
    const successor = chair.kind === 'person' ? memberOf(room, chair.person) : undefined;
    if (successor) successor.name = freeName(room, successor.name, successor.id);
    room.chairs[seat] = { kind: 'person', person: member.id, standIn: false };
    member.replaced = false;
    context.isChanged = true;
  } else {
    log.enterSigned({ kind: 'seat', seat, change: 'leave', why: 'replaced' });
    member.name = freeName(room, member.name, member.id);
  }
}

const roundOf = (seat: Seat): string => `join ${seat}`;

/** Asks for commitments and a signature of somebody who did not sign `start` or who takes over a seat. */
function askToJoin(context: HostContext, log: HostLog, seat: Seat, key: Key): void {
  const { room, rounds } = context;
  if (rounds.has(roundOf(seat))) return;
  const name = namesOf(room.chairs, room.members)[seat]!;
  new SignatureRound(context, {
    name: roundOf(seat),
    keys: [key],
    isUsable: (signature) => log.isUsable(signature),
    bodyOf: (commitments): Body | null => {
      const ownCommitments = commitments.get(key);
      return ownCommitments ? { kind: 'seat', seat, change: 'join', key, name, ...ownCommitments } : null;
    },
    finish: (body, signatures) => {
      const chair = room.chairs[seat]!;
      // Meanwhile they may have stood up, or somebody else may have got the seat.
      if (chair.kind !== 'person' || context.keyOf(chair.person) !== key) return;
      if (!log.mayAppend || !log.mayChangeMembership) return;
      const hostSignature = log.sign(body);
      const allSignatures = [
        hostSignature,
        ...signatures.filter((signature) => signature.key !== hostSignature.key),
      ];
      if (log.accepts(body, allSignatures)) log.enter(body, allSignatures);
      // The log would refuse this person: for example, they played before and have lost what they committed to. A bot takes the seat.
      else room.chairs[seat] = botChair(room);
    },
    fail: () => {},
  });
}
