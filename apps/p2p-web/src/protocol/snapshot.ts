/**
 * The table as the host shows it to one person: `TableState` without what the reader computes itself (legal moves, result, record, its
 * own identity). A guest trusts only the form of a snapshot.
 */
import type { EventBase, MoveBase, Result, ViewBase } from '@cheeseboard/engine';
import type { Body, Log, SeatState } from '@cheeseboard/engine/fair';
import * as v from 'valibot';
import { Membership } from '../election/host-proof.ts';
import type { Chair, FairState, MatchState, PersonId, Policy, TableState } from '../tables/table.ts';
import { personOf } from './keys.ts';
import { count, level, listOf, MAX_SEATS, object, options, policy, seat } from './schemas.ts';

/** A number of steps, or the index of one, up to a maximum. */
const step = v.pipe(count, v.maxValue(1_000_000));
/** Limits lists of people, requests and chat lines. */
const MAX_PEOPLE = 200;
/** The reader's engine counts up to numbers in a view, so a huge number would keep it busy for ever. */
const MAX_NUMBER_IN_VIEW = 1_000;
const hasOnlySmallNumbers = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(hasOnlySmallNumbers)
    : typeof value !== 'number' || Math.abs(value) <= MAX_NUMBER_IN_VIEW;
const view = v.custom<ViewBase>((value) => {
  const { viewer } = (v.is(object(), value) ? value : {}) as { viewer?: unknown };
  return (viewer === 'spectator' || v.is(seat, viewer)) && hasOnlySmallNumbers(value);
});

/** What the host needs from this player for the log. The request stays in the snapshot until it is answered, so a reconnect loses nothing. */
const Wanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('commitments'), match: count }),
  /** Sign this `start`, or the `seat` entry by which this player joins. */
  v.strictObject({ kind: v.literal('signature'), match: count, body: object<Body>() }),
]);

const Match = v.strictObject({
  /** The first match at this table is 1, the rematch 2. */
  number: count,
  /** The number of steps, without those that were undone. */
  version: step,
  /** The position after the newest entry that was sent. */
  view,
  log: v.array(object<EventBase>()),
  /** The bots that are thinking. Never reveals who may act out of turn. */
  thinking: listOf(seat, MAX_SEATS),
  /** `set` grows whenever the clock is set; only then is `left` current. */
  clock: v.nullable(v.strictObject({ left: v.number(), running: v.boolean(), set: count })),
  /**
   * A pause that is the same for everybody. `readers`: the seats that still read the result of a round; left out in a breath of the game.
   * `left` is null without a limit.
   */
  breath: v.nullable(
    v.strictObject({
      left: v.nullable(v.number()),
      set: count,
      readers: v.optional(listOf(seat, MAX_SEATS)),
    }),
  ),
  /** The player for whose roll the match waits; null if it waits for nobody's. */
  roller: v.nullable(seat),
  /** Whether the reader's last move can be undone: nobody has moved since, and it revealed nothing (CB-4). */
  undo: v.optional(v.boolean()),
  /** The latest step (from 0) that a bot played for somebody whose time was up. */
  late: v.optional(v.strictObject({ seat, step })),
  /** The number of the draw that needs reveals now, from 1. */
  draw: v.nullable(count),
  membership: v.nullable(Membership),
  /** A voter's share of the sealing key; null if nothing is sealed or nobody can be elected. */
  share: v.nullable(v.strictObject({ from: count, share: v.string() })),
});

export const Snapshot = v.strictObject({
  phase: v.picklist(['lobby', 'playing', 'over']),
  game: v.string(),
  options,
  policy,
  chairs: listOf(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), level, name: v.string() }),
      /** `standIn`: whether a bot plays until the person is back. */
      v.strictObject({ kind: v.literal('person'), person: v.string(), standIn: v.boolean() }),
    ]),
    MAX_SEATS,
  ),
  /** How many chairs everybody has moved on since the first match; each rematch adds one. */
  turned: v.optional(count),
  people: listOf(
    v.strictObject({
      id: v.string(),
      /** The person's name; empty until they enter one (`profile`). */
      name: v.string(),
      colour: v.nullable(v.string()),
      host: v.boolean(),
      connection: v.picklist(['here', 'shaky', 'away']),
      seat: v.nullable(seat),
      ready: v.boolean(),
      /** Whether this person's browser is a big screen, which shows the table to everybody in the room and has no seat. */
      board: v.optional(v.boolean()),
      /** Whether the person's seat went to another key while they were away. */
      replaced: v.optional(v.boolean()),
      /** The person who carries this person's connection to the host; left out if it is direct. */
      via: v.optional(v.string()),
    }),
    MAX_PEOPLE,
  ),
  paused: v.nullable(v.string()),
  /** Silent voters that the host must wait for, because they could be electing another host. */
  waiting: listOf(v.string(), MAX_PEOPLE),
  asks: listOf(
    v.variant('kind', [
      /** `waiting`: the seats that have not answered yet. */
      v.strictObject({ kind: v.literal('undo'), seat, to: count, waiting: listOf(seat, MAX_SEATS) }),
      v.strictObject({ kind: v.literal('seat'), person: v.string(), seat }),
      /** The person claims that the seat was theirs, under another key. */
      v.strictObject({ kind: v.literal('claim'), person: v.string(), seat }),
    ]),
    MAX_PEOPLE,
  ),
  chat: listOf(
    v.strictObject({
      /** The number of the chat line, from 1 at this table. */
      number: count,
      person: v.string(),
      name: v.string(),
      text: v.string(),
      /** Whether the line is a reaction from a fixed list, shown at the seat. */
      reaction: v.boolean(),
    }),
    MAX_PEOPLE,
  ),
  /** Whether somebody may not reach the host, so that guests with a direct connection listen for calls to carry. */
  carriers: v.optional(v.boolean()),
  wanted: v.nullable(Wanted),
  match: v.nullable(Match),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

export const isSnapshot = (value: unknown): value is Snapshot => v.is(Snapshot, value);

/** When the clock and the breath of a snapshot were current, by the reader's clock. */
export interface Times {
  readonly clock: number;
  readonly breath: number;
}

/** Facts that the reader knows itself and does not take from a snapshot. */
export interface OwnFacts {
  readonly me: PersonId;
  /** The reader's own copy of the log; null before the first entry. */
  readonly log: Log | null;
  readonly moves: readonly MoveBase[];
  readonly result: Result | null;
  readonly record: string | null;
  readonly fair: FairState | null;
}

export function tableStateOf(snapshot: Snapshot, measuredAt: Times, own: OwnFacts): TableState {
  const { match, wanted, ...rest } = snapshot;
  const table = match && own.log?.state ? { ...rest, ...tableIn(own.log, rest) } : rest;
  return { ...table, me: own.me, match: match && matchStateOf(match, measuredAt, own) };
}

/** During a match, the game, its options, the policy and the seats come from the log. */
function tableIn(log: Log, { chairs, people }: Pick<Snapshot, 'chairs' | 'people'>) {
  const { policy, seats } = log.state!;
  const seated = seats.map((seat, index) => chairIn(seat, chairs[index]));
  const seatOf = (id: PersonId) => seats.findIndex(({ key }) => key !== null && personOf(key) === id);
  return {
    game: log.start.game,
    options: log.start.options,
    policy: policy as unknown as Policy,
    chairs: seated,
    people: people.map((person) => ({ ...person, seat: seatOf(person.id) < 0 ? null : seatOf(person.id) })),
  };
}

/** The chair of a seat in the log. Only a bot's level and name come from `shown`. */
export function chairIn({ key, name, playedBy }: SeatState, shown: Chair | undefined): Chair {
  if (key !== null) return { kind: 'person', person: personOf(key), standIn: playedBy === 'bot' };
  return shown?.kind === 'bot' ? shown : { kind: 'bot', level: 'steady', name };
}

function matchStateOf(
  match: NonNullable<Snapshot['match']>,
  measuredAt: Times,
  { moves, result, record, fair }: OwnFacts,
): MatchState {
  const { clock, breath, draw, membership, share, ...rest } = match;
  return {
    ...rest,
    moves,
    result,
    record,
    fair,
    clock: clock && { left: clock.left, at: measuredAt.clock, running: clock.running },
    breath: breath && {
      left: breath.left,
      at: measuredAt.breath,
      ...(breath.readers ? { readers: breath.readers } : {}),
    },
  };
}
