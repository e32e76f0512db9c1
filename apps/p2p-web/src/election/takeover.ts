/** Restores the whole table from a voter's memory and the shares of a quorum, for the next host. */
import { type Key, Log } from '@cheeseboard/engine/fair';
import type { Elected } from '../guest/client.ts';
import { type HostSave, newMember, type Room } from '../host/room.ts';
import { isSealedLog, keysFrom, openedLog } from '../log/open-log.ts';
import { personOf } from '../protocol/keys.ts';
import { chairIn } from '../protocol/snapshot.ts';

/** Returns null if the shares do not open the log. */
export async function takeOver(secret: string, elected: Elected): Promise<HostSave | null> {
  const { memory, proof, shares, saved } = elected;
  const { match, snapshot } = memory;
  const term = proof.changes.at(-1)?.term ?? 0;
  if (!match || !snapshot) return null;
  // The new host has already appended its own `host` entry.
  if (saved?.log) {
    const entries = [...saved.log.entries, ...match.entries.slice(saved.log.entries.length)];
    const host = personOf(proof.changes.at(-1)!.key);
    const { committed } = memory.election;
    return {
      v: 2,
      room: { ...saved.room, term, host, proof, asks: [] },
      log: { ...saved.log, entries, committed },
    };
  }
  const keys = isSealedLog(match.entries) ? await keysFrom(match.entries, shares) : [];
  const entries = keys && openedLog(match.entries, keys);
  if (!keys || !entries) return null;
  return {
    v: 2,
    room: roomOf(secret, elected, new Log(entries)),
    log: { match: match.match, committed: memory.election.committed, entries, keys },
  };
}

function roomOf(secret: string, { memory, proof }: Elected, log: Log): Room {
  const { game, options, policy, turned, paused, chat, people, chairs } = memory.snapshot!;
  const { term, key } = proof.changes.at(-1)!;
  const state = log.state!;
  const keys = new Set([
    proof.first,
    ...proof.changes.map((change) => change.key),
    ...state.players.map((player) => player.key),
    ...state.seats.flatMap((seat) => seat.key ?? []),
  ]);
  const replacedKeys = replacedIn(log);
  const members = [...keys].map((memberKey) => {
    const id = personOf(memberKey);
    const person = people.find((knownPerson) => knownPerson.id === id);
    return {
      ...newMember(id, memberKey, person?.name ?? state.seats.find((seat) => seat.key === memberKey)?.name),
      colour: person?.colour ?? null,
      ready: person?.ready ?? true,
      board: person?.board,
      replaced: replacedKeys.has(memberKey),
    };
  });
  return {
    secret,
    term,
    host: personOf(key),
    shared: false,
    phase: 'playing',
    game,
    options,
    policy,
    chairs: chairs.map((chair, seat) => chairIn(state.seats[seat]!, chair)),
    turned,
    members,
    paused,
    asks: [],
    chat,
    said: chat.at(-1)?.number ?? 0,
    matches: memory.lastMatch,
    barred: [],
    proof,
  };
}

/** The keys whose seats went to others while they were away, and who have no seat now. */
function replacedIn(log: Log): Set<Key> {
  const replaced = log.entries.flatMap(({ index, body }) => {
    const isReplaced = body?.kind === 'seat' && body.change === 'leave' && body.why === 'replaced';
    return isReplaced ? (log.stateAt(index - 1).seats[body.seat]!.key ?? []) : [];
  });
  return new Set(replaced.filter((key) => log.state!.seats.every((seat) => seat.key !== key)));
}
