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
 * `anchor`: the element that was touched, or should be. The note is above it, else below, else at an edge of the table: the first
 * place with room where it covers the middle of nothing that can be chosen.
 */
export function placeNote(note: HTMLElement, anchor: Element, table: HTMLElement): void {
  const visible = contentBoxOf(table);
  const origin = (note.offsetParent ?? table).getBoundingClientRect();
  const { height, width } = note.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const topEdge = visible.top + GAP_PX;
  const bottomEdge = visible.bottom - GAP_PX - height;
  const centred = (box.left + box.right - width) / 2;
  const left = Math.max(visible.left + GAP_PX, Math.min(centred, visible.right - GAP_PX - width));
  const reach = { left, right: left + width };
  // Without anything touched, the note covers the status line, which says less than the note.
  const above = anchor.matches('.ask') ? box.bottom - height : topOfRow(anchor, reach) - GAP_PX - height;
  const below = Math.max(topEdge, Math.min(box.bottom + GAP_PX, bottomEdge));
  const legal = legalBeside(anchor);
  const isFree = (top: number): boolean =>
    !legal.some(({ x, y }) => y > top && y < top + height && x > left && x < left + width);
  const tops = [above, below, topEdge, bottomEdge].filter((top) => top >= topEdge);
  const top = tops.find(isFree) ?? tops[0]!;
  note.style.insetBlockStart = `${Math.round(top - origin.top)}px`;
  note.style.insetInlineStart = `${Math.round(left - origin.left)}px`;
  const status = table.shadowRoot?.querySelector('.ask');
  const text = status?.firstElementChild?.getBoundingClientRect();
  status?.classList.toggle('covered', text !== undefined && text.bottom > top && text.top < top + height);
}
