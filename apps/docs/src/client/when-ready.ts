/** Resolves when an element that loads its own game shows it, reports an error, or has left the page. */
export async function whenReady(element: HTMLElement & { readonly match: unknown }): Promise<void> {
  let isShown = false;
  while (!element.match && !element.shadowRoot?.querySelector('[role="alert"]')) {
    if (isShown && !element.isConnected) return;
    isShown ||= element.isConnected;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
