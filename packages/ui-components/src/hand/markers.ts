/**
 * Removes comment nodes that Lit's `repeat` leaves behind, one per removed item (lit/lit#5298): all that are not next to
 * an element.
 */
export function sweepMarkers(list: Element): void {
  for (const node of [...list.childNodes]) {
    const isStray = !(node.previousSibling instanceof Element) && !(node.nextSibling instanceof Element);
    if (node instanceof Comment && node.data === '' && isStray) node.remove();
  }
}
