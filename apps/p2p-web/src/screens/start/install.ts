/** The browser's install prompt. Its event fires once and may fire early, so this module listens as soon as it loads. */

export interface Installable {
  /** Shows the browser's install dialog. */
  ask(): void;
}

/** The event of the install prompt. Only Chromium has it, so TypeScript's DOM types do not declare it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

type Listener = (offer: Installable | null) => void;

let offer: Installable | null = null;
const listeners = new Set<Listener>();

function setOffer(newOffer: Installable | null): void {
  offer = newOffer;
  for (const listener of listeners) listener(newOffer);
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setOffer({
    ask: () => {
      setOffer(null);
      void (event as InstallPrompt).prompt();
    },
  });
});
addEventListener('appinstalled', () => setOffer(null));

export const installable = {
  follow(listener: Listener, signal: AbortSignal): void {
    listeners.add(listener);
    signal.addEventListener('abort', () => listeners.delete(listener));
    listener(offer);
  },
};
