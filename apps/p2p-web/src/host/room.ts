/** What a table is, apart from the match: plain data, so that it can be saved as it is. */
import type { OptionValue, Seat } from '@cheeseboard/engine';
import type { Books, Pledger } from '../fair/dealer.ts';
import type { Release, Succession } from '../heirs/will.ts';
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
import type { Inheritance } from './legacy.ts';

export interface Member {
  readonly id: PersonId;
  readonly key: string;
  name: string;
  colour: Colour | null;
  ready: boolean;
  /** The number of the last command that was carried out, and what the latest ones were answered. */
  done: number;
  answers: readonly (readonly [number, Answer])[];
}

/** `books`: null while pledges are gathered. */
export interface Fair {
  readonly match: number;
  pledges: readonly Pledger[];
  books: Books | null;
}

export interface Room {
  readonly secret: string;
  /** Grows when somebody else becomes host. */
  readonly epoch: number;
  readonly host: PersonId;
  /** All on one device: everybody is a host. */
  readonly shared: boolean;
  phase: TableState['phase'];
  game: string;
  options: Readonly<Record<string, OptionValue>>;
  policy: Policy;
  chairs: Chair[];
  /** So many chairs further sits everybody since the table was made: rematches. */
  turned?: number | undefined;
  members: Member[];
  paused: PersonId | null;
  asks: readonly Ask[];
  chat: readonly ChatLine[];
  said: number;
  /** How many matches began at this table. */
  matches: number;
  /** Keys that were sent away. */
  barred: string[];
  /** The key of the first host, whose hash is in the link, and every change of host since. */
  readonly first: string;
  readonly chain: readonly Succession[];
  /** Of those who stood for host of a later epoch, and do not any more. */
  released: readonly Release[];
  /** By this somebody else is host of the next epoch: nothing happens here any more. */
  handed?: Succession | undefined;
  /** What this host leaves behind; null while nothing is played. */
  legacy: Inheritance | null;
  /** Who draws together in this match; null where the host draws alone. */
  fair: Fair | null;
}

export interface Saved {
  readonly v: 1;
  readonly room: Room;
  /** The match so far, and of how many steps it is. */
  readonly record: string | null;
  readonly steps: number;
}

const botNames = ['Brie', 'Edam', 'Feta', 'Tilsit', 'Cheddar', 'Stilton', 'Ricotta', 'Gruyère'] as const;

/** The first name that nobody at the table has. */
export function freeBotName(room: Room): string {
  const taken = new Set([
    ...room.members.map(({ name }) => name.toLowerCase()),
    ...room.chairs.map((chair) => (chair.kind === 'bot' ? chair.name.toLowerCase() : '')),
  ]);
  return botNames.find((name) => !taken.has(name.toLowerCase())) ?? 'Gouda';
}

/** The name, or with a number behind it where somebody else is called like that. */
export function freeName(room: Room, name: string, me: PersonId): string {
  const taken = new Set([
    ...room.members.flatMap((other) => (other.id === me ? [] : [other.name.toLowerCase()])),
    ...room.chairs.map((chair) => (chair.kind === 'bot' ? chair.name.toLowerCase() : '')),
  ]);
  let free = name;
  for (let number = 2; free !== '' && taken.has(free.toLowerCase()); number++) free = `${name} ${number}`;
  return free;
}

export function seatOf(room: Room, person: PersonId): Seat | null {
  const seat = room.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  return seat < 0 ? null : seat;
}

export const memberOf = (room: Room, person: PersonId): Member | undefined =>
  room.members.find(({ id }) => id === person);

export const isHost = (room: Room, person: PersonId): boolean => room.shared || room.host === person;

/** What each seat is called in the record. */
export function namesOf(room: Room): string[] {
  return room.chairs.map((chair, seat) => {
    if (chair.kind === 'open') return `${seat + 1}`;
    const name = chair.kind === 'bot' ? chair.name : memberOf(room, chair.person)?.name;
    return name || `${seat + 1}`;
  });
}

export function newMember(id: PersonId, key: string, name = ''): Member {
  return { id, key, name, colour: null, ready: false, done: 0, answers: [] };
}

/** `people`: who sits on each `me` chair, in seat order; the first is the host. */
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
    epoch: 0,
    host: host.id,
    shared,
    phase: 'lobby',
    game: table.game,
    options: table.options,
    policy: table.policy,
    chairs: table.chairs.map(() => ({ kind: 'open' })),
    members: [],
    paused: null,
    asks: [],
    chat: [],
    said: 0,
    matches: 0,
    barred: [],
    first: people[0]!.key,
    chain: [],
    released: [],
    legacy: null,
    fair: null,
  };
  let next = 0;
  for (const [seat, chair] of table.chairs.entries()) {
    const person = chair.kind === 'me' ? people[next++] : undefined;
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
