/** Places a note beside the element it is about, inside the visible part of the table. */

/** The gap between the note and the element, and between the note and the edge of the table. */
const GAP_PX = 8;

/** `anchor`: the element that was touched, or should be. The note is above it if there is room, else below. */
export function placeNote(note: HTMLElement, anchor: Element, table: HTMLElement): void {
  const visible = table.getBoundingClientRect();
  const origin = (note.offsetParent ?? table).getBoundingClientRect();
  const { height, width } = note.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const topEdge = visible.top + GAP_PX;
  const bottomEdge = visible.bottom - GAP_PX - height;
  // Without anything touched, the note covers the status line, which says less than the note.
  const above = anchor.matches('.ask') ? box.bottom - height : box.top - GAP_PX - height;
  const top = above >= topEdge ? above : Math.max(topEdge, Math.min(box.bottom + GAP_PX, bottomEdge));
  const centred = (box.left + box.right - width) / 2;
  const left = Math.max(visible.left + GAP_PX, Math.min(centred, visible.right - GAP_PX - width));
  note.style.insetBlockStart = `${Math.round(top - origin.top)}px`;
  note.style.insetInlineStart = `${Math.round(left - origin.left)}px`;
}
