import { keptPageCache, syncMode } from '@carecircle/remote-kit';

/** Beside the page, so that it is forgotten with it. */
const mark = '/local-first';

/** Tells the service worker, which knows no other storage, whether the kept page is opened before the network is asked (SET-4). */
export async function tellWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('caches' in globalThis)) return;
  try {
    const isAuto = syncMode() === 'auto';
    if (isAuto && !(await caches.has(keptPageCache))) return;
    const cache = await caches.open(keptPageCache);
    if (isAuto) await cache.delete(mark);
    else await cache.put(mark, new Response());
    navigator.serviceWorker?.controller?.postMessage({ kind: 'local-first' });
  } catch (error) {
    console.warn('The service worker could not be told what was chosen', error);
  }
}
