/**
 * Lit's `repeat` marks each item with a comment before and one after it, and forgets the second when it removes the item (lit/lit#5298). Whoever
 * plays for long would collect one for each card. A marker that stands beside no item is one of those.
 */
export function sweepMarkers(list: Element): void {
  for (const node of [...list.childNodes]) {
    const alone = !(node.previousSibling instanceof Element) && !(node.nextSibling instanceof Element);
    if (node instanceof Comment && node.data === '' && alone) node.remove();
  }
}
