/**
 * What one person is shown. The only place where something of a match leaves the host, and all that it takes is the view of
 * their seat, their own legal moves, the public events and the version. (When a match is over, also its record.)
 */
import type { EventBase, Viewer } from '@cheeseboard/engine';
import { writeRecord } from '@cheeseboard/engine/records';
import type { Picture } from '../protocol/picture.ts';
import type { Person, PersonId } from '../tables/table.ts';
import type { JointChance } from './joint-chance.ts';
import type { Legacy } from './legacy.ts';
import type { Playing } from './playing.ts';
import { isHost, type Room, seatOf } from './room.ts';

/** What watches over the match. */
export interface Beside {
  readonly chance: JointChance;
  readonly legacy: Legacy;
  readonly now: number;
}

export type Connection = (person: PersonId) => Person['connection'];

export function pictureFor(
  room: Room,
  playing: Playing | null,
  me: PersonId,
  connection: Connection,
  { chance, legacy, now }: Beside,
): Picture {
  const { phase, game, options, policy, chairs, turned = 0, paused, asks, chat } = room;
  return {
    phase,
    game,
    options,
    policy,
    chairs: [...chairs],
    turned,
    people: peopleOf(room, connection),
    me,
    paused,
    asks: asks as Picture['asks'],
    chat: [...chat],
    waiting: legacy.waiting(now),
    match: playing && {
      ...matchFor(room, playing, chance, seatOf(room, me) ?? 'spectator'),
      heir: legacy.pictureFor(me),
    },
  };
}

/** Those who sit, and those who are here. */
function peopleOf(room: Room, connection: Connection): Picture['people'] {
  return room.members.flatMap(({ id, name, colour, ready }) => {
    const seat = seatOf(room, id);
    const state = connection(id);
    if (seat === null && state === 'away') return [];
    return [{ id, name, colour, host: isHost(room, id), connection: state, seat, ready }];
  });
}

function matchFor(
  room: Room,
  playing: Playing,
  chance: JointChance,
  viewer: Viewer,
): Omit<NonNullable<Picture['match']>, 'heir'> {
  const { match, clock, breath, late } = playing;
  const { result } = match;
  const undo = room.policy.undo === 'ask' && viewer !== 'spectator' && playing.mayUndo(viewer);
  return {
    number: room.matches,
    version: match.length,
    view: playing.view(viewer),
    moves: [...playing.moves(viewer)],
    log: playing.log as EventBase[],
    thinking: [...playing.thinking],
    clock: clock && { left: clock.left, running: clock.running, set: clock.set },
    breath: breath && { left: breath.left, set: breath.set },
    result,
    record: result && writeRecord(match) + chance.proof,
    undo,
    ...(late ? { late } : {}),
    fair: chance.picture,
  };
}
