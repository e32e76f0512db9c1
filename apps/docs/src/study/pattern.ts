/** Whether a value holds all that a pattern asks for. Lists must be equal, objects may have more. */
export function holds(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((part, index) => holds(value[index], part))
    );
  }
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([key, part]) => holds((value as Record<string, unknown>)[key], part));
}
