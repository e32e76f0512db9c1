/** The challenges solved in this browser. Without storage, they are forgotten when the page closes. */
const key = 'cheeseboard-docs-solved';
let solvedIds: Set<string> | null = null;

function readSolved(): Set<string> {
  try {
    const storedIds: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(storedIds) ? storedIds.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function storeSolved(solved: Set<string>): void {
  solvedIds = solved;
  try {
    localStorage.setItem(key, JSON.stringify([...solved]));
  } catch {
    // No storage, as in private browsing: `solvedIds` lasts as long as the page.
  }
  dispatchEvent(new Event('docs-solved'));
}

export function solvedChallenges(): ReadonlySet<string> {
  solvedIds ??= readSolved();
  return solvedIds;
}

export const markSolved = (id: string): void => storeSolved(new Set([...solvedChallenges(), id]));

export const forgetSolved = (prefix: string): void =>
  storeSolved(new Set([...solvedChallenges()].filter((id) => !id.startsWith(prefix))));
