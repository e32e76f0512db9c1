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
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return listDiff(from, to);
  if (!isObject(from) || !isObject(to)) return [0, to];
  const patch: Record<string, Patch> = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = 0;
  for (const [key, value] of Object.entries(to)) {
    const part = Object.hasOwn(from, key) ? diff(from[key]!, value) : ([0, value] as const);
    if (part !== undefined) patch[key] = part;
  }
  const changes = Object.keys(patch).length;
  if (changes === 0) return undefined;
  // A large object of which little changed need not be written to know that its patch is shorter.
  return 2 * changes < Object.keys(to).length ? patch : shortest(patch, [0, to]);
}

const shortest = (...patches: Patch[]): Patch =>
  patches.reduce((a, b) => (JSON.stringify(b).length <= JSON.stringify(a).length ? b : a));

const isSame = (from: Json, to: Json): boolean => diff(from, to) === undefined;

/** A splice for the part that changed, or patches of its elements; for a list that slid, a removed front and a new end. */
function listDiff(from: readonly Json[], to: readonly Json[]): Patch | undefined {
  const slid = to.length > 0 ? from.findIndex((value) => isSame(value, to[0]!)) : -1;
  if (slid > 0 && from.slice(slid).every((value, index) => index < to.length && isSame(value, to[index]!)))
    return [1, 0, slid, [], from.length - slid, 0, to.slice(from.length - slid)];
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && isSame(from[head]!, to[head]!)) head += 1;
  if (head === from.length && head === to.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && isSame(from.at(-1 - tail)!, to.at(-1 - tail)!)) tail += 1;
  const more = to.slice(head, to.length - tail);
  const splice = more.length === to.length ? [0, to] : [1, head, from.length - head - tail, more];
  if (from.length !== to.length) return splice;
  const elements = more.flatMap((value, index): Json[] => {
    const part = diff(from[head + index]!, value);
    return part === undefined ? [] : [head + index, part];
  });
  return shortest([2, ...elements], splice);
}

/** Throws if the patch does not fit. Shares unchanged parts and modifies nothing. */
export function apply(value: Json, patch: Patch): Json {
  if (Array.isArray(patch)) {
    if (patch[0] === 0 && patch.length === 2) return patch[1]!;
    if (!Array.isArray(value)) throw misfit();
    return applyToList([...value], patch);
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

function applyToList(list: Json[], [kind, ...parts]: readonly Json[]): Json[] {
  if (kind !== 1 && kind !== 2) throw misfit();
  while (parts.length > 0) {
    const [at, second] = parts.splice(0, 2);
    if (second === undefined || !isPlace(at, list.length - (kind - 1))) throw misfit();
    if (kind === 2) list[at] = apply(list[at]!, second);
    else {
      const [more] = parts.splice(0, 1);
      if (!isPlace(second, list.length - at) || !Array.isArray(more)) throw misfit();
      list.splice(at, second, ...more);
    }
  }
  return list;
}

const isPlace = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const misfit = () => new Error('the patch does not fit');
