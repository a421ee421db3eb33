/* global self, caches */

/*
 * Makes the app installable and quick to open: hashed files are kept once fetched, and a screen that can't be fetched
 * says that there is no connection. It never takes over a page that it did not open, so a page and its files stay
 * of one build.
 */
const keptFiles = 'files-1';
const offlinePage = 'offline-1';
const offlineFiles = ['/offline.html', '/offline.css', '/icons/mark.svg'];
const mostKept = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlinePage).then((cache) => cache.addAll(offlineFiles)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (offlineFiles.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  else if (isImmutable(url)) event.respondWith(keptOrFetched(request));
});

/** Names with a hash of their content. An `again-…` address asks for a file past what is kept. */
function isImmutable({ pathname }) {
  return /^\/(?:assets|releases)\/.*-[\w-]{8}\.\w+$/.test(pathname) && !pathname.includes('/again-');
}

async function keptOrFetched(request) {
  const cache = await caches.open(keptFiles);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).then(() => trim(cache), ignoreFullStorage);
  return response;
}

/** Files are kept in the order in which they came, so the first are the oldest. */
async function trim(cache) {
  const requests = await cache.keys();
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - mostKept)).map((request) => cache.delete(request)),
  );
}

/** Keeping a file is a favour: without room for it the app works from the network. */
function ignoreFullStorage() {}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name !== keptFiles && name !== offlinePage);
  await Promise.all(others.map((name) => caches.delete(name)));
}
