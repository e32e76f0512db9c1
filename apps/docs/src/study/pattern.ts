/** Whether a value contains everything in the pattern. Lists must have the same length; objects may have more keys. */
export function matchesPattern(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((part, index) => matchesPattern(value[index], part))
    );
  }
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([key, part]) =>
    matchesPattern((value as Record<string, unknown>)[key], part),
  );
}
