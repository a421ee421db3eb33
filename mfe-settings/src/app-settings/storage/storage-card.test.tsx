import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseForDevice, sendCommand, setBusState, wipeLocalData } from '@carecircle/remote-kit';
import { renderFeature, testIds } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../../remote';
import { WithDataWords } from '../data-words';
import { StorageCard } from './storage-card';

const files: Record<string, string[]> = {};
const byteText = (count: number) => 'x'.repeat(count);

/** What the browser's Cache Storage does, as far as it is asked here. */
const cacheStorage = {
  keys: async () => Object.keys(files),
  open: async (name: string) => ({
    matchAll: async () => (files[name] ?? []).map((body) => new Response(body)),
  }),
  delete: async (name: string) => Reflect.deleteProperty(files, name),
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(files, { 'files-1': [byteText(2048)], 'page-1': [byteText(1024)] });
  vi.stubGlobal('caches', cacheStorage);
  const estimate = async () => ({ usage: 5 * 1024 ** 2, quota: 1024 ** 3 });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
});

afterEach(async () => {
  chooseForDevice({ autoSync: true });
  await wipeLocalData();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  vi.restoreAllMocks();
});

async function renderStorage() {
  const rendered = await renderFeature(
    <WithDataWords>
      <StorageCard />
      <ToastRegion />
    </WithDataWords>,
    { remote },
  );
  await screen.findByText('Cache size');
  return rendered;
}

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const press = (name: string) => screen.getByRole('button', { name });

describe('SET-4 storage and cache', () => {
  it('shows the true figures: the program’s files, the records kept, and what the browser counts', async () => {
    await renderStorage();
    await waitFor(() => expect(figure('Cache size')).toBe('3 KB'));
    expect(figure('Downloaded data')).toBe('0 Bytes');
    expect(figure('All of CareCircle')).toBe('5 MB of 1 GB');
  });

  it('Clear Cache deletes them and shows it', async () => {
    const { user } = await renderStorage();
    // What is not measured yet cannot be cleared.
    await waitFor(() => expect(figure('Cache size')).toBe('3 KB'));
    await user.click(press('Clear Cache'));
    await waitFor(() => expect(figure('Cache size')).toBe('0 Bytes'));
    expect(files).toEqual({});
    expect(await screen.findByText('Cache cleared: 3 KB')).toBeTruthy();
  });

  it('Manage lists what is kept with its size and deletes one of it', async () => {
    const { user } = await renderStorage();
    await user.click(press('Manage'));
    const dialog = within(await screen.findByRole('dialog', { name: 'On this device' }));
    expect(dialog.getByText('The CareCircle app')).toBeTruthy();
    expect(dialog.getByText('3 KB')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete: The CareCircle app' }));
    await waitFor(() => expect(dialog.queryByText('The CareCircle app')).toBeNull());
    expect(files).toEqual({});
  });

  it('Clear All Data says what goes and stays, names what was never sent, and wipes this device', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { user, server } = await renderStorage();
    act(() => chooseForDevice({ autoSync: false }));
    const label = () => 'Walk the dog';
    await act(
      async () =>
        void (await sendCommand(
          'care.completeTask',
          { taskId: testIds.recipient },
          { offline: 'queue', label },
        )),
    );
    await user.click(press('Clear All Data'));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Clear all data/ }));
    expect(dialog.getByText('1 change was never sent and would be lost')).toBeTruthy();
    expect(dialog.getByText(/^Walk the dog, /)).toBeTruthy();
    expect(dialog.getByText(/^You stay signed in\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Clear data' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(files).toEqual({});
    expect(localStorage.length).toBe(0);
    expect(server.calls).toEqual([]);
  });

  it('ALL-2 what the page could not be loaded again without stays while there is no connection', async () => {
    await renderStorage();
    await waitFor(() => expect(press('Clear Cache')).toHaveProperty('disabled', false));
    act(() => setBusState('connection.status', 'offline'));
    onTestFinished(() => setBusState('connection.status', 'connecting'));
    for (const name of ['Clear Cache', 'Clear All Data'])
      expect(press(name)).toHaveProperty('disabled', true);
  });
});
