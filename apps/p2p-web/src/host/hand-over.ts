/**
 * A host gives its table to somebody else, who is host of the next epoch: its own signature is enough. From then on it does nothing any more at this table:
 * whoever has that signature may be host. So it is kept before it is sent, and sent again until the next host is there.
 */
import { castVote, roomOf, type Succession, writeWill } from '../heirs/will.ts';
import { personOf, type Signer } from '../protocol/keys.ts';
import type { PersonId } from '../tables/table.ts';
import { memberOf, type Room } from './room.ts';

/** Null for somebody who cannot be host. */
export function handOver(room: Room, person: PersonId, signer: Signer): Succession | null {
  const key = memberOf(room, person)?.key;
  if (key === undefined || person === room.host || room.shared) return null;
  const { secret, epoch, matches, legacy } = room;
  // By the will that the heirs go by, if there is one: so the next host knows who could still elect another.
  const will = legacy?.will.heirs.includes(key)
    ? legacy.will
    : writeWill({ room: roomOf(secret), epoch, match: matches, heirs: [key], needed: 0 }, signer);
  return { will, epoch: epoch + 1, heir: key, votes: [castVote(will, epoch + 1, key, signer)] };
}

/** The room as the next host has it. */
export function roomAfter(room: Room, succession: Succession): Room {
  const { handed: _, ...same } = structuredClone(room);
  return {
    ...same,
    epoch: succession.epoch,
    host: personOf(succession.heir),
    chain: [...room.chain, succession],
    released: [],
    legacy: null,
    asks: [],
  };
}
