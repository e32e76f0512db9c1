/** Resolves when an element that loads its own game shows it, reports an error, or has left the page. */
export async function whenReady(live: HTMLElement & { readonly match: unknown }): Promise<void> {
  let shown = false;
  while (!live.match && !live.shadowRoot?.querySelector('[role="alert"]')) {
    if (shown && !live.isConnected) return;
    shown ||= live.isConnected;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
