// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteDB, openDB } from 'idb';
import type { Session } from '@carecircle/contracts';
import type { LiveQueryKey } from '../queries/live-query-meta';
// Read once before the first page of its own, which then comes quickly.
import '../start-kit';
import { testBoot } from '../testing/test-boot';
import { testIds, testSession } from '../testing/test-session';

const key: LiveQueryKey = ['finance.listBills', testIds.circle, {}];

/** A page of its own: what it forgets, it forgets for good. */
async function newPage() {
  vi.resetModules();
  const [kit, keep, open, client, choice, busModule] = await Promise.all([
    import('../start-kit'),
    import('./keep-on-device'),
    import('./open-cached-page'),
    import('../queries/query-client'),
    import('./keeps-data'),
    import('@carecircle/event-bus'),
  ]);
  await busModule.bus.checksCome();
  return { ...kit, ...keep, ...open, ...client, ...choice, ...busModule };
}

type Page = Awaited<ReturnType<typeof newPage>>;

async function cachedPage(session: Session = testSession()): Promise<Page> {
  const first = await newPage();
  first.bus.state('session.current').set(session);
  first.queryClient.setQueryData(key, ['Electricity']);
  first.queryClient.setQueryData(['account.getAccount', null, {}], { phone: 'blue' });
  expect(await first.keepOnDevice(testBoot)).toBe(true);
  return first;
}

async function rawValues(): Promise<string> {
  const texts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await openDB(name ?? '');
    for (const store of database.objectStoreNames) {
      for (const entry of [...(await database.getAll(store)), ...(await database.getAllKeys(store))])
        texts.push(textIn(entry));
    }
    database.close();
  }
  return texts.join('\n');
}

function textIn(value: unknown): string {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return new TextDecoder().decode(value as BufferSource);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textIn).join(' ');
  return String(value);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  document.cookie = 'keeps-nothing=; max-age=0; path=/';
});
afterEach(() => vi.restoreAllMocks());

it('ALL-2 a page opened without a network has the answers seen before, with the time they were true', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:32:00Z'), toFake: ['Date'] });
  await cachedPage();
  vi.setSystemTime(Date.parse('2026-11-21T18:00:00Z'));
  const later = await newPage();
  expect(await later.openCachedPage(testBoot)).toMatchObject({ session: { person: { id: testIds.ana } } });
  expect(later.queryClient.getQueryData(key)).toEqual(['Electricity']);
  expect(later.queryClient.getQueryState(key)?.dataUpdatedAt).toBe(Date.parse('2026-11-21T14:32:00Z'));
  expect(later.bus.state('connection.status').get()).toBe('offline');
  vi.useRealTimers();
});

it('ALL-2 nothing of what is kept can be read from the storage itself', async () => {
  await cachedPage();
  const raw = await rawValues();
  expect(raw).toContain(testIds.circle);
  expect(raw).not.toMatch(/Electricity|listBills|Ana Rivera|blue/);
});

it('ALL-2 a page of other contracts takes nothing of what is kept', async () => {
  await cachedPage();
  const other = await newPage();
  expect(await other.openCachedPage({ ...testBoot, contractsVersion: '0.2.0' })).toBeNull();
});

it('ALL-2 signing out leaves nothing, and what is in memory does not come back', async () => {
  const first = await cachedPage();
  await first.wipeLocalData();
  first.queryClient.setQueryData(key, ['Electricity']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await rawValues()).not.toContain(testIds.ana);
  expect(await (await newPage()).openCachedPage(testBoot)).toBeNull();
});

it('ALL-2 signing out comes to its end though another tab has taken the storage away', async () => {
  const first = await cachedPage();
  const stop = first.startKit(testBoot);
  await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(2));
  await Promise.all(['carecircle-kept', 'carecircle-commands'].map((name) => deleteDB(name)));
  await first.wipeLocalData();
  expect(await rawValues()).not.toContain(testIds.ana);
  stop();
});

it('ALL-2 signing out comes to its end though the storage does not answer', async () => {
  const first = await cachedPage();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const wiped = first.wipeLocalData();
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await expect(wiped).resolves.toBeUndefined();
});

it('ALL-2 losing a circle takes its answers; those of another circle stay', async () => {
  const second = { ...testSession().circle, id: testIds.recipient };
  const session = testSession();
  const both = [...session.circles, ...session.circles.map((circle) => ({ ...circle, id: second.id }))];
  const first = await cachedPage({ ...session, circles: both });
  await first.keepOnDevice(testBoot);
  const other = await newPage();
  other.bus.state('session.current').set({ ...session, circle: second, circles: both });
  const otherKey: LiveQueryKey = ['finance.listBills', second.id, {}];
  other.queryClient.setQueryData(otherKey, ['Water']);
  await other.keepOnDevice(testBoot);
  other.bus.state('session.current').set({ ...session, circles: both });
  await other.forgetCircle(testIds.circle);

  const later = await newPage();
  later.bus.state('session.current').set({ ...session, circle: second, circles: both });
  await later.fillFromDevice();
  expect(later.queryClient.getQueryData(otherKey)).toEqual(['Water']);
  later.bus.state('session.current').set({ ...session, circles: both });
  await later.fillFromDevice();
  expect(later.queryClient.getQueryData(key)).toBeUndefined();
});

it('CIRC-4 a lowered role takes what the higher one was shown', async () => {
  await cachedPage();
  const lowered = await newPage();
  lowered.bus.state('session.current').set(testSession({ role: 'friend' }));
  await lowered.keepOnDevice(testBoot);
  const later = await newPage();
  later.bus.state('session.current').set(testSession({ role: 'friend' }));
  await later.fillFromDevice();
  expect(later.queryClient.getQueryData(key)).toBeUndefined();
});

it('ALL-2 without storage it says so once, and goes on', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const denied = await newPage();
  denied.bus.state('session.current').set(testSession());
  expect(await denied.keepOnDevice(testBoot)).toBe(false);
  expect(document.cookie).toBe('keeps-nothing=said');
});

it('ALL-2 a device told to keep nothing forgets at once and keeps nothing more, until it is told to keep again', async () => {
  const first = await cachedPage();
  const stop = first.startKit(testBoot);
  first.setKeepsData(false);
  await vi.waitFor(async () => expect(await rawValues()).not.toContain(testIds.ana));
  first.queryClient.setQueryData(key, ['Water']);
  document.dispatchEvent(new Event('visibilitychange'));
  const second = await newPage();
  second.bus.state('session.current').set(testSession());
  second.queryClient.setQueryData(key, ['Water']);
  expect(await second.keepOnDevice(testBoot)).toBe(false);
  expect(await rawValues()).not.toContain(testIds.ana);

  first.setKeepsData(true);
  expect(await first.keepOnDevice(testBoot)).toBe(true);
  expect(await rawValues()).toContain(testIds.ana);
  stop();
});
