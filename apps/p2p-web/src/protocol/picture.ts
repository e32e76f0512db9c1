/**
 * The picture of a table that one person gets: `TableState` as it goes over the wire. A guest believes nothing of it but its
 * form; what is in a view is for the game's own element to read.
 */
import type { ChanceRequest, EventBase, MoveBase, Result, ViewBase } from '@cheeseboard/engine';
import { levels } from '@cheeseboard/engine/bots';
import * as v from 'valibot';
import { Will } from '../heirs/will.ts';
import type { FairState, MatchState, TableState } from '../tables/table.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const thing = <T>() =>
  v.custom<T>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const options = v.record(v.string(), v.union([v.string(), v.number()]));

const link = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Fair = v.strictObject({
  /** Null while pledges are gathered. */
  roster: v.nullable(v.array(v.strictObject({ id: v.string(), open: link, sealed: link }))),
  /** The draw that everybody gives a link to now. */
  asked: v.nullable(v.strictObject({ draw: count, kind: v.picklist(['open', 'sealed']), index: count })),
  /** The latest open draw, and what it was made of. */
  last: v.nullable(
    v.strictObject({
      draw: count,
      index: count,
      request: thing<ChanceRequest>(),
      outcome: v.array(count),
      links: v.array(v.nullable(link)),
    }),
  ),
  excluded: v.array(v.string()),
});

/** For an heir: the will, its share of the key, and every step as it was entered. */
const Heir = v.strictObject({ will: Will, share: v.nullable(v.string()), entries: v.array(v.string()) });

const Match = v.strictObject({
  number: count,
  version: count,
  view: thing<ViewBase>(),
  moves: v.array(thing<MoveBase>()),
  log: v.array(thing<EventBase>()),
  thinking: v.array(count),
  /** `set` grows whenever the clock is set anew: then `left` is true again. */
  clock: v.nullable(v.strictObject({ left: v.number(), running: v.boolean(), set: count })),
  breath: v.nullable(v.strictObject({ left: v.number(), set: count })),
  result: v.nullable(thing<Result>()),
  record: v.nullable(v.string()),
  /** Whether the reader's last move can be taken back. */
  undo: v.optional(v.boolean()),
  /** The latest step that a bot took for somebody whose time was up. */
  late: v.optional(v.strictObject({ seat: count, step: count })),
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
  chairs: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('open') }),
      v.strictObject({ kind: v.literal('bot'), level: v.picklist(levels), name: v.string() }),
      v.strictObject({ kind: v.literal('person'), person: v.string(), standIn: v.boolean() }),
    ]),
  ),
  /** So many chairs further sits everybody since the table was made: rematches. */
  turned: v.optional(count),
  people: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      colour: v.nullable(v.string()),
      host: v.boolean(),
      connection: v.picklist(['here', 'shaky', 'away']),
      seat: v.nullable(count),
      ready: v.boolean(),
    }),
  ),
  me: v.string(),
  paused: v.nullable(v.string()),
  /** Heirs that the host must wait for, because they could have gone on without it. */
  waiting: v.array(v.string()),
  asks: v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('undo'), seat: count, waiting: v.array(count) }),
      v.strictObject({ kind: v.literal('seat'), person: v.string(), seat: count }),
    ]),
  ),
  chat: v.array(
    v.strictObject({
      number: count,
      person: v.string(),
      name: v.string(),
      text: v.string(),
      reaction: v.boolean(),
    }),
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
