import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { commandQueue } from '../commands/command-queue';
import { sendCommand } from '../commands/send-command';
import { queryClient } from '../queries/query-client';
import { chooseForDevice, deviceChoices, onDeviceChoices } from '../sync/device-choices';
import { fakeServer } from '../testing/fake-server';
import { testBoot } from '../testing/test-boot';
import { testIds, testSession } from '../testing/test-session';
import { deviceStorage } from './device-storage';
import { keepOnDevice } from './keep-on-device';
import { keeping } from './keeping';

const text = 'x'.repeat(2_000);

/** What the browser's Cache Storage does, as far as it is asked here. */
function cacheStorage(files: Record<string, Record<string, string>>): CacheStorage {
  const cacheOf = (name: string) => ({
    matchAll: async () => Object.values(files[name] ?? {}).map((body) => new Response(body)),
  });
  return {
    keys: async () => Object.keys(files),
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => Reflect.deleteProperty(files, name),
  } as unknown as CacheStorage;
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await commandQueue.move();
  vi.stubGlobal('fetch', fakeServer().fetch);
  vi.stubGlobal(
    'caches',
    cacheStorage({
      'files-1': { '/a.js': 'abc', '/b.js': 'defgh' },
      'page-1': {},
      'offline-1': { '/o': 'off' },
    }),
  );
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ usage: 5_000_000, quota: 1_000_000_000 }) },
    configurable: true,
  });
  keeping.resume();
  bus.state('session.current').set(testSession());
  queryClient.setQueryData(['finance.listBills', testIds.circle, {}], [text]);
  queryClient.setQueryData(['care.listTasks', testIds.circle, {}], [text, text]);
  queryClient.setQueryData(['care.listMedications', testIds.circle, {}], [text]);
  queryClient.setQueryData(['account.getAccount', null, {}], { phone: '1' });
  expect(await keepOnDevice(testBoot)).toBe(true);
});

afterEach(async () => {
  keeping.abort();
  queryClient.clear();
  await commandQueue.wipe();
  chooseForDevice({ autoSync: true });
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('SET-4 measures the program’s files and the records kept, and asks the browser for the whole', async () => {
  const figures = await deviceStorage.measure();
  expect(figures).toMatchObject({ cacheBytes: 8, usedBytes: 5_000_000, mostBytes: 1_000_000_000 });
  expect(figures.downloadedBytes).toBeGreaterThan(8_000);
});

it('SET-4 lists what is kept by what it belongs to, the largest first', async () => {
  const downloads = await deviceStorage.list();
  expect(downloads.map(({ kind, circleId }) => [kind, circleId])).toEqual([
    ['care', testIds.circle],
    ['finance', testIds.circle],
    ['settings', null],
    ['app', null],
  ]);
});

it('SET-4 deletes one of them, which does not come back from memory', async () => {
  const [care] = await deviceStorage.list();
  if (!care) throw new Error('Nothing is listed');
  await deviceStorage.delete(care);
  expect((await deviceStorage.list()).map(({ kind }) => kind)).toEqual(['finance', 'settings', 'app']);
  expect(queryClient.getQueryData(['care.listTasks', testIds.circle, {}])).toBeUndefined();
  expect(queryClient.getQueryData(['finance.listBills', testIds.circle, {}])).toEqual([text]);
});

it('SET-4 clearing the cache takes the program’s files, and neither records nor the page that says there is no connection', async () => {
  await deviceStorage.clearCache();
  expect(await caches.keys()).toEqual(['offline-1']);
  const { cacheBytes, downloadedBytes } = await deviceStorage.measure();
  expect(cacheBytes).toBe(0);
  expect(downloadedBytes).toBeGreaterThan(0);
});

it('SET-4 clearing everything takes caches, records, what waits and the choices of this device, and tells no server', async () => {
  chooseForDevice({ autoSync: false });
  await sendCommand('care.completeTask', { taskId: testIds.recipient }, { offline: 'queue' });
  sessionStorage.setItem('carecircle:draft:x', 'Hello');
  const fetching = vi.spyOn(globalThis, 'fetch');
  await deviceStorage.clearAll();
  expect(await deviceStorage.list()).toEqual([]);
  expect(commandQueue.commands()).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(fetching).not.toHaveBeenCalled();
  const stop = onDeviceChoices(() => undefined);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(deviceChoices().autoSync).toBe(true);
  stop();
});
