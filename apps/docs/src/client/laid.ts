/** Until an element that loads its game by itself shows it, or says that it cannot, or has left the page. */
export async function laid(live: HTMLElement & { readonly match: unknown }): Promise<void> {
  let shown = false;
  while (!live.match && !live.shadowRoot?.querySelector('[role="alert"]')) {
    if (shown && !live.isConnected) return;
    shown ||= live.isConnected;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
