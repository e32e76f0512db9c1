/** A host gives its table to somebody else, who is host of the next epoch: its own signature is enough. */
import { castVote, roomOf, writeWill } from '../heirs/will.ts';
import type { Signer } from '../protocol/keys.ts';
import type { PersonId } from '../tables/table.ts';
import { memberOf, type Room } from './room.ts';

/** The room as the next host has it; null for somebody who cannot be host. */
export function handedOver(room: Room, person: PersonId, signer: Signer): Room | null {
  const key = memberOf(room, person)?.key;
  if (key === undefined || person === room.host || room.shared) return null;
  const { secret, epoch, matches, chain, legacy } = room;
  // By the will that the heirs go by, if there is one: so the next host knows who could still elect another.
  const will = legacy?.will.heirs.includes(key)
    ? legacy.will
    : writeWill({ room: roomOf(secret), epoch, match: matches, heirs: [key], needed: 0 }, signer);
  const succession = { will, epoch: epoch + 1, heir: key, votes: [castVote(will, epoch + 1, key, signer)] };
  return {
    ...structuredClone(room),
    epoch: epoch + 1,
    host: person,
    chain: [...chain, succession],
    released: [],
    legacy: null,
    asks: [],
  };
}
