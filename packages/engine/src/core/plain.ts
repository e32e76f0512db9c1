/** No move or outcome of a game is larger. */
const MOST_PARTS = 128;
const DEEPEST = 4;

/**
 * A frozen copy of what JSON could say, read once, so that what is checked is what is played. Undefined for anything else,
 * however it is disguised: classes, getters that change their mind, arrays with holes, proxies that throw.
 */
export function plainCopy(value: unknown): unknown {
  try {
    return copy(value, DEEPEST);
  } catch {
    return undefined;
  }
}

function copy(value: unknown, depth: number): unknown {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value;
  }
  if (typeof value !== 'object' || depth === 0) throw notPlain;
  return Object.freeze(Array.isArray(value) ? copyArray(value, depth) : copyObject(value, depth));
}

function copyArray(value: readonly unknown[], depth: number): unknown[] {
  const { length } = value;
  if (length > MOST_PARTS) throw notPlain;
  const parts: unknown[] = [];
  for (let index = 0; index < length; index++) {
    if (!Object.hasOwn(value, index)) throw notPlain;
    parts.push(copy(value[index], depth - 1));
  }
  return parts;
}

function copyObject(value: object, depth: number): object {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain;
  const keys = Reflect.ownKeys(value);
  if (keys.length > MOST_PARTS) throw notPlain;
  const parts: Record<string, unknown> = {};
  for (const key of keys) {
    if (
      typeof key !== 'string' ||
      key === '__proto__' ||
      !Object.prototype.propertyIsEnumerable.call(value, key)
    ) {
      throw notPlain;
    }
    parts[key] = copy((value as Record<string, unknown>)[key], depth - 1);
  }
  return parts;
}

const notPlain = new Error('not plain data');
