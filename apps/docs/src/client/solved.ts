/** Which challenges this browser has seen solved. Where nothing can be kept, they are forgotten with the page. */
const key = 'cheeseboard-docs-solved';
let known: Set<string> | null = null;

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

function keep(solved: Set<string>): void {
  known = solved;
  try {
    localStorage.setItem(key, JSON.stringify([...solved]));
  } catch {
    // Private browsing: what is known lives as long as the page.
  }
  dispatchEvent(new Event('docs-solved'));
}

export function solved(): ReadonlySet<string> {
  known ??= read();
  return known;
}

export const remember = (id: string): void => keep(new Set([...solved(), id]));

/** Forgets those that start with this. */
export const forget = (start: string): void =>
  keep(new Set([...solved()].filter((id) => !id.startsWith(start))));
