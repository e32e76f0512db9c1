/** Media queries, one cached `MediaQueryList` each: creating one per redraw costs more than the redraw. */
const queryLists = new Map<string, MediaQueryList>();

export function matchesMedia(query: string): boolean {
  let list = queryLists.get(query);
  if (!list) {
    list = matchMedia(query);
    queryLists.set(query, list);
  }
  return list.matches;
}
