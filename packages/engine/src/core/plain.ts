/** The size limit of moves and outcomes (`MoveBase`, `Outcome`). */
export const MAX_ENTRIES = 2000;
const MAX_DEPTH = 4;

/** Values known to be plain and deeply frozen, such as the moves that games list. They need no copy. */
const plainObjects = new WeakSet<object>();

/**
 * A frozen copy of plain data, read once, so that the checked value is the played value. Undefined for
 * everything else: class instances, getters, sparse arrays, throwing proxies.
 */
export function plainCopy(value: unknown): unknown {
  try {
    return copy(value, MAX_DEPTH);
  } catch {
    return undefined;
  }
}

function copy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || plainObjects.has(value)) return value;
  const isList = Array.isArray(value);
  const keys = Reflect.ownKeys(value).filter((key) => !isList || key !== 'length');
  // An array may have elements only, no other keys.
  const isWhole = isList ? keys.length === value.length : Object.getPrototypeOf(value) === Object.prototype;
  if (!isWhole || depth === 0 || keys.length > MAX_ENTRIES) throw notPlain;
  const parts: Record<string, unknown> = isList ? ([] as never) : {};
  let isFixed = Object.isFrozen(value);
  for (const key of keys as string[]) {
    const descriptor = Object.getOwnPropertyDescriptor(value, key)!;
    if (typeof key !== 'string' || key === '__proto__' || !descriptor.enumerable || descriptor.get)
      throw notPlain;
    parts[key] = copy(descriptor.value, depth - 1);
    isFixed &&= parts[key] === descriptor.value;
  }
  if (!isFixed) return Object.freeze(parts);
  plainObjects.add(value);
  return value;
}

const notPlain = new Error('not plain data');
