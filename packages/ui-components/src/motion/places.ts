/** Names places on a table, so that scenes can be computed without touching the DOM. */

/**
 * The element with `data-place="placeName"` in the table's shadow root, and inside it the one with `data-card="piece"`, if given.
 * A piece that is not drawn (a rival's card, a card under others) falls back to its place, and a place that is not drawn to the element with
 * `data-beyond`: on a phone beside a big screen, pieces come from there and fly there.
 */
export interface Place {
  readonly placeName: string;
  readonly piece?: string;
}

export interface LocatedElement {
  readonly element: Element;
  readonly rect: DOMRect;
  /** True if the piece itself was found, not just its place. */
  readonly exact: boolean;
}

export function locate(root: ParentNode, { placeName, piece }: Place): LocatedElement | null {
  const place =
    root.querySelector(`[data-place="${CSS.escape(placeName)}"]`) ?? root.querySelector('[data-beyond]');
  if (!place) return null;
  const pieceElement =
    piece === undefined
      ? null
      : (place.shadowRoot ?? place).querySelector(`[data-card="${CSS.escape(piece)}"]`);
  const element = pieceElement ?? place;
  return { element, rect: element.getBoundingClientRect(), exact: pieceElement !== null };
}
