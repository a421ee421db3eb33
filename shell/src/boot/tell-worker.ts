import { pageCacheName, syncMode } from '@carecircle/remote-kit';
import { screenNames } from '../remotes/registry';

/** Beside the page, so that it is forgotten with it. */
const mark = '/local-first';

/**
 * Tells the service worker, which knows no other storage, for which screens the kept page is opened before the network is asked
 * (SET-4): all that this page has. Every other address means the server, such as signing in or the link of a mail.
 */
export async function tellWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('caches' in globalThis)) return;
  try {
    const isAuto = syncMode() === 'auto';
    if (isAuto && !(await caches.has(pageCacheName))) return;
    const cache = await caches.open(pageCacheName);
    if (isAuto) await cache.delete(mark);
    else await cache.put(mark, Response.json(screenNames()));
    // On a first visit there is a worker already, which does not yet control this page.
    const registration = await navigator.serviceWorker?.getRegistration();
    registration?.active?.postMessage({ kind: 'local-first' });
  } catch (error) {
    console.warn('The service worker could not be told what was chosen', error);
  }
}
