/** What remote-kit keeps on this device: answers and page, the queue and its key, and the page without a network. */
const databases = ['carecircle-kept', 'carecircle-commands'];
const keptPageCache = 'page-1';

/**
 * Nobody is signed in: what this device kept of whoever was goes, also when the session ended elsewhere while the browser was
 * closed (ALL-2).
 */
export function forgetLastPerson(): void {
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
    void caches.delete(keptPageCache).catch(() => undefined);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
