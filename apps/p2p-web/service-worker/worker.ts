/**
 * Caches the files of one build and serves them, plus pages of the docs that were read. Everything else goes to the network.
 */

declare const self: ServiceWorkerGlobalScope;
/** The files of this build and its cache name, filled in by build/precache.ts. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const { scope } = self.registration;
/** The start of all cache names of this site. It includes the scope, because several sites can share one origin. */
const family = `cheeseboard ${scope} `;
const cacheName = family + __BUILD__;
const cachedUrls = new Set(__FILES__.map((path) => new URL(path, scope).href));
const page = new URL('./', scope).href;
const config = new URL('config.json', scope).href;
const docs = new URL('docs/', scope).href;
/** Pages of the docs that were read since this build. */
const read = `${cacheName} docs`;
const hashed = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = withoutQuery(request.url);
  if (url === config) event.respondWith(networkFirst(request, url, cacheName));
  else if (url.startsWith(docs)) event.respondWith(networkFirst(request, url, read));
  else if (cachedUrls.has(url)) event.respondWith(fromCache(url, request));
  // A page that was open before an update may still need its old files.
  else if (url.startsWith(scope) && hashed.test(url)) event.respondWith(fromAnyCache(url, request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Hashed files may come from the HTTP cache; the others are revalidated.
  await cache.addAll(
    [...cachedUrls].map((url) => new Request(url, { cache: hashed.test(url) ? 'default' : 'no-cache' })),
  );
}

/** Deletes the caches of all builds but this one and the previous one. */
async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(family) && !name.startsWith(cacheName),
  );
  const builds = others.filter((name) => !name.endsWith(' docs'));
  const old = others.filter((name) => !builds.slice(-1).includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromCache(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(url)) ?? fetch(request);
}

async function fromAnyCache(url: string, request: Request): Promise<Response> {
  return (await caches.match(url)) ?? fetch(request);
}

/** Answers from the network, for files that change without a new build, or from the cache when offline. */
async function networkFirst(request: Request, url: string, name: string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(url, response.clone());
    return response;
  } catch (error) {
    const old = await cache.match(url);
    if (old) return old;
    throw error;
  }
}

function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  return url.href === new URL('index.html', scope).href ? page : url.href;
}
