/** Notifications as this browser shows them, and its permission to do so. */

/** The parts of the browser that show notifications. */
export interface NotificationApi {
  permission(): NotificationPermission | 'unsupported';
  request(): Promise<NotificationPermission>;
  isPageHidden(): boolean;
  /** Shows a notification in place of the last one with this tag. Resolves to a function that closes it. */
  show(title: string, text: string, tag: string): Promise<() => void>;
}

/** Asks the browser for its permission. Call it after a touch of the reader. */
export async function allowNotifications(api: NotificationApi = browserNotifications): Promise<boolean> {
  if (api.permission() === 'unsupported') return false;
  return api.permission() === 'granted' || (await api.request()) === 'granted';
}

/** The options that TypeScript's library does not know yet. */
interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly vibrate?: number;
}

export const browserNotifications: NotificationApi = {
  permission: () => ('Notification' in globalThis ? Notification.permission : 'unsupported'),
  request: () => Notification.requestPermission(),
  isPageHidden: () => document.hidden,
  async show(title, body, tag) {
    const icon = new URL('icon-192.png', document.baseURI).href;
    // The address stays on this device: the service worker finds the page by it.
    const options: ShownOptions = { body, tag, icon, renotify: true, data: location.href };
    try {
      const notification = new Notification(title, options);
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
      return () => notification.close();
    } catch {
      // Chrome on Android shows notifications only through a service worker.
      return showByServiceWorker(title, { ...options, vibrate: 120 });
    }
  },
};

async function showByServiceWorker(title: string, options: ShownOptions): Promise<() => void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.showNotification(title, options).catch(() => {});
  return () => {
    void registration?.getNotifications({ tag: options.tag ?? '' }).then((shown) => {
      for (const notification of shown) notification.close();
    });
  };
}
