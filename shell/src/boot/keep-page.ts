import { Boot } from '@carecircle/contracts/schemas';
import {
  goesOnKeeping,
  isHeldBack,
  keepOnDevice,
  pageCacheName,
  onKeepsData,
  onSync,
  warnNotCached,
} from '@carecircle/remote-kit';
import { whenIdle } from '../remotes/when-idle';
import { keepAllFiles } from './keep-all-files';
import { isAppShell } from './open-app-shell';

/** Of the app shell: browsers hold it there, and the worker of an earlier release looks for it there. */
const address = '/standby.html';
/** Files by names with a hash of their content, as the service worker keeps them. */
const keptFilesCache = 'files-1';

/** Keeps data, page and all its files on this device, so that the app opens without a network (ALL-2); again when told so. */
export function keepPage(boot: Boot): void {
  if (!import.meta.env.PROD) return;
  const keep = () => whenIdle(() => void keepAll(boot).catch(giveUp));
  keep();
  onKeepsData(keep);
  renewAfterRest();
}

async function keepAll(boot: Boot): Promise<void> {
  const keepsData = await keepOnDevice(boot);
  if (!keepsData || isAppShell() || isHeldBack() || !('serviceWorker' in navigator)) return;
  // Only a worker opens a page without a network: where the browser lets none run, files would be kept for nobody.
  await navigator.serviceWorker.ready;
  await keepDocument(boot.contractsVersion);
}

/**
 * While auto sync is off every visit opens the kept page, which would never change: a sync brings the newest. Made for
 * other contracts than the data kept beside it, it makes the next visit a page of the server.
 */
function renewAfterRest(): void {
  let wasHeldBack = isHeldBack();
  onSync(() => {
    const isOver = wasHeldBack && !isHeldBack();
    wasHeldBack = isHeldBack();
    if (isOver && goesOnKeeping()) whenIdle(() => void keepDocument().catch(giveUp));
  });
}

/** What the browser itself refuses, it refuses for good; what the line took away comes at the next visit. */
function giveUp(error: unknown): void {
  if (error instanceof DOMException) void warnNotCached(error);
  else console.warn('The page was not kept', error);
}

/** The page comes last: one that is there has all its files. The files of releases before it are let go then. */
async function keepDocument(contractsVersion?: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const page = Boot.parse(JSON.parse(jsonIn(text, 'boot')));
  // Made for other contracts than the data that this page keeps: they are kept together at the next visit.
  if (contractsVersion && page.contractsVersion !== contractsVersion) return;
  const integrityOf = JSON.parse(jsonIn(text, 'files')) as Record<string, string>;
  const cache = await caches.open(keptFilesCache);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await keepAllFiles(cache, integrityOf, known);
  const cacheOfPage = await caches.open(pageCacheName);
  if (!goesOnKeeping()) return void (await caches.delete(pageCacheName));
  await cacheOfPage.put(address, answer);
  const left = [...known].filter((file) => !(file in integrityOf));
  await Promise.all(left.map((file) => cache.delete(file)));
}

function jsonIn(html: string, id: string): string {
  return new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null';
}
