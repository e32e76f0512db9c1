/**
 * Removes comment nodes that Lit's `repeat` leaves behind, one per removed item (lit/lit#5298). A marker that is not next to an
 * element is one of those.
 */
export function sweepMarkers(list: Element): void {
  for (const node of [...list.childNodes]) {
    const isStray = !(node.previousSibling instanceof Element) && !(node.nextSibling instanceof Element);
    if (node instanceof Comment && node.data === '' && isStray) node.remove();
  }
}
