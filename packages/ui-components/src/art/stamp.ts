/** Caches rendered drawings: cloning one costs a tenth of rendering it, and needs no Lit bookkeeping. */
import { render } from 'lit';
import type { Drawing } from './ink.ts';

const stamps = new Map<string, DocumentFragment>();

/** The cached drawing; use `stamp(…).cloneNode(true)`. `name` is the cache key: it must name everything the drawing depends on. */
export function stamp(name: string, draw: () => Drawing): DocumentFragment {
  let cached = stamps.get(name);
  if (!cached) {
    cached = document.createDocumentFragment();
    render(draw(), cached);
    dropMarkers(cached);
    stamps.set(name, cached);
  }
  return cached;
}

/** Removes Lit's marker comments. */
function dropMarkers(fragment: DocumentFragment): void {
  const markers = document.createNodeIterator(fragment, NodeFilter.SHOW_COMMENT);
  for (let marker = markers.nextNode(); marker; marker = markers.nextNode()) (marker as Comment).remove();
}
