/**
 * Builds the snapshot for one person. Besides log entries, this is the only place where match data leaves the host: the view from the
 * person's seat, the public events and the version.
 */
import type { EventBase, Viewer } from '@cheeseboard/engine';
import type { Membership } from '../election/host-proof.ts';
import { personOf } from '../protocol/keys.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { Person, PersonId } from '../tables/table.ts';
import type { MatchLifecycle } from './match-lifecycle.ts';
import { isHost, type Room, seatOf } from './room.ts';

export type ConnectionOf = (person: PersonId) => Person['connection'];

export function snapshotFor(
  room: Room,
  lifecycle: MatchLifecycle,
  me: PersonId,
  connection: ConnectionOf,
  election: { readonly waiting: readonly PersonId[]; readonly membership: Membership | null },
): Snapshot {
  const { phase, game, options, policy, chairs, turned = 0, paused, asks, chat } = room;
  return {
    phase,
    game,
    options,
    policy,
    chairs: [...chairs],
    turned,
    people: peopleOf(room, connection),
    paused,
    asks: asks as Snapshot['asks'],
    chat: [...chat],
    waiting: [...election.waiting],
    wanted: lifecycle.wantedOf(me),
    match: matchFor(room, lifecycle, me, election.membership),
  };
}

/** Everybody who sits or is connected. */
function peopleOf(room: Room, connection: ConnectionOf): Snapshot['people'] {
  return room.members.flatMap(({ id, name, colour, ready }) => {
    const seat = seatOf(room, id);
    const state = connection(id);
    if (seat === null && state === 'away') return [];
    return [{ id, name, colour, host: isHost(room, id), connection: state, seat, ready }];
  });
}

function matchFor(
  room: Room,
  lifecycle: MatchLifecycle,
  me: PersonId,
  membership: Membership | null,
): Snapshot['match'] {
  const { running, writer } = lifecycle;
  if (!running || !writer) return null;
  const { match, clock, breath, late } = running;
  const seat = writer.log.state!.seats.findIndex(({ key }) => key !== null && personOf(key) === me);
  const viewer: Viewer = seat < 0 ? 'spectator' : seat;
  const undo = room.policy.undo === 'ask' && viewer !== 'spectator' && running.mayUndo(viewer);
  return {
    number: writer.match,
    version: match.length,
    head: writer.log.head,
    view: match.view(viewer),
    log: running.log as EventBase[],
    thinking: [...running.thinking],
    clock: clock && { left: clock.left, running: clock.running, set: clock.set },
    breath: breath && { left: breath.left, set: breath.set },
    undo,
    ...(late ? { late } : {}),
    draw: lifecycle.draw,
    membership,
    share: lifecycle.shareOf(me),
  };
}
