import { emptyKeptDatabase } from './kept-database';
import { keeping } from './keeping';

/** Where the page lies that the service worker opens without a network. */
export const keptPageCache = 'page-1';

/** Forgets everything that was kept to be read without a network. */
export async function forgetKept(): Promise<void> {
  keeping.abort();
  await Promise.allSettled([forgetPage(), emptyKeptDatabase()]);
}

/** Forgets one circle; what is kept of others stays. */
export async function forgetKeptCircle(personId: string, circleId: string): Promise<void> {
  keeping.abort();
  try {
    const { openKeptStore } = await import('./kept-store');
    await (await openKeptStore()).forgetCircle(personId, circleId);
  } catch {
    await forgetKept();
  }
}

/** Forgets the page that opens without a network; the next visit keeps another. */
export async function forgetPage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptPageCache);
}
