/**
 * The picture of a table that one person gets: `TableState` as it goes over the wire. A guest believes nothing of it but its
 * form; what is in a view is for the game's own element to read.
 */
import type { EventBase, MoveBase, Result, ViewBase } from '@cheeseboard/engine';
import { levels } from '@cheeseboard/engine/bots';
import { CHAIN_LENGTH } from '@cheeseboard/engine/fair';
import * as v from 'valibot';
import { Will } from '../heirs/will.ts';
import type { FairState, MatchState, TableState } from '../tables/table.ts';

const upTo = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** No table has more chairs, and no proof more people. */
const MOST_SEATS = 16;
const seat = upTo(MOST_SEATS - 1);
/** No match has more steps. */
const step = upTo(1_000_000);
/** What is drawn at once: see `Outcome` of the engine. */
const MOST_DRAWN = 2_000;
/** People and what they ask for: far more than a host lets in. */
const MOST_PEOPLE = 200;
const some = <const S extends v.GenericSchema>(each: S, most: number) =>
  v.pipe(v.array(each), v.maxLength(most));

const isThing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const thing = <T>() => v.custom<T>(isThing);
const view = v.custom<ViewBase>((value) => {
  const { viewer } = (isThing(value) ? value : {}) as { viewer?: unknown };
  return viewer === 'spectator' || v.is(seat, viewer);
});
const options = v.record(v.string(), v.union([v.string(), v.number()]));

const link = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A draw is checked by making it again: nothing may be asked for that takes for ever. */
const request = v.variant('kind', [
  v.strictObject({ kind: v.literal('shuffle'), size: upTo(MOST_DRAWN), sealed: v.boolean() }),
  v.strictObject({
    kind: v.literal('dice'),
    count: upTo(MOST_DRAWN),
    faces: upTo(2 ** 32, 1),
    sealed: v.boolean(),
  }),
]);
const index = upTo(CHAIN_LENGTH);
const Fair = v.strictObject({
  /** Null while pledges are gathered. */
  roster: v.nullable(some(v.strictObject({ id: v.string(), open: link, sealed: link }), MOST_SEATS)),
  /** The draw that everybody gives a link to now. */
  asked: v.nullable(v.strictObject({ draw: step, kind: v.picklist(['open', 'sealed']), index: count })),
  /** The latest open draw, and what it was made of. */
  last: v.nullable(
    v.strictObject({
      draw: step,
      index,
      request,
      outcome: some(count, MOST_DRAWN),
      links: some(v.nullable(link), MOST_SEATS),
    }),
  ),
  /** How many draws there were, and who was left out of which, by number in the roster. */
  draws: upTo(2 * CHAIN_LENGTH),
  without: some(v.tuple([step, some(seat, MOST_SEATS)]), 2 * CHAIN_LENGTH),
  excluded: some(v.string(), MOST_SEATS),
});

/** For an heir: the will, its share of the key, and every step as it was entered. */
const Heir = v.strictObject({ will: Will, share: v.nullable(v.string()), entries: v.array(v.string()) });

const Match = v.strictObject({
  number: count,
  version: step,
  view,
  moves: v.array(thing<MoveBase>()),
  log: v.array(thing<EventBase>()),
  thinking: some(seat, MOST_SEATS),
  /** `set` grows whenever the clock is set anew: then `left` is true again. */
  clock: v.nullable(v.strictObject({ left: v.number(), running: v.boolean(), set: count })),
  breath: v.nullable(v.strictObject({ left: v.number(), set: count })),
  result: v.nullable(thing<Result>()),
  record: v.nullable(v.string()),
  /** Whether the reader's last move can be taken back. */
  undo: v.optional(v.boolean()),
  /** The latest step that a bot took for somebody whose time was up. */
  late: v.optional(v.strictObject({ seat, step })),
  fair: v.nullable(Fair),
  heir: v.nullable(Heir),
});

export const Picture = v.strictObject({
  phase: v.picklist(['lobby', 'playing', 'over']),
  game: v.string(),
  options,
  policy: v.strictObject({
    away: v.picklist(['wait', 'bot']),
    undo: v.picklist(['ask', 'never']),
    takeover: v.boolean(),
    clock: v.nullable(v.number()),
    breath: v.number(),
    patience: v.optional(v.number()),
  }),
  chairs: some(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), level: v.picklist(levels), name: v.string() }),
      v.strictObject({ kind: v.literal('person'), person: v.string(), standIn: v.boolean() }),
    ]),
    MOST_SEATS,
  ),
  /** So many chairs further sits everybody since the table was made: rematches. */
  turned: v.optional(count),
  people: some(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      colour: v.nullable(v.string()),
      host: v.boolean(),
      connection: v.picklist(['here', 'shaky', 'away']),
      seat: v.nullable(seat),
      ready: v.boolean(),
    }),
    MOST_PEOPLE,
  ),
  me: v.string(),
  paused: v.nullable(v.string()),
  /** Heirs that the host must wait for, because they could have gone on without it. */
  waiting: some(v.string(), MOST_PEOPLE),
  asks: some(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('undo'), seat, waiting: some(seat, MOST_SEATS) }),
      v.strictObject({ kind: v.literal('seat'), person: v.string(), seat }),
    ]),
    MOST_PEOPLE,
  ),
  chat: some(
    v.strictObject({
      number: count,
      person: v.string(),
      name: v.string(),
      text: v.string(),
      reaction: v.boolean(),
    }),
    MOST_PEOPLE,
  ),
  match: v.nullable(Match),
});
export type Picture = v.InferOutput<typeof Picture>;

export const isPicture = (value: unknown): value is Picture => v.is(Picture, value);

/** When the clock and the breath that a picture tells of were true, by the reader's own clock. */
export interface Times {
  readonly clock: number;
  readonly breath: number;
}

export function tableStateOf(picture: Picture, at: Times, fair: FairState | null): TableState {
  const { match } = picture;
  return { ...picture, match: match && matchStateOf(match, at, fair) };
}

function matchStateOf(match: NonNullable<Picture['match']>, at: Times, fair: FairState | null): MatchState {
  const { clock, breath, heir, ...rest } = match;
  return {
    ...rest,
    fair,
    clock: clock && { left: clock.left, at: at.clock, running: clock.running },
    breath: breath && { left: breath.left, at: at.breath },
  };
}
