/** What the reader's device is like. One list per question: the browser keeps it true, and to make a new one with every picture costs it more than the picture. */
const lists = new Map<string, MediaQueryList>();

export function matches(query: string): boolean {
  let list = lists.get(query);
  if (!list) {
    list = matchMedia(query);
    lists.set(query, list);
  }
  return list.matches;
}
