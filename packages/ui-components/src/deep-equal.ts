/** Compares plain data (moves, events, views) recursively, regardless of key order. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        deepEqual(one[key as keyof typeof one], other[key as keyof typeof other]),
    )
  );
}
