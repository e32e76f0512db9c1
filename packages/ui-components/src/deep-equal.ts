/** Compares plain data (moves, events, views) recursively, regardless of key order. */
export function deepEqual(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null)
    return false;
  const keys = Object.keys(value);
  return (
    Array.isArray(value) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        deepEqual(value[key as keyof typeof value], other[key as keyof typeof other]),
    )
  );
}
