/** The log of a match: its hash chain, and the state of the table after each entry. */
import type { Seat } from '../game.ts';
import {
  type Body,
  type Commitments,
  EMPTY_HEAD,
  type Entry,
  type Hash,
  type Head,
  hashOf,
  isStep,
  type Key,
  type Policy,
  type QuorumRule,
  type SeatBody,
  type Signature,
  type StartBody,
} from './entry.ts';

/** Who has a seat, and who plays it now. */
export interface SeatState {
  /** Null if no person holds the seat: it began as a bot's, or its person left. */
  readonly key: Key | null;
  readonly name: string;
  /** `bot` while a bot plays for the person, even if they are only away for a short time. */
  readonly playedBy: 'person' | 'bot';
}

/** A person who takes part in draws. Player numbers never change, even when a player leaves. */
export interface Player extends Commitments {
  readonly key: Key;
  readonly name: string;
}

/** The table just after an entry. */
export interface TableState {
  readonly term: number;
  readonly host: Key;
  readonly policy: Policy;
  readonly seats: readonly SeatState[];
  /** The people of `start` in seat order, then those who joined. */
  readonly players: readonly Player[];
}

/** The people who hold a seat, except the host. They elect a new host when this one is gone. */
export const votersOf = ({ seats, host }: TableState): Key[] =>
  seats.flatMap(({ key }) => (key === null || key === host ? [] : [key]));

/** How many votes elect a host. Null if elections are disabled or impossible. */
export function quorumOf(voters: number, rule: QuorumRule): number | null {
  if (rule === 'nobody' || voters < 2) return null;
  return rule === 'everybody' ? voters : Math.floor(voters / 2) + 1;
}

/** The name of a key's owner at the table; null for an unknown key. */
export const nameOf = ({ seats, players }: TableState, key: Key): string | null =>
  (seats.find((seat) => seat.key === key) ?? players.find((player) => player.key === key))?.name ?? null;

/**
 * The keys that must sign a body, in the order of the signatures. The host signs its own decisions; an undo needs the
 * seat that asks and every person who plays.
 */
export function signersOf(body: Body, before: TableState | null): Key[] {
  switch (body.kind) {
    case 'start':
      return body.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.key] : []));
    case 'move':
      return keysOf([before?.seats[body.seat]?.key]);
    case 'seat':
      return keysOf([before?.host, body.change === 'join' ? body.key : null]);
    case 'undo':
      return keysOf([
        before?.seats[body.seat]?.key,
        ...(before?.seats ?? []).map(({ key, playedBy }) => (playedBy === 'person' ? key : null)),
      ]);
    case 'policy':
    case 'key':
      return keysOf([before?.host]);
    default:
      return [];
  }
}

const keysOf = (keys: readonly (Key | null | undefined)[]): Key[] => [
  ...new Set(keys.filter((key) => typeof key === 'string')),
];

/** Entries in order, with their hashes. `append` checks only the order: call `checkEntry` first. */
export class Log {
  readonly #entries: Entry[] = [];
  readonly #hashes: Hash[] = [];
  readonly #states: TableState[] = [];
  readonly #counters = new Map<Key, number>();
  #draws = 0;

  constructor(entries: Iterable<Entry> = []) {
    for (const entry of entries) this.append(entry);
  }

  /** All entries, oldest first. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The hash of each entry. */
  get hashes(): readonly Hash[] {
    return this.#hashes;
  }

  /** The number of entries. */
  get length(): number {
    return this.#entries.length;
  }

  /** The newest entry. */
  get head(): Head {
    return this.headAt(this.length - 1);
  }

  /** The body of the first entry. Throws a RangeError if the log is empty. */
  get start(): StartBody {
    return this.entryAt(0).body as StartBody;
  }

  /** The table after the newest entry; null before the first. */
  get state(): TableState | null {
    return this.#states.at(-1) ?? null;
  }

  /** The head of the log when entry `index` was the newest; -1 for the empty log. */
  headAt(index: number): Head {
    return index === -1 ? EMPTY_HEAD : { index, hash: this.#hashes[this.entryAt(index).index]! };
  }

  /** The table just after entry `index`. */
  stateAt(index: number): TableState {
    return this.#states[this.entryAt(index).index]!;
  }

  /** The entry with this index. Throws a RangeError if there is none. */
  entryAt(index: number): Entry {
    const entry = this.#entries[index];
    if (!entry) throw new RangeError(`this log has ${this.length} entries`);
    return entry;
  }

  /** Whether `head` is a head of this log. */
  has({ index, hash }: Head): boolean {
    return index === -1 ? hash === '' : this.#hashes[index] === hash;
  }

  /** The newest step. Its hash affects the next draw, so no entry that a host can add at will counts as a step. */
  get lastStep(): Head {
    return this.headAt(this.#entries.findLastIndex(isStep));
  }

  /** The players in the next draw. A person who joined since the last step is not among them yet. */
  get drawers(): readonly Player[] {
    return this.stateAt(this.lastStep.index).players;
  }

  /** The number of draws so far. */
  get draws(): number {
    return this.#draws;
  }

  /** The `n` of a key's newest signature; -1 if it has none. */
  counterOf(key: Key): number {
    return this.#counters.get(key) ?? -1;
  }

  /** Throws a RangeError unless the entry is the next one and the log begins with `start`. */
  append(entry: Entry): void {
    const { index, body } = entry;
    if (index !== this.length) throw new RangeError(`the next entry is ${this.length}`);
    const before = this.state;
    if ((before === null) !== (body?.kind === 'start')) throw new RangeError('a log begins with one start');
    this.#hashes.push(hashOf(entry, this.#hashes.at(-1) ?? ''));
    this.#states.push(tableAfter(before, body)!);
    this.#entries.push(entry);
    if (entry.kind === 'draw') this.#draws += 1;
    for (const { key, n } of signaturesOf(entry)) this.#counters.set(key, n);
  }
}

/** All signatures in an entry, including the old host's in a hand-over. Each advances the counter `n` of its key. */
export function signaturesOf({ body, signatures }: Entry): readonly Signature[] {
  return body?.kind === 'host' && 'handover' in body ? [...signatures, body.handover] : signatures;
}

/** The table just after a start. */
export function startState({ term, host, policy, seats }: StartBody): TableState {
  return {
    term,
    host,
    policy,
    seats: seats.map((holder) => ({
      key: holder.kind === 'bot' ? null : holder.key,
      name: holder.name,
      playedBy: holder.kind === 'person' ? 'person' : 'bot',
    })),
    players: seats.flatMap((holder) => (holder.kind === 'person' ? [playerOf(holder)] : [])),
  };
}

/** The table after an entry with this body; null before the start. */
export function tableAfter(before: TableState | null, body: Body | null): TableState | null {
  if (!before) return body?.kind === 'start' ? startState(body) : null;
  switch (body?.kind) {
    case 'policy':
      return { ...before, policy: body.policy };
    case 'host':
      return { ...before, host: body.key, term: body.term };
    case 'seat':
      return seatChanged(before, body);
    default:
      return before;
  }
}

function seatChanged(before: TableState, body: SeatBody): TableState {
  const isNew = body.change === 'join' && !before.players.some(({ key }) => key === body.key);
  return {
    ...before,
    seats: before.seats.map((seat, index) => (index === body.seat ? changedSeat(seat, body) : seat)),
    players: isNew ? [...before.players, playerOf(body)] : before.players,
  };
}

function changedSeat(seat: SeatState, body: SeatBody): SeatState {
  switch (body.change) {
    case 'stand-in':
      return { ...seat, playedBy: 'bot' };
    case 'back':
      return { ...seat, playedBy: 'person' };
    case 'join':
      return { key: body.key, name: body.name, playedBy: 'person' };
    case 'leave':
      return { ...seat, key: null, playedBy: 'bot' };
  }
}

const playerOf = ({ key, name, open, sealed }: Player): Player => ({ key, name, open, sealed });

/** Null if the table allows the change; otherwise the reason. Each change adds or removes at most one voter. */
export function seatRefusal(
  state: TableState,
  body: SeatBody,
): 'no-seat' | 'same' | 'taken' | 'commitments' | null {
  const seat: SeatState | undefined = state.seats[body.seat as Seat];
  if (!seat) return 'no-seat';
  switch (body.change) {
    case 'stand-in':
      return seat.playedBy === 'person' ? null : 'same';
    case 'back':
      return seat.playedBy === 'bot' && state.players.some(({ key }) => key === seat.key) ? null : 'same';
    case 'leave':
      return seat.key === null ? 'same' : null;
    case 'join': {
      if (seat.playedBy === 'person' || (seat.key !== null && seat.key !== body.key)) return 'taken';
      if (state.seats.some(({ key }, index) => key === body.key && index !== body.seat)) return 'taken';
      const knownPlayer = state.players.find(({ key }) => key === body.key);
      const isSame = !knownPlayer || (knownPlayer.open === body.open && knownPlayer.sealed === body.sealed);
      return isSame ? null : 'commitments';
    }
  }
}
