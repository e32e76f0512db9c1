/** Helpers for testing the oracles. The oracles themselves import nothing. */

export function must(condition: boolean, label: string): asserts condition {
  if (!condition) throw new Error(label);
}

export function elementAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  must(item !== undefined, `nothing at ${index}`);
  return item;
}

export function addAt(list: number[], index: number, delta: number): void {
  list[index] = elementAt(list, index) + delta;
}

/** A linear congruential generator: integers from 0 to `below` − 1. */
export function lcg(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
