/**
 * The difference between two JSON values, as JSON. A snapshot is sent once, and then only patches. Equal pairs of values give equal
 * patches, so a patch reveals nothing else.
 *
 *   [0, value]                         replaces the value
 *   [1, at, drop, [more], at, …]       list: at `at`, removes `drop` elements and inserts more (splices, in order)
 *   [2, at, patch, at, …]              list: patches the elements at these places
 *   { key: patch, key: 0, key: [0, value] }   object: patches a key, removes it, adds it
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Patch = Json;

/** Undefined if the values are equal. */
export function diff(from: Json, to: Json): Patch | undefined {
  if (equal(from, to)) return undefined;
  const whole: Patch = [0, to];
  const parts = Array.isArray(from) && Array.isArray(to) ? listDiff(from, to) : objectDiff(from, to);
  return parts === null || isWithin(to, JSON.stringify(parts).length) ? whole : parts;
}

/** Whether a value's JSON has at most this many characters. Stops reading as soon as it has more. */
function isWithin(value: Json, maxChars: number): boolean {
  let left = maxChars;
  const take = (part: Json): boolean => {
    if (typeof part !== 'object' || part === null) {
      left -= typeof part === 'string' ? part.length + 2 : String(part).length;
    } else if (Array.isArray(part)) {
      left -= 2 + Math.max(0, part.length - 1);
      return left >= 0 && part.every(take);
    } else {
      for (const [key, inner] of Object.entries(part)) {
        left -= key.length + 4;
        if (left < 0 || !take(inner)) return false;
      }
      left -= 1;
    }
    return left >= 0;
  };
  return take(value);
}

function objectDiff(from: Json, to: Json): Patch | null {
  if (!isObject(from) || !isObject(to)) return null;
  const patch: Record<string, Patch> = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = 0;
  for (const [key, value] of Object.entries(to)) {
    const part = Object.hasOwn(from, key) ? diff(from[key]!, value) : ([0, value] as const);
    if (part !== undefined) patch[key] = part;
  }
  return patch;
}

function listDiff(from: readonly Json[], to: readonly Json[]): Patch {
  if (from.length === to.length) {
    const patch: Json[] = [2];
    for (const [at, value] of to.entries()) {
      const part = diff(from[at]!, value);
      if (part !== undefined) patch.push(at, part);
    }
    const cut = spliced(from, to);
    return JSON.stringify(cut).length < JSON.stringify(patch).length ? cut : patch;
  }
  return spliced(from, to);
}

/** Splices for a changed middle part; or, if the list slid, for a removed front and a new end. */
function spliced(from: readonly Json[], to: readonly Json[]): Json[] {
  const slid = to.length > 0 ? from.findIndex((value) => equal(value, to[0]!)) : -1;
  if (slid > 0 && from.slice(slid).every((value, at) => at < to.length && equal(value, to[at]!))) {
    return [1, 0, slid, [], from.length - slid, 0, to.slice(from.length - slid)];
  }
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && equal(from[head]!, to[head]!)) head += 1;
  let tail = 0;
  while (tail < shorter - head && equal(from.at(-1 - tail)!, to.at(-1 - tail)!)) tail += 1;
  return [1, head, from.length - head - tail, to.slice(head, to.length - tail)];
}

/** Throws if the patch does not fit. Shares unchanged parts and modifies nothing. */
export function apply(value: Json, patch: Patch): Json {
  if (Array.isArray(patch)) {
    if (patch[0] === 0 && patch.length === 2) return patch[1]!;
    if (!Array.isArray(value)) throw misfit();
    if (patch[0] === 1) return applySplices(value, patch);
    if (patch[0] === 2) return applyElements(value, patch);
    throw misfit();
  }
  if (!isObject(patch) || !isObject(value)) throw misfit();
  const copy: Record<string, Json> = { ...value };
  for (const [key, part] of Object.entries(patch)) {
    if (key === '__proto__') throw misfit();
    if (part === 0) delete copy[key];
    else if (Object.hasOwn(copy, key)) copy[key] = apply(copy[key]!, part);
    else if (Array.isArray(part) && part[0] === 0 && part.length === 2) copy[key] = part[1]!;
    else throw misfit();
  }
  return copy;
}

function applySplices(value: readonly Json[], patch: readonly Json[]): Json[] {
  const copy = [...value];
  for (let index = 1; index < patch.length; index += 3) {
    const [at, drop, more] = patch.slice(index, index + 3);
    if (!isPlace(at, copy.length) || !isPlace(drop, copy.length - at) || !Array.isArray(more)) throw misfit();
    copy.splice(at, drop, ...more);
  }
  return copy;
}

function applyElements(value: readonly Json[], patch: readonly Json[]): Json[] {
  const copy = [...value];
  for (let index = 1; index < patch.length; index += 2) {
    const at = patch[index];
    if (!isPlace(at, copy.length - 1) || index + 1 === patch.length) throw misfit();
    copy[at] = apply(copy[at]!, patch[index + 1]!);
  }
  return copy;
}

const isPlace = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const misfit = () => new Error('the patch does not fit');

function equal(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => equal(value, b[at]!));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key]!, b[key]!));
}
