/** Looking through shadow roots, as a reader's eye and finger do. */

export function deep<E extends Element = HTMLElement>(root: Element | ShadowRoot, selector: string): E[] {
  const found = [...root.querySelectorAll<E>(selector)];
  const hosts = root instanceof Element && root.shadowRoot ? [root] : [];
  // Drawings are most of a table, and host nothing.
  for (const host of [...hosts, ...root.querySelectorAll(':not(svg *)')]) {
    if (host.shadowRoot) found.push(...deep<E>(host.shadowRoot, selector));
  }
  return found;
}

export function focused(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}

/** Waits until something is there; fails by the test's own time limit. */
export async function until<V>(look: () => V | null | undefined | false): Promise<V> {
  for (;;) {
    // The page gets its turn first, always.
    await new Promise((resolve) => setTimeout(resolve, 4));
    const found = look();
    if (found) return found;
  }
}

/** Everything that is in the page below an element, all shadows too, as text. */
export function everythingBelow(root: Element): string {
  const shadows = deepHosts(root).map((host) => host.shadowRoot!.innerHTML);
  return [root.outerHTML, ...shadows].join('\n');
}

const deepHosts = (root: Element): Element[] =>
  [root, ...deep<Element>(root, '*')].filter(({ shadowRoot }) => shadowRoot !== null);
