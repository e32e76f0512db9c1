/** A link to a position in a case of an example: `?in=example-dg-5&case=1&at=…`. */
export interface PositionLink {
  readonly example: string;
  readonly case: number;
  readonly at: string;
}

export function writePositionLink(page: string, { example, case: caseIndex, at }: PositionLink): string {
  const url = new URL(page);
  url.search = String(new URLSearchParams({ in: example, case: String(caseIndex), at }));
  url.hash = example;
  return url.href;
}

/** The link in an address, or null if there is none. An unreadable case counts as the first case. */
export function readPositionLink(search: string): PositionLink | null {
  const query = new URLSearchParams(search);
  const example = query.get('in');
  const at = query.get('at');
  if (!example || !at) return null;
  const caseText = query.get('case') ?? '';
  return { example, case: /^\d{1,2}$/.test(caseText) ? Number(caseText) : 0, at };
}
