/**
 * The difference between two JSON values, as JSON. A snapshot is sent once, and then only patches. Equal pairs of values give equal
 * patches, so a patch reveals nothing else.
 *
 *   [0, value]                         replaces the value
 *   [1, at, drop, [more], at, …]       list: at `at`, removes `drop` elements and inserts more (splices, in order)
 *   [2, at, patch, at, …]              list: patches the elements at these places
 *   { key: patch, key: 0, key: [0, value] }   object: patches a key, removes it, adds it
 */
import { Malformed } from './malformed.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Patch = Json;

/** The patch that turns one value into the other; undefined if they are equal. */
export function diff(from: Json, to: Json): Patch | undefined {
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return listDiff(from, to);
  if (!isObject(from) || !isObject(to)) return [0, to];
  const patch: Record<string, Patch> = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = 0;
  for (const [key, value] of Object.entries(to)) {
    const partPatch = Object.hasOwn(from, key) ? diff(from[key]!, value) : ([0, value] as const);
    if (partPatch !== undefined) patch[key] = partPatch;
  }
  const changes = Object.keys(patch).length;
  if (changes === 0) return undefined;
  // If less than half of the keys changed, the patch is surely shorter, so nothing is written out to compare.
  return 2 * changes < Object.keys(to).length ? patch : shortest(patch, [0, to]);
}

const shortest = (...patches: Patch[]): Patch =>
  patches.reduce((a, b) => (JSON.stringify(b).length <= JSON.stringify(a).length ? b : a));

const isSame = (from: Json, to: Json): boolean => diff(from, to) === undefined;

/** The patch of a list: one splice, or patches of elements if that is shorter. A list that slid, such as the chat, loses its front and gets a new end. */
function listDiff(from: readonly Json[], to: readonly Json[]): Patch | undefined {
  const slidBy = to.length > 0 ? from.findIndex((value) => isSame(value, to[0]!)) : -1;
  if (
    slidBy > 0 &&
    from.slice(slidBy).every((value, index) => index < to.length && isSame(value, to[index]!))
  )
    return [1, 0, slidBy, [], from.length - slidBy, 0, to.slice(from.length - slidBy)];
  const minLength = Math.min(from.length, to.length);
  let head = 0;
  while (head < minLength && isSame(from[head]!, to[head]!)) head += 1;
  if (head === from.length && head === to.length) return undefined;
  let tail = 0;
  while (tail < minLength - head && isSame(from.at(-1 - tail)!, to.at(-1 - tail)!)) tail += 1;
  const inserted = to.slice(head, to.length - tail);
  const splice = inserted.length === to.length ? [0, to] : [1, head, from.length - head - tail, inserted];
  if (from.length !== to.length) return splice;
  const elements = inserted.flatMap((value, index): Json[] => {
    const elementPatch = diff(from[head + index]!, value);
    return elementPatch === undefined ? [] : [head + index, elementPatch];
  });
  return shortest([2, ...elements], splice);
}

/** Returns the patched value, which shares unchanged parts with `value`. Throws if the patch does not fit. */
export function apply(value: Json, patch: Patch): Json {
  if (Array.isArray(patch)) {
    if (patch[0] === 0 && patch.length === 2) return patch[1]!;
    if (!Array.isArray(value)) throw misfit();
    return applyToList([...value], patch);
  }
  if (!isObject(patch) || !isObject(value)) throw misfit();
  const copy: Record<string, Json> = { ...value };
  for (const [key, partPatch] of Object.entries(patch)) {
    if (key === '__proto__') throw misfit();
    if (partPatch === 0) delete copy[key];
    else if (Object.hasOwn(copy, key)) copy[key] = apply(copy[key]!, partPatch);
    else if (Array.isArray(partPatch) && partPatch[0] === 0 && partPatch.length === 2)
      copy[key] = partPatch[1]!;
    else throw misfit();
  }
  return copy;
}

function applyToList(list: Json[], [kind, ...parts]: readonly Json[]): Json[] {
  if (kind !== 1 && kind !== 2) throw misfit();
  while (parts.length > 0) {
    const [index, argument] = parts.splice(0, 2);
    if (argument === undefined || !isIndex(index, list.length - (kind - 1))) throw misfit();
    if (kind === 2) list[index] = apply(list[index]!, argument);
    else {
      const [inserted] = parts.splice(0, 1);
      if (!isIndex(argument, list.length - index) || !Array.isArray(inserted)) throw misfit();
      list.splice(index, argument, ...inserted);
    }
  }
  return list;
}

const isIndex = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const misfit = () => new Malformed('the patch does not fit');
