/** Where things lie on a table, by name: so that a story can be written without touching the page. */

/**
 * An element with `data-place="at"` in the table's own shadow, and inside it, if `piece` is given, the one with that
 * `data-card`. A piece that is not there (a rival's card, a card under others) is looked for at its place.
 */
export interface Place {
  readonly at: string;
  readonly piece?: string;
}

export interface Spot {
  readonly element: Element;
  readonly rect: DOMRect;
  /** The piece itself was found, not only where it belongs. */
  readonly exact: boolean;
}

export function spotOf(root: ParentNode, { at, piece }: Place): Spot | null {
  const place = root.querySelector(`[data-place="${CSS.escape(at)}"]`);
  if (!place) return null;
  const found =
    piece === undefined
      ? null
      : (place.shadowRoot ?? place).querySelector(`[data-card="${CSS.escape(piece)}"]`);
  const element = found ?? place;
  return { element, rect: element.getBoundingClientRect(), exact: found !== null };
}
