/** Offline use and updates. A new version waits until the reader asks for it, so that no running game is reloaded. */
import { version } from './version.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let waitingWorker: ServiceWorker | null = null;
let isReloadWanted = false;

/** Calls `callback` when a new version is ready, or right away if one already is. Returns a function that unsubscribes. */
export function onUpdate(callback: Listener): () => void {
  listeners.add(callback);
  if (waitingWorker) queueMicrotask(() => listeners.has(callback) && callback());
  return () => listeners.delete(callback);
}

/** Activates the new version and reloads the page. */
export function applyUpdate(): void {
  isReloadWanted = true;
  if (waitingWorker?.state === 'installed') waitingWorker.postMessage('take over');
  else location.reload();
}

/** Looks for a new version and activates it; a mere reload could bring back the cached version. Resolves to false if there is no new one. */
export async function fetchUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) {
    // If this device is offline, `update` fails, and a version that was downloaded before is used.
    await registration.update().catch(() => {});
    if (registration.installing) await untilSettled(registration.installing);
    if (!registration.waiting) return false;
    waitingWorker = registration.waiting;
  }
  applyUpdate();
  return true;
}

const untilSettled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });

/** The first registration downloads the whole app, so it waits until the page itself has loaded. */
const FIRST_REGISTRATION_DELAY_MS = 3_000;

/** Registers the service worker, except in development, where a cache would hide changes, and on plain http, which has no service workers. */
export async function registerServiceWorker(): Promise<void> {
  document.documentElement.dataset.version = version;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloadWanted) location.reload();
  });
  if (!serviceWorker.controller)
    await new Promise((resolve) => setTimeout(resolve, FIRST_REGISTRATION_DELAY_MS));
  try {
    const registration = await serviceWorker.register(new URL('sw.js', document.baseURI));
    watch(registration);
  } catch {
    // Browsers refuse a service worker in private windows and on full disks. The app then needs a network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first installation is not an update.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) announce(installing);
    });
  });
  checkPeriodically(registration);
}

function announce(worker: ServiceWorker | null): void {
  if (!worker) return;
  waitingWorker = worker;
  for (const listener of listeners) listener();
}

/** Checks for updates periodically, because a table may stay open for days. */
function checkPeriodically(registration: ServiceWorkerRegistration): void {
  const HOUR_MS = 60 * 60_000;
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < HOUR_MS) return;
    checkedAtMs = Date.now();
    registration.update().catch(() => {});
  });
}
