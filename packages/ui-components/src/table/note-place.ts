/** Places a note beside the element it is about, inside the visible part of the table. */

/** The gap between the note and the element, and between the note and the edge of the table. */
const GAP_PX = 8;

const boxesOf = (root: ParentNode, selector: string): DOMRect[] =>
  [...root.querySelectorAll(selector)].map((piece) => piece.getBoundingClientRect());

/** The length that two spans have in common, if any. */
const overlap = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(0, Math.min(end, otherEnd) - Math.max(start, otherStart));

/**
 * `anchor`: the element that was touched, or should be. The note is above it, else below, else at an edge of the table, beside the anchor or
 * at a side: the place with room where it covers the middle of nothing that can be chosen, and the least of the cards.
 */
export function placeNote(note: HTMLElement, anchor: Element, table: HTMLElement): void {
  const room = table.getBoundingClientRect();
  // Without its padding, in which the panel lies.
  const { paddingLeft, paddingRight } = getComputedStyle(table);
  const origin = (note.offsetParent ?? table).getBoundingClientRect();
  const { height, width } = note.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const topEdge = room.top + GAP_PX;
  const bottomEdge = room.bottom - GAP_PX - height;
  const leftEdge = room.left + Number.parseFloat(paddingLeft) + GAP_PX;
  const rightEdge = room.right - Number.parseFloat(paddingRight) - GAP_PX - width;
  // The cards that it may be about: those of the middle, and those of the hand that may be played.
  const cards = [...table.shadowRoot!.querySelectorAll('[data-place]')].flatMap((place) =>
    boxesOf(place.shadowRoot ?? place, '[data-card]:not(.resting)'),
  );
  const chosen = boxesOf(anchor.getRootNode() as ParentNode, '.legal');
  const places = [
    Math.max(leftEdge, Math.min((box.left + box.right - width) / 2, rightEdge)),
    leftEdge,
    rightEdge,
  ].flatMap((left) => {
    // Cards that can be played stand higher than others.
    const beside = cards.filter(
      (card) =>
        overlap(card.top, card.bottom, box.top, box.bottom) &&
        overlap(card.left, card.right, left, left + width),
    );
    // Without anything touched, the note covers the status line, which says less than the note.
    const above = anchor.matches('.ask')
      ? box.bottom - height
      : Math.min(box.top, ...beside.map((card) => card.top)) - GAP_PX - height;
    const below = Math.max(topEdge, Math.min(box.bottom + GAP_PX, bottomEdge));
    return [above, below, topEdge, bottomEdge].filter((top) => top >= topEdge).map((top) => ({ top, left }));
  });
  const covered = ({ top, left }: { readonly top: number; readonly left: number }): number => {
    const areaOf = (piece: { left: number; right: number; top: number; bottom: number }): number =>
      overlap(piece.left, piece.right, left, left + width) *
      overlap(piece.top, piece.bottom, top, top + height);
    const middles = chosen.filter((piece) => {
      const x = (piece.left + piece.right) / 2;
      const y = (piece.top + piece.bottom) / 2;
      return areaOf({ left: x, right: x + 1, top: y, bottom: y + 1 }) > 0;
    });
    return cards.reduce((area, card) => area + areaOf(card), middles.length * 1e6);
  };
  const { top, left } = places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
  note.style.insetBlockStart = `${Math.round(top - origin.top)}px`;
  note.style.insetInlineStart = `${Math.round(left - origin.left)}px`;
  const status = table.shadowRoot!.querySelector('.ask');
  const text = status?.firstElementChild?.getBoundingClientRect();
  status?.classList.toggle('covered', text !== undefined && text.bottom > top && text.top < top + height);
}
