/* global self, caches */

/*
 * Makes the app installable and quick to open: hashed files are kept once fetched. Without a network the page that the app
 * has kept is opened (ALL-2); it names its files by their content, so a page and its files are always of one release. Where
 * none is kept, a page says that there is no connection.
 */
const keptFiles = 'files-1';
const keptPage = 'page-1';
const offlinePage = 'offline-1';
const offlineFiles = ['/offline.html', '/offline.css', '/icons/mark.svg'];
const mostKept = 800;
/** A server that says nothing for so long counts as away, where a page is kept. */
const patienceMs = 10_000;

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
  if (request.mode === 'navigate') event.respondWith(pageOrKept(request, url));
  else if (offlineFiles.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  else if (isImmutable(url)) event.respondWith(keptOrFetched(request));
});

async function pageOrKept(request, url) {
  const coming = fetch(request);
  const answer = await Promise.race([coming, silence()]).catch(() => null);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  const kept = isScreen(url) && (await caches.match('/standby.html', { cacheName: keptPage }));
  return kept || answer || coming.catch(() => caches.match('/offline.html'));
}

function silence() {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

function isScreen({ pathname }) {
  return !/^\/(?:api|assets|icons|releases)\//.test(pathname) && !/\.\w+$/.test(pathname);
}

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
  const others = names.filter((name) => ![keptFiles, keptPage, offlinePage].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
