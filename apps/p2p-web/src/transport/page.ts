/** The life of the page, as far as lines care: it is left, it comes back, it is seen or not, and so is the network. */

/** The page goes: the last moment in which something can be said. It may come back, by the back button. */
export const onLeave = (run: () => void): (() => void) => on(globalThis, 'pagehide', run);

/** The page that was left is here again, with everything that was in it. */
export const onReturn = (run: () => void): (() => void) =>
  on(globalThis, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) run();
  });

export const onSeen = (run: (seen: boolean) => void): (() => void) =>
  on(globalThis.document, 'visibilitychange', () => run(!isHidden()));

export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

export const onOnline = (run: () => void): (() => void) => on(globalThis, 'online', run);

function on(target: EventTarget | undefined, event: string, run: (event: Event) => void): () => void {
  target?.addEventListener?.(event, run);
  return () => target?.removeEventListener?.(event, run);
}
