// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Alert, DomainEvent } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { chooseForDevice, syncNow } from '@carecircle/remote-kit';
import { fakeServer, testIds, testSession, type FakeServer } from '@carecircle/remote-kit/testing';
import { FakeEventSource } from './fake-event-source';
import { followSync } from './follow-sync';

const alert: Alert = {
  ...{
    id: testIds.recipient,
    circleId: testIds.circle,
    type: 'panic',
    severity: 'critical',
    status: 'active',
  },
  ...{ message: '', triggeredBy: testIds.ben, location: null, isDrill: false },
  ...{ armedAt: '2026-11-21T10:00:00.000Z', deadlineAt: '2026-11-21T10:00:10.000Z' },
  ...{ raisedAt: '2026-11-21T10:00:10.000Z', resolvedBy: null, resolvedAt: null },
  ...{ acknowledgedBy: [], helpers: [], notices: [] },
};

let sources: FakeEventSource[] = [];
let server: FakeServer;
let stop = () => undefined as void;

const open = (url: string) => {
  const source = new FakeEventSource(url);
  sources.push(source);
  return source as unknown as EventSource;
};
const isOpen = ({ readyState }: FakeEventSource) => readyState !== 2;
const openUrls = () => sources.filter(isOpen).map(({ url }) => url);
const openAlertIds = () =>
  bus
    .state('alerts.open')
    .get()
    .map(({ id }) => id);

function follow() {
  stop = followSync({
    ...{ personId: testIds.ana, positions: { [testIds.circle]: 4 }, open },
    ...{ startOver: async () => undefined, checkSession: () => undefined },
  });
}

function raised(): DomainEvent {
  return {
    ...{ id: crypto.randomUUID(), scope: 'circle', scopeId: testIds.circle, sequence: 9, version: 1 },
    ...{ type: 'alert.raised', actorId: testIds.ben, occurredAt: alert.armedAt, payload: { alert } },
  };
}

beforeEach(async () => {
  await bus.checksCome();
  sources = [];
  // The only tab of this browser gets every lock.
  const request = (...given: unknown[]) => (given.at(-1) as () => Promise<void>)();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  server = fakeServer({
    'emergency.listOpenAlerts': [],
    'circles.getSession': { session: testSession(), positions: { [testIds.circle]: 7 } },
  });
  vi.stubGlobal('fetch', server.fetch);
  bus.state('session.current').set(testSession());
  bus.state('alerts.open').set([]);
});

afterEach(() => {
  stop();
  chooseForDevice({ autoSync: true, offlineMode: false });
  vi.unstubAllGlobals();
});

it('SET-4 is live while auto sync is on', () => {
  follow();
  expect(openUrls()).toEqual([expect.not.stringContaining('only=alerts')]);
});

it.each([{ autoSync: false }, { offlineMode: true }])(
  'SET-4 with %j only alerts come, and the page stands as without a network',
  (choice) => {
    follow();
    chooseForDevice(choice);
    expect(openUrls()).toEqual([expect.stringContaining('only=alerts')]);
    expect(bus.state('connection.status').get()).toBe('offline');
  },
);

it('SET-4 EMER-2 an alert comes at once, past the log, which stands still', async () => {
  chooseForDevice({ autoSync: false });
  follow();
  await vi.waitFor(() => expect(server.callsOf('emergency.listOpenAlerts')).not.toEqual([]));
  const [source] = sources;
  source?.send('domain', raised());
  await vi.waitFor(() => expect(openAlertIds()).toEqual([alert.id]));
  expect(bus.positions()).toEqual({ [testIds.circle]: 4 });
});

it('SET-4 a line that came back reads the list of alerts, so that none is missed', async () => {
  chooseForDevice({ autoSync: false });
  follow();
  await vi.waitFor(() => expect(server.callsOf('emergency.listOpenAlerts')).toHaveLength(1));
  server.answer({ 'emergency.listOpenAlerts': [alert] });
  sources[0]?.send('signal', { type: 'contracts.served', payload: { version: '0.1.0' } });
  await vi.waitFor(() => expect(openAlertIds()).toEqual([alert.id]));
});

it('SET-4 a sync is live from where the log stood, until it has come to the present, and ends', async () => {
  chooseForDevice({ autoSync: false });
  follow();
  const synced = syncNow();
  await vi.waitFor(() => expect(openUrls()).toEqual([expect.not.stringContaining('only=alerts')]));
  expect(sources.at(-1)?.from).toEqual({ [testIds.circle]: 4 });
  sources.at(-1)?.send('position', { [testIds.circle]: 7 });
  await synced;
  expect(bus.positions()).toEqual({ [testIds.circle]: 7 });
  expect(openUrls()).toEqual([expect.stringContaining('only=alerts')]);
  expect(bus.state('connection.status').get()).toBe('offline');
});
