/** Maps texts to ids, so that a global state is a short list of numbers. */
export class Interner<T> {
  readonly texts: string[] = [];
  readonly values: T[] = [];
  readonly #ids = new Map<string, number>();
  readonly #parse: (text: string) => T;

  constructor(parse: (text: string) => T) {
    this.#parse = parse;
  }

  id(text: string): number {
    const knownId = this.#ids.get(text);
    if (knownId !== undefined) return knownId;
    const id = this.texts.length;
    this.#ids.set(text, id);
    this.texts.push(text);
    this.values.push(this.#parse(text));
    return id;
  }
}

/** Memoizes a function of small integers. */
export function memoize<T>(compute: (id: number) => T): (id: number) => T {
  const values: T[] = [];
  return (id) => {
    const knownValue = values[id];
    if (knownValue !== undefined) return knownValue;
    const value = compute(id);
    values[id] = value;
    return value;
  };
}

/** A set of 53-bit hashes: open addressing in one array. */
export class HashSet {
  #slots = new Float64Array(1 << 16).fill(-1);
  #size = 0;

  /** Returns false if the hash was already in the set. */
  add(hash: number): boolean {
    if (this.#size * 2 > this.#slots.length) this.#grow();
    const isNew = this.#put(hash);
    if (isNew) this.#size++;
    return isNew;
  }

  #put(hash: number): boolean {
    const slots = this.#slots;
    let slot = hash % slots.length;
    while (slots[slot] !== -1) {
      if (slots[slot] === hash) return false;
      slot = slot + 1 === slots.length ? 0 : slot + 1;
    }
    slots[slot] = hash;
    return true;
  }

  #grow(): void {
    const oldSlots = this.#slots;
    this.#slots = new Float64Array(oldSlots.length * 2).fill(-1);
    for (const hash of oldSlots) if (hash !== -1) this.#put(hash);
  }
}

/** Hashes numbers to 53 bits, made of two 32-bit hashes. */
export function hashOf(numbers: ArrayLike<number>): number {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i]! + 1;
    a = Math.imul(a ^ value, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ value, 0x85ebca6b);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 15), 0x27d4eb2f);
  return ((a ^ (a >>> 13)) >>> 0) * 0x200000 + ((b ^ (b >>> 14)) >>> 11);
}

/** Lexicographic order: negative if `a` comes before `b`. */
export function compare(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

export function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, index) => order.toSpliced(index, 0, count - 1)),
  );
}

/** Adds `otherNumbers` to sorted numbers. Returns the same array if it already has all of them. */
export function mergeSorted(numbers: readonly number[], otherNumbers: readonly number[]): readonly number[] {
  let merged = numbers;
  for (const id of otherNumbers)
    if (!merged.includes(id)) merged = merged.toSpliced(insertionIndex(id, merged), 0, id);
  return merged;
}

function insertionIndex(id: number, numbers: readonly number[]): number {
  let index = numbers.length;
  while (index > 0 && numbers[index - 1]! > id) index--;
  return index;
}

export const sortedUnique = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
