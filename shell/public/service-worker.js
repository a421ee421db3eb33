/*
 * Makes the app installable and quick to open. Without a network the page that the app has kept is opened (ALL-2); it names its
 * files by their content, with their integrity, so a page and its files are always of one release. Those files are answered from
 * what is kept of them, a bad copy is fetched anew; all others come by the browser's own cache. Where no page is kept, one says
 * that there is no connection.
 */
const keptFiles = 'files-1';
const keptPage = 'page-1';
const offlinePage = 'offline-1';
const offlineFiles = ['/offline.html', '/offline.css', '/icons/mark.svg'];
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
  else if (isImmutable(url)) event.respondWith(keptOrFetched(request, url));
});

self.addEventListener('message', ({ data }) => {
  if (data.kind === 'local-first') localFirst = readLocalFirst();
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answer(event.notification.data, event.action));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event));
});

/** Screens of which this device was told to open the kept page first (SET-4), by how their addresses begin: none as a rule. */
let localFirst = readLocalFirst();

async function readLocalFirst() {
  const mark = await caches.match('/local-first', { cacheName: keptPage }).catch(() => undefined);
  return mark ? mark.json() : [];
}

async function isLocalFirst({ pathname }) {
  return (await localFirst).includes(pathname.split('/')[1]);
}

async function pageOrKept(request, url) {
  if (isScreen(url) && (await isLocalFirst(url))) {
    const first = await caches.match('/standby.html', { cacheName: keptPage });
    if (first) return first;
  }
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

/** Only what is whole: a copy that the browser would refuse is let go, and the file fetched past what the browser holds. */
async function keptOrFetched(request, url) {
  const integrity = await findIntegrity(url.pathname);
  if (!integrity) return fetch(request);
  const cache = await caches.open(keptFiles);
  const copy = await cache.match(url.pathname);
  // Asked for twice, because the browser keeps its compiled form with a copy that nobody has read.
  if (copy && (await hasIntegrity(copy, integrity))) return cache.match(url.pathname);
  const response = await fetch(url.pathname, { integrity, cache: 'reload' });
  if (response.ok) await cache.put(url.pathname, response.clone()).catch(ignoreFullStorage);
  return response;
}

/** Integrity of the kept page's files; another page may have been kept since they were read. */
let integrityOf = readIntegrity();
async function findIntegrity(path) {
  if (!(path in (await integrityOf))) integrityOf = readIntegrity();
  return (await integrityOf)[path];
}

async function readIntegrity() {
  const kept = await caches.match('/standby.html', { cacheName: keptPage });
  const html = kept ? await kept.text() : '';
  return JSON.parse(/id="files">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
}

async function hasIntegrity(copy, integrity) {
  const digest = await crypto.subtle.digest('SHA-256', await copy.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Keeping a file is a favour: without room for it the app works from the network. */
function ignoreFullStorage() {}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => ![keptFiles, keptPage, offlinePage].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What is told on the device (NOTE-2): the server has written it for its reader. */
function show(push) {
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' };
  const options = { ...push.options, ...icons, renotify: true, data: push };
  return self.registration.showNotification(push.title, options);
}

/** A button does what it says with the session of this browser; what it could not do is told, and the rest opens the app. */
async function answer(push, action) {
  const calls = push.calls[action];
  if (calls) {
    const answers = await Promise.all(calls.map(call));
    if (!answers.every(Boolean))
      return show({ ...push, calls: {}, options: { ...push.options, actions: [], body: push.failed } });
    if (action !== 'on-it') return;
  } else if (push.notificationId) {
    await call({
      path: '/api/notifications/read-notification',
      input: { commandId: crypto.randomUUID(), notificationId: push.notificationId },
    });
  }
  const [client] = await self.clients.matchAll({ type: 'window' });
  if (!client) return self.clients.openWindow(push.link);
  client.postMessage({ kind: 'open', link: push.link });
  return client.focus();
}

/**
 * The push service has ended what it gave this browser: the server gets the new address, or nothing would be told here any more. The
 * old one it forgets by itself, as soon as that says that it is gone.
 */
async function subscribeAgain({ newSubscription, oldSubscription }) {
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await publicKey()),
    }));
  const { endpoint, keys } = subscription.toJSON();
  const [commandId, deviceId] = [crypto.randomUUID(), crypto.randomUUID()];
  const { p256dh, auth } = keys;
  await call({
    path: '/api/notifications/add-push-device',
    input: { commandId, deviceId, endpoint, p256dh, auth },
  });
}

async function publicKey() {
  const answer = await fetch('/api/notifications/list-push-devices');
  return (await answer.json()).publicKey;
}

async function call({ path, input }) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(input) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}
