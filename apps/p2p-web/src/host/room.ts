/** The state of a table without the match. Plain data, so that it can be saved as it is. */
import type { OptionValue, Seat } from '@cheeseboard/engine';
import type { Entry } from '@cheeseboard/engine/fair';
import type { HostProof } from '../election/host-proof.ts';
import { skeletonOf } from '../protocol/look-alikes.ts';
import type {
  Answer,
  Ask,
  Chair,
  ChatLine,
  Colour,
  NewTable,
  PersonId,
  Policy,
  TableState,
} from '../tables/table.ts';

export interface Member {
  readonly id: PersonId;
  readonly key: string;
  name: string;
  colour: Colour | null;
  ready: boolean;
  /** Whether the browser is a big screen. Then it has no seat. */
  board?: boolean | undefined;
  /** Whether the person's seat went to another key while they were away. */
  replaced?: boolean;
  /** The number of the last command that was carried out, and the answers to the latest ones. */
  done: number;
  answers: readonly (readonly [number, Answer])[];
}

export interface Room {
  readonly secret: string;
  /** The host's term, as in Raft. Every change of host begins a higher term. */
  readonly term: number;
  readonly host: PersonId;
  /** Whether everybody plays on one device, and may do what a host may do. */
  readonly shared: boolean;
  phase: TableState['phase'];
  game: string;
  options: Readonly<Record<string, OptionValue>>;
  policy: Policy;
  chairs: Chair[];
  /** How many chairs everybody has moved on since the first match; each rematch adds one. */
  turned?: number | undefined;
  members: Member[];
  paused: PersonId | null;
  asks: readonly Ask[];
  chat: readonly ChatLine[];
  said: number;
  /** The number of matches so far. */
  matches: number;
  /** Keys of people who were sent away. */
  barred: string[];
  /** The record of a match that one person continues alone. */
  readonly record?: string | undefined;
  /** Proves how this host became host, starting from the key in the link. */
  readonly proof: HostProof;
  /** Set after a hand-over: proves who is host of the next term. This table then stops. */
  handedOver?: HostProof | undefined;
}

/** A key that seals entries after the `key` entry with index `from`. */
export interface LogKey {
  readonly from: number;
  readonly key: string;
  /** The membership among which the key is split: term, quorum and voters. */
  readonly membership: string;
  /** The shares by their voter's key; empty if nobody can be elected. */
  readonly shares: Readonly<Record<string, string>>;
}

/** The log as its host stores it, with every body. */
export interface SavedLog {
  readonly match: number;
  /** The newest entry that is known to be committed: see election/state.ts. */
  readonly committed?: number;
  readonly entries: readonly Entry[];
  /** Oldest first. Empty for games without secrets. */
  readonly keys: readonly LogKey[];
}

export interface HostSave {
  readonly v: 2;
  readonly room: Room;
  readonly log: SavedLog | null;
}

export const ok: Answer = { ok: true };
export const refuse = (why: Extract<Answer, { readonly why: unknown }>['why']): Answer => ({
  ok: false,
  why,
});

const botNames = ['Brie', 'Edam', 'Feta', 'Tilsit', 'Cheddar', 'Stilton', 'Ricotta', 'Gruyère'] as const;

const namesTaken = ({ members, chairs }: Room, except?: PersonId): Set<string> =>
  new Set([
    ...members.flatMap(({ id, name }) => (id === except ? [] : [skeletonOf(name)])),
    ...chairs.map((chair) => (chair.kind === 'bot' ? skeletonOf(chair.name) : '')),
  ]);

/** The first bot name that nobody at the table has. */
export function freeBotName(room: Room): string {
  const takenNames = namesTaken(room);
  return botNames.find((name) => !takenNames.has(skeletonOf(name))) ?? 'Gouda';
}

export const STAND_IN_LEVEL = 'steady';

export const botChair = (room: Room): Chair => ({
  kind: 'bot',
  level: STAND_IN_LEVEL,
  name: freeBotName(room),
});

/** The name, with a number added if somebody else's name looks the same. */
export function freeName(room: Room, name: string, me: PersonId): string {
  const takenNames = namesTaken(room, me);
  let candidate = name;
  for (let number = 2; candidate !== '' && takenNames.has(skeletonOf(candidate)); number++)
    candidate = `${name} ${number}`;
  return candidate;
}

export function seatOf(room: Room, person: PersonId): Seat | null {
  const seat = room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  return seat < 0 ? null : seat;
}

/** Drops requests for a seat and claims to it, because somebody else sits there now. */
export function dropRequestsFor(room: Room, seat: Seat | null): void {
  room.asks = room.asks.filter((ask) => ask.kind === 'undo' || ask.seat !== seat);
}

export const memberOf = (room: Room, person: PersonId): Member | undefined =>
  room.members.find(({ id }) => id === person);

export const isHost = (room: Room, person: PersonId): boolean => room.shared || room.host === person;

export function namesOf(
  chairs: readonly Chair[],
  people: readonly { readonly id: PersonId; readonly name: string }[],
): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return chair.name;
    const person = chair.kind === 'person' ? people.find(({ id }) => id === chair.person) : undefined;
    return person?.name || `${seat + 1}`;
  });
}

export function newMember(id: PersonId, key: string, name = ''): Member {
  return { id, key, name, colour: null, ready: false, done: 0, answers: [] };
}

/** Makes the room of a new table. `people`: the owners of the `me` chairs in seat order. The first is the host. */
export function newRoom(
  secret: string,
  table: NewTable,
  people: readonly { readonly id: PersonId; readonly key: string }[],
  shared: boolean,
): Room {
  const [host] = people;
  if (!host) throw new Error('somebody has to be host');
  const room: Room = {
    secret,
    term: 0,
    host: host.id,
    shared,
    phase: 'lobby',
    game: table.game,
    options: table.options,
    record: table.record,
    policy: table.policy,
    chairs: table.chairs.map(() => ({ kind: 'open' })),
    members: [],
    paused: null,
    asks: [],
    chat: [],
    said: 0,
    matches: 0,
    barred: [],
    proof: { first: host.key, changes: [] },
  };
  let nextPerson = 0;
  for (const [seat, chair] of table.chairs.entries()) {
    const person = chair.kind === 'me' ? people[nextPerson++] : undefined;
    if (chair.kind !== 'me' || !person) continue;
    const member = { ...newMember(person.id, person.key), ready: true };
    member.name = freeName(room, chair.name, person.id);
    room.members.push(member);
    room.chairs[seat] = { kind: 'person', person: person.id, standIn: false };
  }
  if (!memberOf(room, host.id)) room.members.push({ ...newMember(host.id, host.key), ready: true });
  for (const [seat, chair] of table.chairs.entries()) {
    if (chair.kind === 'bot') room.chairs[seat] = { ...chair, name: freeBotName(room) };
  }
  return room;
}
