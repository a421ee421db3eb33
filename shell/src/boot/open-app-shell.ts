import type { Boot } from '@carecircle/contracts';
import { pageCacheName, openCachedPage } from '@carecircle/remote-kit';

/** Whether this is the app shell: the page that the browser keeps, opened without a network. */
export function isAppShell(): boolean {
  return document.documentElement.dataset.appShell !== undefined;
}

/**
 * Fills the kept page with what is kept beside it (ALL-2). Where nothing is, the page is of no use: without it the browser shows
 * the one that says so.
 */
export async function openAppShell(page: Boot): Promise<Boot> {
  const boot = await openCachedPage(page).catch(() => null);
  if (boot) return boot;
  if (await caches.delete(pageCacheName)) location.reload();
  throw new Error('Nothing is kept on this device');
}
