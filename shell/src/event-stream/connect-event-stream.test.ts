// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventBus, type EventBus, type Positions } from '@carecircle/event-bus';
import { defaultPreferences, type DomainEvent } from '@carecircle/contracts';
import { connectEventStream, type EventStreamParts } from './connect-event-stream';
import { FakeEventSource } from './fake-event-source';
import { silenceMs } from './stream-connection';

const personId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const circleId = '11111111-1111-4111-8111-111111111111';

interface Tab {
  bus: EventBus;
  seen: number[];
  stop: () => void;
}

let sources: FakeEventSource[] = [];
let stops: (() => void)[] = [];
let waitingLeads: (() => void)[] = [];

const open = (url: string) => {
  const source = new FakeEventSource(url);
  sources.push(source);
  return source as unknown as EventSource;
};

function openTab(positions: Positions, parts: Partial<EventStreamParts> = {}): Tab {
  const bus = createEventBus();
  const seen: number[] = [];
  bus.events$.subscribe(({ sequence }) => seen.push(sequence));
  const stop = connectEventStream({
    personId,
    positions,
    registryRevision: 1,
    bus,
    open,
    startOver: () => Promise.resolve(),
    checkSession: () => undefined,
    ...parts,
  });
  stops.push(stop);
  return { bus, seen, stop };
}

function preferencesChanged(sequence: number): DomainEvent {
  return {
    id: crypto.randomUUID(),
    scope: 'person',
    scopeId: personId,
    sequence,
    type: 'preferences.changed',
    version: 1,
    actorId: personId,
    occurredAt: '2026-11-21T10:00:00.000Z',
    payload: { preferences: defaultPreferences },
  };
}

const stream = () => sources.at(-1) as FakeEventSource;

// The browser's lock of one name: the next in line gets it when the holder lets go, or who steals it at once.
function giveLocks() {
  let loseIt: (() => void) | null = null;
  const hold = (work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const lose = () => reject(new DOMException('stolen', 'AbortError'));
      loseIt = lose;
      void work().then(() => {
        resolve();
        if (loseIt !== lose) return;
        loseIt = null;
        waitingLeads.shift()?.();
      });
    });
  const request = (_name: string, { signal, steal }: LockOptions, work: () => Promise<void>) => {
    if (steal) {
      loseIt?.();
      return hold(work);
    }
    return new Promise<void>((resolve, reject) => {
      const run = () => {
        if (signal?.aborted) waitingLeads.shift()?.();
        else hold(work).then(resolve, reject);
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (loseIt) waitingLeads.push(run);
      else run();
    });
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

beforeEach(() => {
  sources = [];
  stops = [];
  waitingLeads = [];
  giveLocks();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  stops.forEach((stop) => stop());
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('MFE-7 reads on from the positions of the page and hands each event over once', () => {
  const tab = openTab({ [personId]: 4 });
  expect(stream().from).toEqual({ [personId]: 4 });
  stream().send('domain', preferencesChanged(5));
  stream().send('domain', preferencesChanged(5));
  stream().send('domain', preferencesChanged(6));
  expect(tab.seen).toEqual([5, 6]);
  expect(tab.bus.state('connection.status').get()).toBe('live');
});

it('MFE-7 takes events that this reader may not see for no gap', () => {
  const tab = openTab({ [personId]: 4 });
  stream().send('domain', preferencesChanged(7));
  stream().send('position', { [personId]: 9 });
  stream().send('domain', preferencesChanged(10));
  expect(tab.seen).toEqual([7, 10]);
  expect(sources).toHaveLength(1);
});

it('MFE-6 goes on after an event that is refused or unknown', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = openTab({ [personId]: 4 });
  stream().send('domain', { ...preferencesChanged(5), payload: {} });
  stream().send('domain', { ...preferencesChanged(6), type: 'moon.landed' });
  stream().send('signal', { type: 'moon.risen', payload: {} });
  const more = { ...preferencesChanged(7).payload, mood: 'calm' };
  stream().send('domain', { ...preferencesChanged(7), payload: more, shade: 'blue' });
  expect(tab.seen).toEqual([7]);
  expect(report).toHaveBeenCalledTimes(1);
});

it('comes back within a second from the last sequence it has seen', () => {
  vi.useFakeTimers();
  const tab = openTab({ [personId]: 4 });
  stream().send('domain', preferencesChanged(5));
  stream().fail();
  expect(tab.bus.state('connection.status').get()).toBe('connecting');
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(2);
  expect(stream().from).toEqual({ [personId]: 5 });
});

it('waits longer each time and says offline, then starts at once when the network is back', () => {
  vi.useFakeTimers();
  const tab = openTab({ [personId]: 4 });
  for (const waitMs of [500, 1500, 3000, 6000]) {
    stream().fail();
    const opened = sources.length;
    vi.advanceTimersByTime(waitMs - 1);
    expect(sources).toHaveLength(opened);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(opened + 1);
  }
  expect(tab.bus.state('connection.status').get()).toBe('offline');
  stream().fail();
  dispatchEvent(new Event('online'));
  expect(sources).toHaveLength(6);
});

it('notices silence within 25 s', () => {
  vi.useFakeTimers();
  openTab({ [personId]: 4 });
  stream().send('position', { [personId]: 4 });
  vi.advanceTimersByTime(silenceMs + 1000);
  expect(silenceMs).toBeLessThan(24_000);
  expect(sources).toHaveLength(2);
});

it('opens one stream for all tabs of a browser', async () => {
  const tabs = Array.from({ length: 10 }, () => openTab({ [personId]: 4 }));
  expect(sources).toHaveLength(1);
  stream().send('domain', preferencesChanged(5));
  await vi.waitFor(() => expect(tabs.map(({ seen }) => seen)).toEqual(tabs.map(() => [5])));
});

it('gives a tab that stands further back what it misses, without doubling it elsewhere', async () => {
  const ahead = openTab({ [personId]: 4 });
  stream().send('domain', preferencesChanged(5));
  const behind = openTab({ [personId]: 3 });
  await vi.waitFor(() => expect(stream().from).toEqual({ [personId]: 3 }));
  stream().send('domain', preferencesChanged(4));
  stream().send('domain', preferencesChanged(5));
  await vi.waitFor(() => expect(behind.seen).toEqual([4, 5]));
  expect(ahead.seen).toEqual([5]);
});

it('never skips what a tab misses when only a position comes', async () => {
  openTab({ [personId]: 9 });
  const behind = openTab({ [personId]: 7 });
  stream().send('position', { [personId]: 12 });
  await vi.waitFor(() => expect(stream().from[personId]).toBe(7));
  expect(behind.bus.positions()).toEqual({ [personId]: 7 });
});

it('lets another tab lead from its own positions when the leader closes', async () => {
  const first = openTab({ [personId]: 4 });
  const second = openTab({ [personId]: 4 });
  stream().send('domain', preferencesChanged(5));
  await vi.waitFor(() => expect(second.seen).toEqual([5]));
  first.stop();
  await vi.waitFor(() => expect(stream().from).toEqual({ [personId]: 5 }));
  expect(stream().readyState).toBe(stream().OPEN);
});

it('takes the lead from a tab that does not answer, which waits again when it comes to', async () => {
  vi.useFakeTimers();
  let cameTo: () => void = () => undefined;
  const name = `carecircle-events-${personId}`;
  const hung = navigator.locks
    .request(name, {}, () => new Promise<void>((resolve) => (cameTo = resolve)))
    .catch((error: unknown) => error);
  const tab = openTab({ [personId]: 4 });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(sources).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stream().from).toEqual({ [personId]: 4 });
  stream().send('domain', preferencesChanged(5));
  expect(tab.seen).toEqual([5]);
  expect(await hung).toMatchObject({ name: 'AbortError' });
  cameTo();
  expect(stream().readyState).toBe(stream().OPEN);
});

it('leaves the lead when another tab has seized it, and follows that tab', async () => {
  const tab = openTab({ [personId]: 4 });
  const own = stream();
  void navigator.locks.request('any', { steal: true }, () => new Promise<void>(() => undefined));
  await vi.waitFor(() => expect(own.readyState).toBe(own.CLOSED));
  const other = new BroadcastChannel(`carecircle-events-${personId}`);
  other.postMessage({ kind: 'domain', event: preferencesChanged(5), follows: 4 });
  await vi.waitFor(() => expect(tab.seen).toEqual([5]));
  other.close();
});

it('asks for short answers where a proxy holds a stream back, and streams again where none does', () => {
  vi.useFakeTimers();
  const tab = openTab({ [personId]: 4 });
  vi.advanceTimersByTime(silenceMs + 1_000);
  expect(stream().url).toContain('&brief');
  const passOn = () => {
    stream().send('position', { [personId]: 4 });
    stream().send('domain', preferencesChanged(5));
  };
  passOn();
  stream().fail();
  expect(tab.bus.state('connection.status').get()).toBe('live');
  vi.advanceTimersByTime(1_000);
  expect(stream().url).toContain('&brief');
  expect(stream().from).toEqual({ [personId]: 5 });

  stream().send('position', { [personId]: 5 });
  vi.advanceTimersByTime(10_000);
  stream().send('position', { [personId]: 5 });
  stream().fail();
  vi.advanceTimersByTime(1_000);
  expect(stream().url).not.toContain('brief');
  expect(tab.seen).toEqual([5]);
});

it('leaves out the events of a circle that the tab does not show', () => {
  const tab = openTab({ [personId]: 4 });
  stream().send('domain', { ...preferencesChanged(8), scopeId: circleId });
  expect(tab.seen).toEqual([]);
});

it('starts over when a position is too old, and reads on from the new one', async () => {
  const tab: Tab = openTab(
    { [personId]: 4 },
    { startOver: () => Promise.resolve(tab.bus.startFrom({ [personId]: 80 })) },
  );
  stream().send('reset');
  await vi.waitFor(() => expect(stream().from).toEqual({ [personId]: 80 }));
  stream().send('domain', preferencesChanged(81));
  expect(tab.seen).toEqual([81]);
});

it('asks for the session when the server refuses the stream, and opens none without one', async () => {
  vi.useFakeTimers();
  const checkSession = vi.fn();
  const tab: Tab = openTab(
    { [personId]: 4 },
    { checkSession, startOver: () => Promise.resolve(tab.bus.startFrom({})) },
  );
  stream().fail({ refused: true });
  expect(checkSession).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  const opened = sources.length;
  stream().send('reset');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources).toHaveLength(opened);
});

it('hands passing signals on and shows a broken one to the developer only', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = openTab({ [personId]: 4 });
  const heard = vi.fn();
  tab.bus.onSignal('member.typed', heard);
  stream().send('signal', {
    type: 'member.typed',
    payload: { circleId, memberId: personId, recipientId: null },
  });
  stream().send('signal', { type: 'member.typed', payload: {} });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});

it('REL-3 a tab that joins hears of what was decided before, and of nothing where its page is as new', async () => {
  const join = (registryRevision: number) => {
    const tab = openTab({ [personId]: 4 }, { registryRevision });
    const heard = vi.fn();
    tab.bus.onSignal('contracts.served', heard);
    return { ...tab, heard };
  };
  join(4);
  const served = { version: '0.1.0', registryRevision: 4 };
  stream().send('signal', { type: 'contracts.served', payload: served });
  const changed = { type: 'release.changed', payload: { remote: 'mfe-finance', version: '1.1.0' } };
  stream().send('signal', changed);

  const asNew = join(5);
  await vi.waitFor(() => expect(asNew.bus.state('connection.status').get()).toBe('live'));
  expect(asNew.heard).not.toHaveBeenCalled();
  const older = join(4);
  await vi.waitFor(() =>
    expect(older.heard).toHaveBeenCalledExactlyOnceWith({ ...served, registryRevision: 5 }),
  );
});
