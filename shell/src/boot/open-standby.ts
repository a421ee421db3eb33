import type { Boot } from '@carecircle/contracts';
import { pageCacheName, openCachedPage } from '@carecircle/remote-kit';

/** Whether this is the page that the browser keeps, opened without a network. */
export function isStandby(): boolean {
  return document.documentElement.dataset.standby !== undefined;
}

/**
 * Fills the kept page with what is kept beside it (ALL-2). Where nothing is, the page is of no use: without it the browser shows
 * the one that says so.
 */
export async function openStandby(page: Boot): Promise<Boot> {
  const boot = await openCachedPage(page).catch(() => null);
  if (boot) return boot;
  if (await caches.delete(pageCacheName)) location.reload();
  throw new Error('Nothing is kept on this device');
}
