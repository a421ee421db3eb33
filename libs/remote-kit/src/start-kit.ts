import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { showToast } from '@carecircle/ui';
import { commandQueue } from './commands/command-queue';
import { clearPending } from './commands/pending-patches';
import { watchDrafts, wipeDrafts } from './drafts/draft-storage';
import { syncClock } from './formats/server-clock';
import { clearOfflineCache, clearCachedCircle } from './offline-cache/clear-offline-cache';
import { keeping } from './offline-cache/keeping';
import { keepsData, onKeepsData } from './offline-cache/keeps-data';
import { followLiveness, unmarkAll } from './offline-cache/true-time';
import { HeldBack, Refusal } from './operations/refusal';
import { applyEvents } from './queries/apply-events';
import { queryClient } from './queries/query-client';
import { seedAnswers } from './queries/seed-answers';
import { syncNow } from './sync/ask-sync';
import { onGiven } from './sync/sync';
import { kitWords } from './words/kit-words';

const longestWipeMs = 3_000;

type CachedParts = Pick<Boot, 'states' | 'installation' | 'contractsVersion'>;

/**
 * Starts what runs behind all screens: answers that came with the page, answers patched by events, the queue of unsent commands, the server's clock.
 * Called once by the shell before anything renders; the answer stops it.
 */
export function startKit({ serverTime, answers }: Pick<Boot, 'serverTime' | 'answers'>): () => void {
  syncClock(serverTime);
  seedAnswers(answers);
  const stops = [
    applyEvents(),
    followLiveness(),
    watchDrafts(),
    onKeepsData(() => void followKeepsData()),
    onGiven(() => void syncNow()),
    commandQueue.onLateRefusal(({ label, refusal }) => {
      const words = kitWords();
      showToast({ text: words.refusedLater(label, words.refusal(refusal?.code ?? '')), tone: 'failed' });
    }),
    bus.state('connection.status').subscribe((status) => {
      if (status === 'offline') void fillFromDevice();
      if (status !== 'live') return;
      flush();
      if (unmarkAll()) void refetchEverything();
      else void readHeldBack();
    }),
  ];
  addEventListener('online', flush);
  return () => {
    stops.forEach((stop) => stop());
    removeEventListener('online', flush);
  };
}

const flush = () => void commandQueue.flush();

/**
 * Sends what waits from earlier visits, now and for whoever signs in next. Called once by the shell when the first screen is there, for
 * neither the code that reads it nor the disk shall hold that up.
 */
export function sendWaiting(): void {
  bus.state('session.current').subscribe((session) => session && flush());
  void commandQueue.load().then(flush);
}

/** Reads what was wanted while this device fetched nothing. */
function readHeldBack(): Promise<void> {
  return queryClient.refetchQueries({ predicate: ({ state: { error } }) => error instanceof HeldBack });
}

/** Reads everything shown anew and forgets the rest: after a gap that no event can fill, or another circle. */
export async function refetchEverything(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}

/** Reads everything shown anew after the member's rights have changed, and forgets what is refused to them by now. */
export async function followRights(): Promise<void> {
  await refetchEverything();
  await queryClient.resetQueries({
    predicate: ({ state: { error } }) => error instanceof Refusal && error.code === 'NOT_ALLOWED',
  });
}

/** Keeps on this device what the page knows, for times without a network (ALL-2); called when the first screen is there. */
export async function keepOnDevice(boot: CachedParts): Promise<boolean> {
  const { keepOnDevice: keep } = await import('./offline-cache/keep-on-device');
  return keep(boot);
}

/** Says that this browser does not let the page be kept, unless that was said before. */
export async function warnNotCached(error: unknown): Promise<void> {
  const { warnNotCached: say } = await import('./offline-cache/warn-not-cached');
  say(error);
}

/** Fills a page that was opened without a network with what this device keeps; null when that is nothing. */
export async function openCachedPage(page: Boot): Promise<Boot | null> {
  const { openCachedPage: fill } = await import('./offline-cache/open-cached-page');
  return fill(page);
}

async function fillFromDevice(): Promise<void> {
  if (!keepsData()) return;
  try {
    const { fillFromDevice: fill } = await import('./offline-cache/open-cached-page');
    await fill();
  } catch (error) {
    console.warn('What this device keeps could not be read', error);
  }
}

/** Forgets all of the person's data in this browser, as sign-out does (ALL-2). */
export async function wipeLocalData(): Promise<void> {
  wipeDrafts();
  await forgetPerson();
}

/**
 * Forgets what this browser keeps of a person whose session ended elsewhere; text that was being written stays in its tab, for
 * them alone. Nobody is kept from leaving: another tab may have taken the storage away already, and the sign-in page forgets
 * once more.
 */
export async function forgetPerson(): Promise<void> {
  queryClient.clear();
  clearPending();
  const wiped = Promise.allSettled([commandQueue.wipe(), clearOfflineCache(), endPushes()]);
  await Promise.race([wiped, new Promise((resolve) => setTimeout(resolve, longestWipeMs))]);
}

/** Nobody is told on this device any more, nor does what it still shows stay. */
async function endPushes(): Promise<void> {
  const worker = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await worker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}

// Switched off, everything goes but the commands that wait: this page holds them as long as it is open.
async function followKeepsData(): Promise<void> {
  if (keepsData()) keeping.resume();
  else wipeDrafts();
  await Promise.all([commandQueue.move(), keepsData() ? undefined : clearOfflineCache()]);
}

/** Forgets a circle that the person may not enter any more; text that was being written there stays. */
export async function forgetCircle(circleId: string): Promise<void> {
  const personId = bus.state('session.current').get()?.person.id ?? '';
  await Promise.all([commandQueue.forgetCircle(circleId), clearCachedCircle(personId, circleId)]);
}
