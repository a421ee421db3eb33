import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { Button } from '@carecircle/ui';
import { commandQueue } from '../commands/command-queue';
import { sendCommand } from '../commands/send-command';
import { useCommand } from '../commands/use-command';
import { callOperation } from '../operations/call-operation';
import { HeldBack } from '../operations/refusal';
import { fakeServer, type FakeServer } from '../testing/fake-server';
import { exampleRemote as remote } from '../testing/example/remote';
import { renderFeature } from '../testing';
import { testIds, testSession } from '../testing/test-session';
import { chooseForDevice, deviceChoices } from './device-choices';
import { isHeldBack, letSync, onGiven, syncMode } from './sync';
import { syncNow } from './sync-now';

const circleId = testIds.circle;
const offlineMode = { offlineMode: true };
const noAutoSync = { autoSync: false };
const byItself = { isByItself: true };
let server: FakeServer;

const tick = () =>
  sendCommand('care.completeTask', { taskId: testIds.recipient }, { offline: 'queue', label: () => 'Walk' });

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await commandQueue.move();
  server = fakeServer({
    'finance.listBills': [],
    'care.completeTask': {} as never,
    'finance.payBill': {} as never,
    'emergency.listOpenAlerts': [],
    'emergency.armAlert': {} as never,
    'circles.getSession': { session: testSession(), positions: {} },
  });
  vi.stubGlobal('fetch', server.fetch);
  bus.state('session.current').set(testSession());
});

afterEach(async () => {
  chooseForDevice({ autoSync: true, offlineMode: false });
  bus.state('connection.status').set('connecting');
  await commandQueue.wipe();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('SET-4 auto sync off', () => {
  it('is the choice of this device: on at first, and remembered', () => {
    expect(deviceChoices()).toEqual({ autoSync: true, offlineMode: false, dataUsage: 'wifi-only' });
    expect(syncMode()).toBe('auto');
    chooseForDevice(noAutoSync);
    expect(syncMode()).toBe('on-demand');
    expect(localStorage.getItem('carecircle:device')).toContain('"autoSync":false');
  });

  it('reads nothing by itself, except what an emergency needs', async () => {
    chooseForDevice(noAutoSync);
    await expect(callOperation('finance.listBills', { circleId }, byItself)).rejects.toBeInstanceOf(HeldBack);
    await callOperation('emergency.listOpenAlerts', { circleId }, byItself);
    expect(server.calls.map(({ operation }) => operation)).toEqual(['emergency.listOpenAlerts']);
  });

  it('keeps what can wait until somebody asks for sync, then sends it and reads what is missing', async () => {
    chooseForDevice(noAutoSync);
    expect(await tick()).toEqual({ status: 'waiting' });
    expect(bus.state('commands.waiting').get()).toBe(1);
    expect(server.calls).toEqual([]);
    const synced = syncNow();
    bus.state('connection.status').set('live');
    await synced;
    expect(server.callsOf('care.completeTask')).toHaveLength(1);
    expect(bus.state('commands.waiting').get()).toBe(0);
    expect(isHeldBack()).toBe(true);
  });

  it('sends at once what cannot wait, after what waited, and tells that there is something to see', async () => {
    chooseForDevice(noAutoSync);
    await tick();
    const given = vi.fn();
    const stop = onGiven(given);
    const outcome = await sendCommand('finance.payBill', { billId: testIds.recipient } as never);
    stop();
    expect(outcome.status).toBe('done');
    expect(server.calls.map(({ operation }) => operation)).toEqual(['care.completeTask', 'finance.payBill']);
    expect(given).toHaveBeenCalledTimes(1);
  });

  it('lets a call for help pass what waits', async () => {
    chooseForDevice(noAutoSync);
    await tick();
    const outcome = await sendCommand('emergency.armAlert', {} as never, { offline: 'queue' });
    expect(outcome.status).toBe('done');
    expect(server.calls.map(({ operation }) => operation)).toEqual(['emergency.armAlert']);
  });
});

describe('SET-4 offline mode', () => {
  it('is as without a network: nothing is read or sent, what can wait waits, and nobody can ask for sync', async () => {
    chooseForDevice(offlineMode);
    await expect(callOperation('finance.listBills', { circleId })).rejects.toBeInstanceOf(HeldBack);
    expect(await tick()).toEqual({ status: 'waiting' });
    expect(await sendCommand('finance.payBill', {} as never)).toEqual({ status: 'unreachable' });
    await letSync(() => commandQueue.flush());
    expect(server.calls).toEqual([]);
  });

  it('sends what waited when it ends', async () => {
    chooseForDevice(offlineMode);
    await tick();
    chooseForDevice({ offlineMode: false });
    await commandQueue.flush();
    expect(server.callsOf('care.completeTask')).toHaveLength(1);
  });

  it('EMER-1 grays what needs a connection, and never an answer to an alert', async () => {
    chooseForDevice(offlineMode);
    await renderFeature(<Gated />, { remote });
    const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
    expect([isDisabled('Pay'), isDisabled('Acknowledge')]).toEqual([true, false]);
    act(() => chooseForDevice({ offlineMode: false }));
    expect(isDisabled('Pay')).toBe(false);
  });
});

function Gated() {
  const pay = useCommand('finance.payBill');
  const acknowledge = useCommand('emergency.acknowledgeAlert');
  return (
    <>
      <Button {...pay.gate.button}>Pay</Button>
      <Button {...acknowledge.gate.button}>Acknowledge</Button>
    </>
  );
}
