/** Schemas that messages, snapshots and host proofs share. */
import { levels } from '@cheeseboard/engine/bots';
import * as v from 'valibot';

/** The maximum number of seats, and of people in a proof. */
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
export const policy = v.strictObject({
  away: v.picklist(['wait', 'bot']),
  undo: v.picklist(['ask', 'never']),
  takeover: v.boolean(),
  clock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600))),
  breath: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  patience: v.optional(v.pipe(v.number(), v.minValue(8), v.maxValue(600))),
  quorum: v.optional(v.picklist(['majority', 'everybody', 'nobody'])),
});
