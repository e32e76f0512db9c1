/** Queries that look through shadow roots. */

export function queryAllDeep<E extends Element = HTMLElement>(
  root: Element | ShadowRoot,
  selector: string,
): E[] {
  const elements = [...root.querySelectorAll<E>(selector)];
  const hosts = root instanceof Element && root.shadowRoot ? [root] : [];
  // Skip the inside of drawings. Most elements of a table are there, but none has a shadow root.
  for (const host of [...hosts, ...root.querySelectorAll(':not(svg *)')]) {
    if (host.shadowRoot) elements.push(...queryAllDeep<E>(host.shadowRoot, selector));
  }
  return elements;
}

export function focusedElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}

/** Polls until `find` returns something truthy. The test's own timeout ends it. */
export async function until<V>(find: () => V | null | undefined | false): Promise<V> {
  for (;;) {
    // Always let the page run first.
    await new Promise((resolve) => setTimeout(resolve, 4));
    const result = find();
    if (result) return result;
  }
}

/** An element's HTML and that of every shadow root below it. */
export function htmlWithAllShadows(root: Element): string {
  const shadows = shadowHosts(root).map((host) => host.shadowRoot!.innerHTML);
  return [root.outerHTML, ...shadows].join('\n');
}

const shadowHosts = (root: Element): Element[] =>
  [root, ...queryAllDeep<Element>(root, '*')].filter(({ shadowRoot }) => shadowRoot !== null);
