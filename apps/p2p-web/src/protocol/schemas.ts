/** Schemas that messages, snapshots and host proofs share. */
import { levels } from '@cheeseboard/engine/bots';
import * as v from 'valibot';

export const MAX_SEATS = 16;

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The index of an entry; −1 before the first. */
export const index = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
export const text = (maxChars: number) => v.pipe(v.string(), v.maxLength(maxChars));
export const word = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
export const listOf = <const S extends v.GenericSchema>(item: S, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Any object. Its user validates it. */
export const object = <T = Record<string, unknown>>() => v.custom<T>(isObject);

const base64url = (chars: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${chars}}$`)));
export const key = base64url(43);
export const hash = v.union([base64url(43), v.literal('')]);
export const nonce = base64url(22);
export const signature = base64url(86);
export const reveal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** The newest entry that somebody has seen; −1 and empty before the first. */
export const head = v.strictObject({ index, hash });
export const signed = v.strictObject({ key, seen: head, n: count, signature });
export const vote = v.strictObject({ key, lastTerm: index, index, hash, signature });

export const level = v.picklist(levels);
export const options = v.record(word, v.union([word, v.pipe(v.number(), v.finite())]));
/** The host's settings besides the rules. */
export const policy = v.strictObject({
  /** When a player is away, the table waits, or a bot plays for them after a while. */
  away: v.picklist(['wait', 'bot']),
  undo: v.picklist(['ask', 'never']),
  /** Whether spectators may ask for an open or abandoned seat. */
  takeover: v.boolean(),
  /** Seconds per turn; null for no limit. When they are up, a bot plays one move. */
  clockSeconds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600))),
  /** Seconds of a breath, where the game has one (`Game.breath`). */
  breathSeconds: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  /** Seconds that a host may be gone before its guests elect another; 8 if left out. */
  patienceSeconds: v.optional(v.pipe(v.number(), v.minValue(8), v.maxValue(600))),
  /** How many guests must agree to elect a new host. The same number, if they collude, can open the sealed log. */
  quorum: v.optional(v.picklist(['majority', 'everybody', 'nobody'])),
});
