/**
 * Enters in the log who sits where and the policy, as the room has them. The membership changes by one person at a time, so this may take several
 * calls.
 */
import type { Seat } from '@cheeseboard/engine';
import { type Body, canonicalJson, type Key, type Policy } from '@cheeseboard/engine/fair';
import type { Chair } from '../tables/table.ts';
import type { HostContext } from './host-context.ts';
import type { HostLog } from './host-log.ts';
import { botChair, namesOf, type Room } from './room.ts';
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
  const state = log.log.state!;
  const { key: holder, playedBy } = state.seats[seat]!;
  const person = chair.kind === 'person' ? chair : null;
  const key = (person && context.keyOf(person.person)) ?? null;
  const isPlayer = state.players.some((player) => player.key === key);
  if (holder !== null && holder !== key) {
    context.rounds.get(roundOf(seat))?.stop();
    const why = context.room.barred.includes(holder) ? 'sent-away' : 'left';
    if (log.mayChangeMembership) log.enterSigned({ kind: 'seat', seat, change: 'leave', why });
  } else if (!person || key === null) return;
  else if (holder !== key || !isPlayer) {
    if (context.isHere(key) && !person.standIn) askToJoin(context, log, seat, key);
  } else if (person.standIn && playedBy === 'person')
    log.enterSigned({ kind: 'seat', seat, change: 'stand-in', why: 'away' });
  else if (!person.standIn && playedBy === 'bot') log.enterSigned({ kind: 'seat', seat, change: 'back' });
}

const roundOf = (seat: Seat): string => `join ${seat}`;

/** Asks somebody who did not sign `start`, or who takes over a seat, for commitments and a signature. */
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
