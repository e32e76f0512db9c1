/** The schema of a snapshot without its match. Independent of the protocol's own schema, and stricter. */
import type { Match } from '@cheeseboard/engine';
import { levels } from '@cheeseboard/engine/bots';
import * as v from 'valibot';
import type { Snapshot } from '../../src/protocol/snapshot.ts';

/** Names of people in the tests who do not play. */
const SPECTATORS = ['Watcher'];

/** Describes the first part of the snapshot that its receiver may not know; null if there is none. `chatTexts`: every line of chat. */
export function excessIn(
  { match: _, wanted: _wanted, ...snapshotWithoutMatch }: Snapshot,
  match: Match,
  chatTexts: readonly string[],
): string | null {
  const parsed = v.safeParse(allowedValues(match, chatTexts), snapshotWithoutMatch);
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  const path = issue.path?.map(({ key }) => key).join('.');
  return `${path}: received ${JSON.stringify(issue.input)}, but may know ${issue.expected}`;
}

function allowedValues(match: Match, chatTexts: readonly string[]) {
  const seat = v.picklist([...Array(match.seats).keys()]);
  const id = v.pipe(v.string(), v.regex(/^[\w-]{8,24}$/));
  // A person's name is empty until they have chosen one.
  const name = v.picklist([...new Set(['', ...match.players, ...SPECTATORS])]);
  const colour = v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{1,10}$/)));
  const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
  // An option that is left out has its default.
  const chosenOptions = Object.entries(match.options);
  const options = v.strictObject(
    Object.fromEntries(chosenOptions.map(([option, value]) => [option, v.optional(v.literal(value))])),
  );
  return v.strictObject({
    phase: v.picklist(['lobby', 'playing', 'over']),
    game: v.literal(match.game.id),
    options,
    policy: v.strictObject({
      away: v.picklist(['wait', 'bot']),
      undo: v.picklist(['ask', 'never']),
      takeover: v.boolean(),
      clockSeconds: v.nullable(number),
      breathSeconds: number,
      patienceSeconds: v.optional(number),
      quorum: v.optional(v.picklist(['majority', 'everybody', 'nobody'])),
    }),
    chairs: v.pipe(
      v.array(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('open') }),
          v.strictObject({ kind: v.literal('bot'), level: v.picklist(levels), name }),
          v.strictObject({ kind: v.literal('person'), person: id, standIn: v.boolean() }),
        ]),
      ),
      v.length(match.seats),
    ),
    turned: v.literal(0),
    people: v.array(
      v.strictObject({
        id,
        name,
        colour,
        host: v.boolean(),
        connection: v.picklist(['here', 'shaky', 'away']),
        seat: v.nullable(seat),
        ready: v.boolean(),
      }),
    ),
    paused: v.nullable(id),
    waiting: v.array(id),
    asks: v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('undo'), seat, to: number, waiting: v.array(seat) }),
        v.strictObject({ kind: v.literal('seat'), person: id, seat }),
      ]),
    ),
    chat: v.array(
      v.strictObject({ number, person: id, name, text: v.picklist([...chatTexts]), reaction: v.boolean() }),
    ),
  });
}
