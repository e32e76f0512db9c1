/** Media queries, each with one cached `MediaQueryList`, because creating one takes longer than a redraw. */
const queryLists = new Map<string, MediaQueryList>();

export function matchesMedia(query: string): boolean {
  let list = queryLists.get(query);
  if (!list) {
    list = matchMedia(query);
    queryLists.set(query, list);
  }
  return list.matches;
}
