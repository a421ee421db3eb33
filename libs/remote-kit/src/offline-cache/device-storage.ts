import { commandQueue } from '../commands/command-queue';
import { wipeDrafts } from '../drafts/draft-storage';
import type { LiveQueryKey } from '../queries/live-query-meta';
import { queryClient } from '../queries/query-client';
import { currentSession } from '../session/use-session';
import { clearOfflineCache } from './clear-offline-cache';
import { openOfflineCache, type CacheEntry, type OfflineCache } from './offline-cache';
import { keepsData } from './keeps-data';

/** What a download belongs to; `app` is the program itself. */
export type DownloadKind = 'app' | 'care' | 'documents' | 'messages' | 'emergency' | 'finance' | 'settings';

export interface StorageFigures {
  /** Files of the program that open it without a network, in bytes. */
  cacheBytes: number;
  /** Records that were seen and are kept, in bytes. */
  downloadedBytes: number;
  /** What the browser counts for all of CareCircle, and the most it allows; null where it does not tell. */
  usedBytes: number | null;
  mostBytes: number | null;
}

/** Something kept here that can be deleted by itself. */
export interface Download {
  id: string;
  kind: DownloadKind;
  /** Null for what is of no circle. */
  circleId: string | null;
  bytes: number;
  /** When the oldest of it was true, in milliseconds since 1970; null for the program. */
  trueAt: number | null;
}

export interface DeviceStorage {
  measure: () => Promise<StorageFigures>;
  /** The largest first. */
  list: () => Promise<Download[]>;
  delete: (download: Download) => Promise<void>;
  /** Deletes the program's files; they come again with the next visit. */
  clearCache: () => Promise<void>;
  /** Deletes everything that CareCircle keeps on this device; session, push and what the server has stay. */
  clearAll: () => Promise<void>;
}

/** Part of the service worker itself, which fills it but once: the page that says that there is no connection. */
const offlinePageCache = 'offline-1';

const kindOfArea: Readonly<Record<string, DownloadKind>> = {
  care: 'care',
  points: 'care',
  doctors: 'care',
  services: 'care',
  reports: 'care',
  wearables: 'care',
  documents: 'documents',
  communication: 'messages',
  calls: 'messages',
  emergency: 'emergency',
  finance: 'finance',
  billing: 'finance',
};

export const deviceStorage: DeviceStorage = { measure, list, delete: forget, clearCache, clearAll };

async function measure(): Promise<StorageFigures> {
  const [cacheBytes, entries, estimate] = await Promise.all([sizeOfCaches(), listEntries(), estimated()]);
  const downloadedBytes = sizeOf(entries);
  const { usage = null, quota = null } = estimate;
  return { cacheBytes, downloadedBytes, usedBytes: usage, mostBytes: quota };
}

async function list(): Promise<Download[]> {
  const [cacheBytes, entries] = await Promise.all([sizeOfCaches(), listEntries()]);
  const app: Download = { id: 'app', kind: 'app', circleId: null, bytes: cacheBytes, trueAt: null };
  const records = new Map<string, Download>();
  for (const entry of entries) records.set(idOf(entry), withEntry(records.get(idOf(entry)), entry));
  const downloads = [app, ...records.values()].filter(({ bytes }) => bytes > 0);
  return downloads.sort((one, other) => other.bytes - one.bytes);
}

function withEntry(download: Download | undefined, entry: CacheEntry): Download {
  const { key, bytes, trueAt } = entry;
  if (!download) return { id: idOf(entry), kind: kindOf(key), circleId: key[1], bytes, trueAt };
  const oldest = Math.min(download.trueAt ?? trueAt, trueAt);
  return { ...download, bytes: download.bytes + bytes, trueAt: oldest };
}

async function forget({ id }: Download): Promise<void> {
  if (id === 'app') return clearCache();
  const entries = (await listEntries()).filter((entry) => idOf(entry) === id);
  // What no screen shows would be kept again from memory.
  for (const { key } of entries) queryClient.removeQueries({ queryKey: key, exact: true, type: 'inactive' });
  await withStore((store) => store.forgetAnswers(entries.map(({ place }) => place)));
}

async function clearCache(): Promise<void> {
  for (const name of await cacheNames()) await caches.delete(name);
}

async function clearAll(): Promise<void> {
  wipeDrafts();
  queryClient.clear();
  await Promise.allSettled([commandQueue.wipe(), clearOfflineCache(), clearCache()]);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Denied storage holds nothing.
  }
}

async function sizeOfCaches(): Promise<number> {
  let bytes = 0;
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    for (const response of await cache.matchAll()) bytes += (await response.blob()).size;
  }
  return bytes;
}

async function cacheNames(): Promise<string[]> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  return names.filter((name) => name !== offlinePageCache);
}

/** Where the browser denies storage, nothing lies there. */
async function listEntries(): Promise<CacheEntry[]> {
  const personId = currentSession()?.person.id;
  if (!personId || !keepsData()) return [];
  return (await withStore((store) => store.listOf(personId))) ?? [];
}

async function withStore<T>(use: (store: OfflineCache) => Promise<T>): Promise<T | null> {
  try {
    return await use(await openOfflineCache());
  } catch {
    return null;
  }
}

async function estimated(): Promise<StorageEstimate> {
  return (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
}

function idOf({ key }: CacheEntry): string {
  return `${key[1] ?? ''} ${kindOf(key)}`;
}

function kindOf([operation]: LiveQueryKey): DownloadKind {
  const [area = ''] = operation.split('.');
  return kindOfArea[area] ?? 'settings';
}

function sizeOf(entries: readonly CacheEntry[]): number {
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}
