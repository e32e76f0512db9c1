/** Page and network events that connections react to. Each function returns its unsubscribe function. */

/** Calls `run` when the page is left, the last moment to send something. The page may return from the back/forward cache. */
export const onPageHide = (run: () => void): (() => void) => subscribe(globalThis, 'pagehide', run);

/** Calls `run` when the page is restored from the back/forward cache. */
export const onPageRestore = (run: () => void): (() => void) =>
  subscribe(globalThis, 'pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) run();
  });

export const onVisibilityChange = (run: (isVisible: boolean) => void): (() => void) =>
  subscribe(globalThis.document, 'visibilitychange', () => run(!isHidden()));

export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

const NETWORK_RETURN = 'cheeseboard:network-return';

/** Calls `run` when the network is back, according to the browser or to `announceNetworkReturn`. */
export function onOnline(run: () => void): () => void {
  const unsubscribe = ['online', NETWORK_RETURN].map((event) => subscribe(globalThis, event, run));
  return () => {
    for (const call of unsubscribe) call();
  };
}

/** Call this when a server answers again. The browser reports only its own interface, not a router or a Wi-Fi that was cut off. */
export const announceNetworkReturn = (): void => {
  globalThis.dispatchEvent?.(new Event(NETWORK_RETURN));
};

function subscribe(target: EventTarget | undefined, event: string, run: (event: Event) => void): () => void {
  target?.addEventListener?.(event, run);
  return () => target?.removeEventListener?.(event, run);
}
