/** A link to a position of an example: which example, which of its cases, and where it stands: `?in=example-dg-5&case=1&at=…`. */
export interface Linked {
  readonly example: string;
  readonly case: number;
  readonly at: string;
}

/** The address of this page with the position in it. */
export function linkTo(page: string, { example, case: which, at }: Linked): string {
  const url = new URL(page);
  url.search = String(new URLSearchParams({ in: example, case: String(which), at }));
  url.hash = example;
  return url.href;
}

/** What an address links to. A case that cannot be read is the first. */
export function linkedIn(search: string): Linked | null {
  const query = new URLSearchParams(search);
  const example = query.get('in');
  const at = query.get('at');
  if (!example || !at) return null;
  const which = query.get('case') ?? '';
  return { example, case: /^\d{1,2}$/.test(which) ? Number(which) : 0, at };
}
