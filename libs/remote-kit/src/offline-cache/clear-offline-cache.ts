import { keeping } from './keeping';

/** Where the page lies that the service worker opens without a network. */
export const pageCacheName = 'page-1';

/** Forgets everything that was kept to be read without a network. */
export async function clearOfflineCache(): Promise<void> {
  keeping.abort();
  await Promise.allSettled([forgetPage(), forgetAnswers()]);
}

async function forgetAnswers(): Promise<void> {
  const { emptyCacheDatabase } = await import('./cache-database');
  await emptyCacheDatabase();
}

/** Forgets one circle; what is kept of others stays. */
export async function clearCachedCircle(personId: string, circleId: string): Promise<void> {
  keeping.abort();
  try {
    const { openOfflineCache } = await import('./offline-cache');
    await (await openOfflineCache()).forgetCircle(personId, circleId);
  } catch {
    await clearOfflineCache();
  }
}

/** Forgets the page that opens without a network; the next visit keeps another. */
export async function forgetPage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(pageCacheName);
}
