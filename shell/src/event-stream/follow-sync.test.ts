// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Alert, Call, DomainEvent } from '@carecircle/contracts';
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

const call: Call = {
  ...{ id: testIds.recipient, circleId: testIds.circle, callerId: testIds.ben, calleeId: testIds.ana },
  ...{ media: 'voice', startedAt: '2026-11-21T10:00:00.000Z' },
  ...{ answeredAt: null, endedAt: null, outcome: null },
  participants: [
    { memberId: testIds.ben, state: 'joined', deviceId: testIds.cleo },
    { memberId: testIds.ana, state: 'ringing', deviceId: null },
  ],
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

const openCallIds = () =>
  bus
    .state('calls.open')
    .get()
    .map(({ id }) => id);

function follow() {
  stop = followSync({
    ...{ personId: testIds.ana, positions: { [testIds.circle]: 4 }, registryRevision: 1, open },
    ...{ startOver: async () => undefined, checkSession: () => undefined },
  });
}

function happened(type: 'call.started' | 'call.ended', told: Call): DomainEvent {
  return {
    ...{ id: crypto.randomUUID(), scope: 'person', scopeId: testIds.ana, sequence: 3, version: 1 },
    ...{ type, actorId: testIds.ben, occurredAt: told.startedAt, payload: { call: told } },
  };
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
    'calls.listOpenCalls': [],
    'circles.getSession': { session: testSession(), positions: { [testIds.circle]: 7 } },
  });
  vi.stubGlobal('fetch', server.fetch);
  bus.state('session.current').set(testSession());
  bus.state('alerts.open').set([]);
  bus.state('calls.open').set([]);
});

afterEach(() => {
  stop();
  chooseForDevice({ autoSync: true, offlineMode: false });
  vi.unstubAllGlobals();
});

it('SET-4 is live while auto sync is on', () => {
  follow();
  expect(openUrls()).toEqual([expect.not.stringContaining('only=urgent')]);
});

it.each([{ autoSync: false }, { offlineMode: true }])(
  'SET-4 with %j only what is urgent comes, and the page stands as without a network',
  (choice) => {
    follow();
    chooseForDevice(choice);
    expect(openUrls()).toEqual([expect.stringContaining('only=urgent')]);
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

it('SET-4 CALL-1 a call rings with auto sync off, and no more when it is over', async () => {
  chooseForDevice({ autoSync: false });
  follow();
  await vi.waitFor(() => expect(server.callsOf('calls.listOpenCalls')).not.toEqual([]));
  sources[0]?.send('domain', happened('call.started', call));
  await vi.waitFor(() => expect(openCallIds()).toEqual([call.id]));
  const over = { ...call, endedAt: '2026-11-21T10:00:20.000Z', outcome: 'missed' as const };
  sources[0]?.send('domain', happened('call.ended', over));
  await vi.waitFor(() => expect(openCallIds()).toEqual([]));
});

it('SET-4 CALL-1 a call that rings already is in the list that each connection reads', async () => {
  chooseForDevice({ autoSync: false });
  server.answer({ 'calls.listOpenCalls': [call] });
  follow();
  await vi.waitFor(() => expect(openCallIds()).toEqual([call.id]));
});

it('SET-4 CALL-1 in offline mode, where no call can be answered, none rings', async () => {
  chooseForDevice({ offlineMode: true });
  follow();
  await vi.waitFor(() => expect(server.callsOf('emergency.listOpenAlerts')).not.toEqual([]));
  sources[0]?.send('domain', happened('call.started', call));
  sources[0]?.send('domain', raised());
  await vi.waitFor(() => expect(openAlertIds()).toEqual([alert.id]));
  expect([openCallIds(), server.callsOf('calls.listOpenCalls')]).toEqual([[], []]);
});

it('SET-4 a sync is live from where the log stood, until it has come to the present, and ends', async () => {
  chooseForDevice({ autoSync: false });
  follow();
  const synced = syncNow();
  await vi.waitFor(() => expect(openUrls()).toEqual([expect.not.stringContaining('only=urgent')]));
  expect(sources.at(-1)?.from).toEqual({ [testIds.circle]: 4 });
  sources.at(-1)?.send('position', { [testIds.circle]: 7 });
  await synced;
  expect(bus.positions()).toEqual({ [testIds.circle]: 7 });
  expect(openUrls()).toEqual([expect.stringContaining('only=urgent')]);
  expect(bus.state('connection.status').get()).toBe('offline');
});
