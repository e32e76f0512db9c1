/** Caches rendered drawings: cloning one costs a tenth of rendering it, and needs no Lit bookkeeping. */
import { render } from 'lit';
import type { Drawing } from './ink.ts';

const stamps = new Map<string, DocumentFragment>();

/** The cached drawing; use `stamp(…).cloneNode(true)`. `name` is the cache key: it must name everything the drawing depends on. */
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

/** Removes Lit's marker comments. */
function dropMarkers(cut: DocumentFragment): void {
  const markers = document.createNodeIterator(cut, NodeFilter.SHOW_COMMENT);
  for (let marker = markers.nextNode(); marker; marker = markers.nextNode()) (marker as Comment).remove();
}
