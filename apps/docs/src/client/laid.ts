/** Until an element that loads its game by itself shows it, or says that it cannot. */
export async function laid(live: {
  readonly match: unknown;
  readonly shadowRoot: ShadowRoot | null;
}): Promise<void> {
  while (!live.match && !live.shadowRoot?.querySelector('[role="alert"]')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
