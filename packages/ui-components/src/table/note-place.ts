/** Places a note beside the element it is about, inside the visible part of the table. */

/** The gap between the note and the element, and between the note and the edge of the table. */
const GAP_PX = 8;

/** The highest top of the pieces beside the anchor and below the note: cards that can be played stand higher than others. */
function topOfRow(anchor: Element, reach: Pick<DOMRect, 'left' | 'right'>): number {
  const { top, bottom } = anchor.getBoundingClientRect();
  const tops = [...(anchor.getRootNode() as ParentNode).querySelectorAll('[data-card].legal')]
    .map((card) => card.getBoundingClientRect())
    .filter(
      (card) => card.bottom > top && card.top < bottom && card.right > reach.left && card.left < reach.right,
    )
    .map((card) => card.top);
  return Math.min(top, ...tops);
}

/** The middles of the pieces that can be chosen next to the anchor, such as the other places of its board. */
const legalBeside = (anchor: Element): { readonly x: number; readonly y: number }[] => {
  const pieces = (anchor.getRootNode() as ParentNode).querySelectorAll('.legal');
  return [...pieces].map((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
};

/** The cards that the note may be about, wherever they are: those of the middle, and those of the hand that may be played. */
const cardsOf = (table: HTMLElement): DOMRect[] =>
  [...(table.shadowRoot?.querySelectorAll('[data-place]') ?? [])].flatMap((place) =>
    [...(place.shadowRoot ?? place).querySelectorAll('[data-card]:not(.resting)')].map((card) =>
      card.getBoundingClientRect(),
    ),
  );

/** The box of the table without its padding, in which the panel lies. */
function contentBoxOf(table: HTMLElement): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const { left, right, top, bottom } = table.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(table);
  return {
    left: left + Number.parseFloat(paddingLeft),
    right: right - Number.parseFloat(paddingRight),
    top,
    bottom,
  };
}

/**
 * `anchor`: the element that was touched, or should be. The note is above it, else below, else at an edge of the table, beside the anchor or
 * at a side: the place with room where it covers the least of the cards, and the middle of nothing that can be chosen.
 */
export function placeNote(note: HTMLElement, anchor: Element, table: HTMLElement): void {
  const visible = contentBoxOf(table);
  const origin = (note.offsetParent ?? table).getBoundingClientRect();
  const { height, width } = note.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const topEdge = visible.top + GAP_PX;
  const bottomEdge = visible.bottom - GAP_PX - height;
  const [leftEdge, rightEdge] = [visible.left + GAP_PX, visible.right - GAP_PX - width];
  const beside = Math.max(leftEdge, Math.min((box.left + box.right - width) / 2, rightEdge));
  const legal = legalBeside(anchor);
  const cards = cardsOf(table);
  const below = Math.max(topEdge, Math.min(box.bottom + GAP_PX, bottomEdge));
  const places = [beside, leftEdge, rightEdge].flatMap((left) => {
    // Without anything touched, the note covers the status line, which says less than the note.
    const above = anchor.matches('.ask')
      ? box.bottom - height
      : topOfRow(anchor, { left, right: left + width }) - GAP_PX - height;
    return [above, below, topEdge, bottomEdge].filter((top) => top >= topEdge).map((top) => ({ top, left }));
  });
  const coveredBy = ({ top, left }: { readonly top: number; readonly left: number }): number =>
    legal.filter(({ x, y }) => y > top && y < top + height && x > left && x < left + width).length * 1e6 +
    cards.reduce(
      (area, card) =>
        area +
        Math.max(0, Math.min(card.right, left + width) - Math.max(card.left, left)) *
          Math.max(0, Math.min(card.bottom, top + height) - Math.max(card.top, top)),
      0,
    );
  const { top, left } = places.reduce((best, place) => (coveredBy(place) < coveredBy(best) ? place : best));
  note.style.insetBlockStart = `${Math.round(top - origin.top)}px`;
  note.style.insetInlineStart = `${Math.round(left - origin.left)}px`;
  const status = table.shadowRoot?.querySelector('.ask');
  const text = status?.firstElementChild?.getBoundingClientRect();
  status?.classList.toggle('covered', text !== undefined && text.bottom > top && text.top < top + height);
}
