/** What remote-kit keeps on this device: answers and page, the queue and its key, and the page without a network. */
const databases = ['carecircle-kept', 'carecircle-commands'];
const pageCacheName = 'page-1';
/** Begins the names of drafts, which go on with what stands under the mark until somebody signs out in this browser. */
const draftPrefix = 'carecircle:draft:';
const draftsMark = 'carecircle:drafts';

/**
 * Nobody is signed in: what this device kept of whoever was goes, also when the session ended elsewhere while the browser was
 * closed (ALL-2). Text that was being written then stays in its tab for the same person; a sign-out in any tab ends it.
 */
export function forgetLastPerson(): void {
  forgetDrafts();
  addEventListener('storage', ({ key }) => key === draftsMark && forgetDrafts());
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
    void caches.delete(pageCacheName).catch(() => undefined);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function forgetDrafts(): void {
  try {
    const present = localStorage.getItem(draftsMark);
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(draftPrefix) && !(present && name.startsWith(`${draftPrefix}${present}:`)))
        sessionStorage.removeItem(name);
    }
  } catch {
    // Denied storage holds no drafts.
  }
}
