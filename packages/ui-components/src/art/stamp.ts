/** A drawing that was put together once is copied from then on: that costs a tenth, and leaves nothing to look after. */
import { render } from 'lit';
import type { Drawing } from './ink.ts';

const stamps = new Map<string, DocumentFragment>();

/** What to copy: `stamp(…).cloneNode(true)`. `name` says everything that the drawing depends on. */
export function stamp(name: string, draw: () => Drawing): DocumentFragment {
  let cut = stamps.get(name);
  if (!cut) {
    cut = document.createDocumentFragment();
    render(draw(), cut);
    dropMarkers(cut);
    stamps.set(name, cut);
  }
  return cut;
}

/** Where Lit would have changed something. */
function dropMarkers(cut: DocumentFragment): void {
  const markers = document.createNodeIterator(cut, NodeFilter.SHOW_COMMENT);
  for (let marker = markers.nextNode(); marker; marker = markers.nextNode()) (marker as Comment).remove();
}
