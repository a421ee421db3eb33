import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { defaultPreferences, type DomainEvent, type EventPayload } from '@carecircle/contracts';
import { BusError } from './bus-error';
import { createEventBus, type Gap } from './event-bus';
import { LateChecks, pageChecks } from './late-checks';

const personId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const circleId = '11111111-1111-4111-8111-111111111111';

function event(sequence: number, changes: object = {}): DomainEvent {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    scope: 'person',
    scopeId: personId,
    sequence,
    type: 'preferences.changed',
    version: 1,
    actorId: null,
    occurredAt: '2026-11-21T10:00:00.000Z',
    payload: { preferences: defaultPreferences },
    ...changes,
  } as DomainEvent;
}

function listen() {
  const bus = createEventBus();
  const seen: number[] = [];
  const gaps: Gap[] = [];
  bus.on('preferences.changed', ({ sequence }) => seen.push(sequence));
  bus.onGap((gap) => gaps.push(gap));
  return { bus, seen, gaps };
}

beforeAll(() => pageChecks.come());
afterEach(() => vi.restoreAllMocks());

it('MFE-6 hands an event to those who asked for its type', () => {
  const bus = createEventBus();
  const payloads: EventPayload<'preferences.changed'>[] = [];
  const other = vi.fn();
  bus.on('preferences.changed', ({ payload }) => payloads.push(payload));
  bus.on('bill.added', other);
  bus.publish(event(1));
  expect(payloads).toEqual([{ preferences: defaultPreferences }]);
  expect(other).not.toHaveBeenCalled();
});

it.each([
  [
    'a wrong payload',
    event(1, { payload: { preferences: {} } }),
    /preferences\.changed.*payload\.preferences/,
  ],
  ['a wrong envelope', event(1, { sequence: 0 }), /preferences\.changed.*sequence/],
  [
    'a type that nobody declared',
    event(1, { type: 'moon.landed' }),
    /'moon\.landed' is refused: unknown type/,
  ],
  ['no event at all', null as unknown as DomainEvent, /refused/],
])('MFE-6 refuses %s with a clear error and shows it to nobody', (_, wrong, message) => {
  const { bus, seen } = listen();
  expect(() => bus.publish(wrong)).toThrow(BusError);
  expect(() => bus.publish(wrong)).toThrow(message);
  expect(seen).toEqual([]);
  expect(bus.positions()).toEqual({});
});

it('MFE-7 tells who starts late whether anything came before', () => {
  const { bus } = listen();
  bus.startFrom({ [personId]: 4 });
  expect(bus.hasMoved()).toBe(false);
  bus.publish(event(4));
  expect(bus.hasMoved()).toBe(false);
  bus.publish(event(5));
  expect(bus.hasMoved()).toBe(true);
});

it('MFE-7 drops what it has had', () => {
  const { bus, seen } = listen();
  bus.startFrom({ [personId]: 3 });
  for (const sequence of [2, 3, 4, 4, 5, 4]) bus.publish(event(sequence));
  expect(seen).toEqual([4, 5]);
});

it('MFE-7 asks for what is missing instead of going on', () => {
  const { bus, seen, gaps } = listen();
  bus.startFrom({ [personId]: 3 });
  bus.publish(event(6));
  expect(seen).toEqual([]);
  expect(gaps).toEqual([{ scopeId: personId, reached: 3 }]);
  for (const sequence of [4, 5, 6]) bus.publish(event(sequence));
  expect(seen).toEqual([4, 5, 6]);
});

it('MFE-7 takes events that the reader may not see for no gap', () => {
  const { bus, seen, gaps } = listen();
  bus.startFrom({ [personId]: 3 });
  bus.publish(event(6), 3);
  bus.advance({ [personId]: 9 });
  bus.publish(event(10));
  expect([seen, gaps]).toEqual([[6, 10], []]);
});

it('counts each scope by itself', () => {
  const { bus, seen } = listen();
  bus.startFrom({ [personId]: 3, [circleId]: 40 });
  bus.publish(event(4));
  bus.publish(event(41, { scopeId: circleId }));
  expect(seen).toEqual([4, 41]);
  expect(bus.positions()).toEqual({ [personId]: 4, [circleId]: 41 });
});

it('MFE-8 lets a subscriber that throws cost itself alone', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bus = createEventBus();
  const failing = vi.fn(() => {
    throw new Error('broken tile');
  });
  const healthy = vi.fn();
  bus.on('preferences.changed', failing);
  bus.on('preferences.changed', healthy);
  bus.publish(event(1));
  bus.publish(event(2));
  expect(healthy).toHaveBeenCalledTimes(2);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(report.mock.calls[0]?.[0]).toContain("event 'preferences.changed'");
});

it('shows all subscribers one order, also when a subscriber publishes', () => {
  const bus = createEventBus();
  const first: number[] = [];
  const second: number[] = [];
  bus.on('preferences.changed', ({ sequence }) => {
    first.push(sequence);
    if (sequence === 1) bus.publish(event(2));
  });
  bus.on('preferences.changed', ({ sequence }) => second.push(sequence));
  bus.publish(event(1));
  expect([first, second]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

it('stops when asked', () => {
  const bus = createEventBus();
  const handler = vi.fn();
  const stop = bus.on('preferences.changed', handler);
  stop();
  bus.publish(event(1));
  expect(handler).not.toHaveBeenCalled();
});

it('MFE-6 gives a late subscriber the current state, then each change', () => {
  const bus = createEventBus();
  bus.state('chat.unread').set(3);
  const seen: number[] = [];
  const stop = bus.state('chat.unread').subscribe((unread) => seen.push(unread));
  bus.state('chat.unread').set(3);
  bus.state('chat.unread').set(4);
  stop();
  bus.state('chat.unread').set(5);
  expect(seen).toEqual([3, 4]);
  expect(bus.state('chat.unread').get()).toBe(5);
});

it('MFE-6 refuses a wrong state and keeps the old one', () => {
  const bus = createEventBus();
  const seen: number[] = [];
  bus.state('chat.unread').subscribe((unread) => seen.push(unread));
  expect(() => bus.state('chat.unread').set(-1)).toThrow(/State 'chat\.unread' is refused/);
  expect(() => bus.state('moon.phase' as 'chat.unread')).toThrow(/unknown channel/);
  expect(seen).toEqual([0]);
});

it('hands signals on and refuses wrong ones', () => {
  const bus = createEventBus();
  const typed = vi.fn();
  bus.onSignal('member.typed', typed);
  const payload = { circleId, memberId: personId, recipientId: null };
  bus.signal('member.typed', payload);
  expect(typed).toHaveBeenCalledWith(payload);
  expect(() => bus.signal('member.typed', { ...payload, memberId: 'me' })).toThrow(/memberId/);
  expect(typed).toHaveBeenCalledTimes(1);
});

it('MFE-6 shows nobody the events and signals that come before the checks, then all in order but what is wrong', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bus = createEventBus(new LateChecks());
  const seen: unknown[] = [];
  bus.on('preferences.changed', ({ sequence }) => seen.push(`event ${sequence}`));
  bus.onSignal('contracts.served', ({ version }) => seen.push(version));
  bus.publish(event(7));
  bus.publish(event(8, { payload: {} }));
  bus.signal('contracts.served', { version: '0.1.0' });
  expect(seen).toEqual([]);
  await bus.checksCome();
  expect(seen).toEqual(['event 7', '0.1.0']);
  expect(report.mock.calls.map(([, error]) => (error as BusError).message)).toEqual([
    expect.stringMatching(/preferences\.changed.*payload\.preferences/),
  ]);
});

it('MFE-6 shows a state at once though its checks are still on their way, and reports it when it was wrong', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bus = createEventBus(new LateChecks());
  const seen: number[] = [];
  bus.state('chat.unread').subscribe((unread) => seen.push(unread));
  bus.state('chat.unread').set(4);
  bus.state('notifications.unread').set(-2);
  expect(seen).toEqual([0, 4]);
  await bus.checksCome();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({ message: expect.stringMatching(/notifications\.unread/) }),
  );
});
