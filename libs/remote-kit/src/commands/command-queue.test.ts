import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { readDraft } from '../drafts/draft-storage';
import { setKeepsData } from '../offline-cache/keeps-data';
import { Refusal } from '../operations/refusal';
import { fakeServer, type FakeServer } from '../testing/fake-server';
import { testIds, testSession } from '../testing/test-session';
import { CommandQueue } from './command-queue';
import type { QueuedCommand } from './queued-command';

let server: FakeServer;
let count = 0;
const queues: CommandQueue[] = [];
const channels: BroadcastChannel[] = [];

/** The queue of one more tab. All are closed with their test: they would hear of commands of the next one, and count theirs. */
function openQueue(): CommandQueue {
  const queue = new CommandQueue();
  queues.push(queue);
  return queue;
}

async function closeTabs(): Promise<void> {
  const open = queues.splice(0);
  await Promise.all(open.map((queue) => queue.wipe()));
  // What is still being sent tells the other tabs when it ends.
  await Promise.all(open.map((queue) => queue.flush()));
  for (const channel of channels.splice(0)) channel.close();
}

function message(text: string, changes: Partial<QueuedCommand> = {}): QueuedCommand {
  count += 1;
  return {
    commandId: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    operation: 'communication.sendMessage',
    input: { messageId: crypto.randomUUID(), recipientId: null, text },
    personId: testIds.ana,
    circleId: testIds.circle,
    queuedAt: '2026-11-21T10:00:00.000Z',
    attempts: 0,
    state: 'waiting',
    refusal: null,
    label: text,
    ...changes,
  };
}

/** Signs Ana in as a member of these circles. */
function enter(...circleIds: string[]): void {
  const session = testSession();
  const circles = circleIds.flatMap((id) => session.circles.map((circle) => ({ ...circle, id })));
  bus.state('session.current').set({ ...session, circles });
}

const texts = () => server.callsOf('communication.sendMessage').map(({ text }) => text);
const states = (queue: CommandQueue) =>
  queue.commands().map(({ input, state }) => [(input as { text: string }).text, state]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = fakeServer({ 'communication.sendMessage': {} as never });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  bus.state('session.current').set(testSession());
});

afterEach(async () => {
  await closeTabs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  bus.state('session.current').set(null);
});

it('CHAT-3 sends at once and keeps nothing when the server takes it', async () => {
  const queue = openQueue();
  const sent = message('Hello');
  expect(await queue.add(sent)).toMatchObject({ status: 'done' });
  expect(server.callsOf('communication.sendMessage')).toEqual([
    { ...sent.input, circleId: testIds.circle, commandId: sent.commandId },
  ]);
  expect(queue.commands()).toEqual([]);
});

it('CHAT-3 says from the first moment on that what is given waits', async () => {
  const queue = openQueue();
  const given = queue.add(message('Hello'));
  expect(states(queue)).toEqual([['Hello', 'waiting']]);
  await given;
  expect(states(queue)).toEqual([]);
});

it('CHAT-3 counts what waits once it survives the closing of the browser', async () => {
  const queue = openQueue();
  server.online = false;
  const given = queue.add(message('Hello'));
  expect(states(queue)).toEqual([['Hello', 'waiting']]);
  expect(bus.state('commands.waiting').get()).toBe(0);
  await given;
  expect(bus.state('commands.waiting').get()).toBe(1);
});

it('CHAT-3 is on its way while it is being stored, unless something of its circle waits before it', async () => {
  const queue = openQueue();
  const outcomes = [queue.add(message('one')), queue.add(message('two'))];
  expect(texts()).toEqual(['one']);
  await Promise.all(outcomes);
  expect(texts()).toEqual(['one', 'two']);
});

it('CHAT-3 keeps what is written offline and sends it later, once, in order', async () => {
  const queue = openQueue();
  server.online = false;
  for (const text of ['one', 'two', 'three']) {
    expect(await queue.add(message(text))).toEqual({ status: 'waiting' });
  }
  expect(bus.state('commands.waiting').get()).toBe(3);
  server.online = true;
  const before = texts().length;
  await queue.flush();
  expect(texts().slice(before)).toEqual(['one', 'two', 'three']);
  expect(bus.state('commands.waiting').get()).toBe(0);
});

it('CHAT-3 goes on keeping what waits after the browser has taken its database away', async () => {
  server.online = false;
  const queue = openQueue();
  await queue.load();
  await deleteDB('carecircle-commands');
  await queue.add(message('Hello'));
  expect(await queue.survives()).toBe(true);
  expect((await openQueue().load()).map(({ label }) => label)).toEqual(['Hello']);
});

it('CHAT-3 repeats a lost answer with the same command id', async () => {
  const queue = openQueue();
  server.online = false;
  await queue.add(message('one'));
  server.online = true;
  await queue.flush();
  const ids = server.callsOf('communication.sendMessage').map(({ commandId }) => commandId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('CHAT-3 survives the closing of the tab without an answer, unreadable on the disk', async () => {
  let answered: () => void = () => undefined;
  server.answer({
    'communication.sendMessage': () => new Promise((resolve) => (answered = () => resolve({} as never))),
  });
  const closing = openQueue();
  const given = closing.add(message('secret words'));
  await vi.waitFor(() => expect(texts()).toEqual(['secret words']));

  await vi.waitFor(async () => {
    const next = openQueue();
    await next.load();
    expect(states(next)).toEqual([['secret words', 'waiting']]);
  });
  expect(await diskText()).not.toContain('secret words');
  answered();
  await given;
});

it('CHAT-3 sends once from several tabs', async () => {
  const tabs = [openQueue(), openQueue(), openQueue()];
  giveLocks();
  server.online = false;
  await tabs[0]?.add(message('one'));
  server.online = true;
  const before = texts().length;
  await Promise.all(tabs.map((tab) => tab.flush()));
  expect(texts().slice(before)).toEqual(['one']);
});

it('CHAT-3 keeps a late refusal with its text, names it, and goes on with the next', async () => {
  const queue = openQueue();
  const late = vi.fn();
  queue.onLateRefusal(late);
  server.online = false;
  await queue.add(message('to a stranger'));
  await queue.add(message('to the circle'));
  server.online = true;
  server.answer({
    'communication.sendMessage': ({ text }) =>
      text === 'to a stranger'
        ? new Refusal({ code: 'NOT_FOUND', message: 'no such member' })
        : ({} as never),
  });
  await queue.flush();
  expect(states(queue)).toEqual([['to a stranger', 'refused']]);
  expect(late).toHaveBeenCalledWith(expect.objectContaining({ label: 'to a stranger' }));
  expect(bus.state('commands.waiting').get()).toBe(0);
});

it('answers a refusal to a sender who still waits for it, and keeps nothing', async () => {
  server.answer({ 'communication.sendMessage': new Refusal({ code: 'NOT_ALLOWED', message: 'no' }) });
  const queue = openQueue();
  expect(await queue.add(message('one'))).toMatchObject({
    status: 'refused',
    refusal: { code: 'NOT_ALLOWED' },
  });
  expect(queue.commands()).toEqual([]);
});

it('tries a refused one again after those that wait, or forgets it', async () => {
  const queue = openQueue();
  server.online = false;
  await queue.add(message('one'));
  await queue.add(message('two'));
  server.online = true;
  server.answer({ 'communication.sendMessage': new Refusal({ code: 'INVALID_STATE', message: 'no' }) });
  await queue.flush();
  const [one, two] = queue.commands();
  server.answer({ 'communication.sendMessage': {} as never });
  await queue.retry(one?.commandId ?? '');
  await queue.discard(two?.commandId ?? '');
  expect(texts().at(-1)).toBe('one');
  expect(queue.commands()).toEqual([]);
});

it('does not bring back what was discarded on its way', async () => {
  const queue = openQueue();
  let fail: () => void = () => undefined;
  server.answer({
    'communication.sendMessage': () => new Promise((_, reject) => (fail = () => reject(new Error('lost')))),
  });
  const given = message('one');
  const outcome = queue.add(given);
  await vi.waitFor(() => expect(texts()).toEqual(['one']));
  await queue.discard(given.commandId);
  fail();
  await outcome;
  expect(queue.commands()).toEqual([]);
});

it('AUTH-5 waits while nobody is signed in; what one person wrote is never sent, and goes, when another signs in', async () => {
  const queue = openQueue();
  server.answer({ 'communication.sendMessage': new Refusal({ code: 'NOT_SIGNED_IN', message: 'sign in' }) });
  expect(await queue.add(message('one'))).toEqual({ status: 'waiting' });
  const session = testSession();
  bus.state('session.current').set({ ...session, person: { ...session.person, id: testIds.ben } });
  const before = texts().length;
  await queue.flush();
  expect(texts()).toHaveLength(before);
  expect(states(queue)).toEqual([]);
});

it('holds one circle back without the others', async () => {
  const queue = openQueue();
  const other = '99999999-9999-4999-8999-999999999999';
  enter(testIds.circle, other);
  server.online = false;
  await queue.add(message('here'));
  await queue.add(message('there', { circleId: other }));
  server.online = true;
  server.answer({
    'communication.sendMessage': ({ circleId }) => {
      if (circleId === testIds.circle) throw new Error('lost');
      return {} as never;
    },
  });
  await queue.flush();
  expect(states(queue)).toEqual([['here', 'waiting']]);
});

it('works without IndexedDB and says that nothing survives', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const queue = openQueue();
  server.online = false;
  await queue.add(message('one'));
  expect(await queue.survives()).toBe(false);
  server.online = true;
  await queue.flush();
  expect(texts().at(-1)).toBe('one');
  expect(queue.commands()).toEqual([]);
});

it('CHAT-3 holds in memory what the full disk refuses, behind what lies there, and says that it does not survive', async () => {
  const queue = openQueue();
  server.online = false;
  await queue.add(message('on the disk'));
  const full = fillDisk();
  await queue.add(message('in memory'));
  await queue.add(message('in memory, too'));
  expect(await queue.survives()).toBe(false);
  const given = ['on the disk', 'in memory', 'in memory, too'];
  expect(states(queue)).toEqual(given.map((text) => [text, 'waiting']));
  expect((await openQueue().load()).map(({ label }) => label)).toEqual(['on the disk']);

  server.online = true;
  const before = texts().length;
  await queue.flush();
  expect(texts().slice(before)).toEqual(given);
  expect(await queue.load()).toEqual([]);
  full.mockRestore();
});

it('ALL-2 forgets everything on sign-out', async () => {
  const queue = openQueue();
  server.online = false;
  await queue.add(message('one'));
  await queue.wipe();
  const next = openQueue();
  await next.load();
  expect(next.commands()).toEqual([]);
});

/** From here on the browser undoes whatever is written to the disk, as it does without room for it. */
function fillDisk() {
  const write = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = write.apply(this, args);
    this.transaction.abort();
    return request;
  });
}

async function diskText(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('carecircle-commands');
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<{ sealed: { bytes: ArrayBuffer } }[]>((resolve) => {
    const request = database.transaction('commands').objectStore('commands').getAll();
    request.onsuccess = () => resolve(request.result as { sealed: { bytes: ArrayBuffer } }[]);
  });
  expect(rows).toHaveLength(1);
  return rows.map(({ sealed }) => new TextDecoder().decode(sealed.bytes)).join();
}

// The browser's own lock: one holder at a time, in turn.
function giveLocks(): void {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => (turn = turn.then(work));
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: { request } });
}

it('ALL-2 holds what waits in memory alone while this device keeps no data, and on the disk again after', async () => {
  const queue = openQueue();
  server.online = false;
  await queue.add(message('Before'));
  setKeepsData(false);
  await queue.move();
  await queue.add(message('After'));
  expect(await queue.survives()).toBe(false);
  expect(states(queue)).toEqual([
    ['Before', 'waiting'],
    ['After', 'waiting'],
  ]);
  setKeepsData(true);
  const later = openQueue();
  await later.load();
  expect(later.commands()).toEqual([]);

  await queue.move();
  await vi.waitFor(() => expect(states(later)).toEqual(states(queue)));
  expect(states(queue)).toHaveLength(2);
  server.online = true;
  await queue.flush();
  expect(texts().slice(-2)).toEqual(['Before', 'After']);
});

it('ALL-2 CIRC-4 two who learn at once that a circle was lost leave its words once', async () => {
  enter(testIds.circle);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const queue = openQueue();
  await queue.add(message('Lost', { draft: { key: 'chat:twice', text: 'Lost' } }));
  await Promise.all([queue.forgetCircle(testIds.circle), queue.forgetCircle(testIds.circle)]);
  expect(queue.commands()).toEqual([]);
  expect(readDraft('chat:twice')).toBe('Lost');
  sessionStorage.clear();
});

it('ALL-2 CIRC-4 what is given up while it is on its way does not come back, and leaves its words once', async () => {
  enter(testIds.circle);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const queue = openQueue();
  await queue.add(message('Lost', { draft: { key: 'chat:back', text: 'Lost' } }));
  let fail = () => undefined as void;
  const isSent = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', () => {
      resolve();
      return new Promise((_, reject) => (fail = () => reject(new TypeError('offline'))));
    });
  });
  const flushed = queue.flush();
  await isSent;
  // The failure is heard first, and given up before it is written down.
  fail();
  await Promise.all([...Array(5)].map(() => queue.forgetCircle(testIds.circle)));
  await flushed;
  expect(await queue.load()).toEqual([]);
  expect(readDraft('chat:back')).toBe('Lost');
  sessionStorage.clear();
});

it('ALL-2 CIRC-4 what waits for a circle that was lost meanwhile is never sent, and its words stay as a draft', async () => {
  const lost = testIds.recipient;
  enter(testIds.circle, lost);
  const earlier = openQueue();
  server.online = false;
  await earlier.add(message('Lost', { circleId: lost, draft: { key: 'chat:lost', text: 'Lost' } }));
  await earlier.add(message('Mine', { draft: { key: 'chat:mine', text: 'Mine' } }));
  enter(testIds.circle);
  server.online = true;
  const before = texts().length;
  const later = openQueue();
  await later.flush();
  expect(texts().slice(before)).toEqual(['Mine']);
  expect(later.commands()).toEqual([]);
  expect(readDraft('chat:lost')).toBe('Lost');
  expect(sessionStorage).toHaveLength(1);
  sessionStorage.clear();
});
