/** Hides a person's page, and notes the notifications that it shows meanwhile. */
import type { Person } from './person.ts';

interface WatchedPage {
  shown: string[];
  isAway: boolean;
}

/** Lets a test hide this person's page. Call it before the page opens. With `isRefused`, the browser refuses once it is asked. */
export async function watchNotifications(
  { context }: Person,
  { isRefused = false }: { readonly isRefused?: boolean } = {},
): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((isRefused) => {
    // Chromium's headless shell says `denied` even after a grant.
    let permission: NotificationPermission = isRefused ? 'default' : 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    if (!isRefused) return;
    Notification.requestPermission = async () => {
      permission = 'denied';
      return permission;
    };
  }, isRefused);
  await context.addInitScript(() => {
    const page: WatchedPage = { shown: [], isAway: false };
    Object.assign(window, { watched: page });
    Object.defineProperty(document, 'hidden', { get: () => page.isAway });
    Object.defineProperty(document, 'visibilityState', { get: () => (page.isAway ? 'hidden' : 'visible') });
    const { Notification: Original } = window;
    window.Notification = class extends Original {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        page.shown.push(`${title}: ${options?.body}`);
      }
    };
  });
}

export const setAway = ({ page }: Person, isAway: boolean): Promise<void> =>
  page.evaluate((value) => {
    (window as unknown as { watched: WatchedPage }).watched.isAway = value;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

export const shownNotifications = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { watched: WatchedPage }).watched.shown);
