/**
 * Caches the files of one build and serves them, plus pages of the docs that were read. Everything else goes to the network.
 */

declare const self: ServiceWorkerGlobalScope;
/** The files of this build and its cache name, filled in by build/precache.ts. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const { scope } = self.registration;
/** All cache names of this site begin with this prefix. It includes the scope, because several sites can share one origin. */
const cachePrefix = `cheeseboard ${scope} `;
const cacheName = cachePrefix + __BUILD__;
const cachedUrls = new Set(__FILES__.map((path) => new URL(path, scope).href));
const startPageUrl = new URL('./', scope).href;
const configUrl = new URL('config.json', scope).href;
const docsUrl = new URL('docs/', scope).href;
/** The cache of the docs pages that were read since this build was installed. */
const docsCacheName = `${cacheName} docs`;
const hashedFile = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

// Only where pages cannot show notifications themselves: see screens/play/browser-notifications.ts.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(String(event.notification.data)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = withoutQuery(request.url);
  if (url === configUrl) event.respondWith(networkFirst(request, url, cacheName));
  else if (url.startsWith(docsUrl)) event.respondWith(networkFirst(request, url, docsCacheName));
  else if (cachedUrls.has(url)) event.respondWith(fromCache(url, request));
  // A page that was open before an update may still need files of the old build.
  else if (url.startsWith(scope) && hashedFile.test(url)) event.respondWith(fromAnyCache(url, request));
});

/** Brings the page with this address to the front, or opens it if it was closed meanwhile. */
async function showPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((candidate) => candidate.url === url);
  await (page ? page.focus() : self.clients.openWindow(url));
}

async function cacheFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Files with a hash in their name may come from the HTTP cache; the others are revalidated.
  await cache.addAll(
    [...cachedUrls].map((url) => new Request(url, { cache: hashedFile.test(url) ? 'default' : 'no-cache' })),
  );
}

/** Deletes the caches of all builds but this one and the previous one. */
async function deleteOldCaches(): Promise<void> {
  const otherNames = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && !name.startsWith(cacheName),
  );
  const buildNames = otherNames.filter((name) => !name.endsWith(' docs'));
  const oldNames = otherNames.filter((name) => !buildNames.slice(-1).includes(name));
  await Promise.all(oldNames.map((name) => caches.delete(name)));
}

async function fromCache(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(url)) ?? fetch(request);
}

async function fromAnyCache(url: string, request: Request): Promise<Response> {
  return (await caches.match(url)) ?? fetch(request);
}

/** Answers from the network, for files that change without a new build, or from the cache when offline. */
async function networkFirst(request: Request, url: string, cacheToUse: string): Promise<Response> {
  const cache = await caches.open(cacheToUse);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(url, response.clone());
    return response;
  } catch (error) {
    const cachedResponse = await cache.match(url);
    if (cachedResponse) return cachedResponse;
    throw error;
  }
}

function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  return url.href === new URL('index.html', scope).href ? startPageUrl : url.href;
}
