/**
 * Builds the snapshot for one person. Besides log entries, this is the only place where match data leaves the host: the view from the
 * person's seat, the events as that seat may read them, and the version.
 */
import type { Viewer } from '@cheeseboard/engine';
import { personOf } from '../protocol/keys.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { PersonId } from '../tables/table.ts';
import type { HostContext } from './host-context.ts';
import type { HostMatch } from './host-match.ts';
import { isHost, seatOf } from './room.ts';

export function snapshotFor(context: HostContext, match: HostMatch | null, me: PersonId): Snapshot {
  const { phase, game, options, policy, chairs, turned = 0, paused, asks, chat } = context.room;
  const key = context.keyOf(me) ?? '';
  const wantedByRounds = [...context.rounds.values()].map((round) => round.wantedOf(key));
  return {
    phase,
    game,
    options,
    policy,
    chairs: [...chairs],
    turned,
    people: peopleOf(context),
    paused,
    asks: asks as Snapshot['asks'],
    chat: [...chat],
    waiting: match ? match.log.awaitedVoters.map(personOf) : [],
    ...(context.areCarriersWanted ? { carriers: true } : {}),
    wanted: wantedByRounds.find((request) => request !== null) ?? null,
    match: match && matchFor(context, match, key),
  };
}

function peopleOf(context: HostContext): Snapshot['people'] {
  const { room } = context;
  return room.members.flatMap(({ id, name, colour, ready, board, replaced }) => {
    const seat = seatOf(room, id);
    const session = context.sessionOf(id);
    if (seat === null && !session) return [];
    const connection = session ? (session.isShaky ? 'shaky' : 'here') : 'away';
    const person = { id, name, colour, host: isHost(room, id), connection, seat, ready } as const;
    return [
      {
        ...person,
        ...(board ? { board } : {}),
        ...(replaced && seat === null ? { replaced } : {}),
        ...(session?.carrier ? { via: session.carrier } : {}),
      },
    ];
  });
}

function matchFor({ room }: HostContext, hostMatch: HostMatch, key: string): Snapshot['match'] {
  const { match, log, late, turns, draws } = hostMatch;
  const { clock, breath } = turns;
  const seat = log.log.state!.seats.findIndex((holder) => holder.key === key);
  const viewer: Viewer = seat < 0 ? 'spectator' : seat;
  return {
    number: log.match,
    version: match.length,
    view: match.view(viewer),
    log: hostMatch.eventsFor(viewer),
    thinking: turns.thinking,
    clock: clock && { left: clock.left, running: clock.running, set: clock.set },
    breath: breath && {
      left: breath.left,
      set: breath.set,
      ...(breath.readers ? { readers: [...breath.readers] } : {}),
    },
    roller: turns.roller,
    undo: room.policy.undo === 'ask' && viewer !== 'spectator' && hostMatch.mayUndo(viewer),
    ...(late ? { late } : {}),
    draw: draws.number,
    membership: log.membership,
    share: log.shareOf(key),
  };
}
