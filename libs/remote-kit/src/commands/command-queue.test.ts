import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { Refusal } from '../operations/refusal';
import { fakeServer, type FakeServer } from '../testing/fake-server';
import { testIds, testSession } from '../testing/test-session';
import { CommandQueue } from './command-queue';
import type { QueuedCommand } from './queued-command';

let server: FakeServer;
let count = 0;

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

const texts = () => server.callsOf('communication.sendMessage').map(({ text }) => text);
const states = (queue: CommandQueue) =>
  queue.commands().map(({ input, state }) => [(input as { text: string }).text, state]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = fakeServer({ 'communication.sendMessage': {} as never });
  vi.stubGlobal('fetch', server.fetch);
  bus.state('session.current').set(testSession());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  bus.state('session.current').set(null);
});

it('CHAT-3 sends at once and keeps nothing when the server takes it', async () => {
  const queue = new CommandQueue();
  const sent = message('Hello');
  expect(await queue.add(sent)).toMatchObject({ status: 'done' });
  expect(server.callsOf('communication.sendMessage')).toEqual([
    { ...sent.input, circleId: testIds.circle, commandId: sent.commandId },
  ]);
  expect(queue.commands()).toEqual([]);
});

it('CHAT-3 keeps what is written offline and sends it later, once, in order', async () => {
  const queue = new CommandQueue();
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

it('CHAT-3 repeats a lost answer with the same command id', async () => {
  const queue = new CommandQueue();
  server.online = false;
  await queue.add(message('one'));
  server.online = true;
  await queue.flush();
  const ids = server.callsOf('communication.sendMessage').map(({ commandId }) => commandId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('CHAT-3 survives the closing of the tab, stored before it was sent, and unreadable on the disk', async () => {
  let answered: () => void = () => undefined;
  server.answer({
    'communication.sendMessage': () => new Promise((resolve) => (answered = () => resolve({} as never))),
  });
  const closing = new CommandQueue();
  void closing.add(message('secret words'));
  await vi.waitFor(() => expect(texts()).toEqual(['secret words']));

  const next = new CommandQueue();
  await next.load();
  expect(states(next)).toEqual([['secret words', 'waiting']]);
  expect(await diskText()).not.toContain('secret words');
  answered();
});

it('CHAT-3 sends once from several tabs', async () => {
  const tabs = [new CommandQueue(), new CommandQueue(), new CommandQueue()];
  giveLocks();
  server.online = false;
  await tabs[0]?.add(message('one'));
  server.online = true;
  const before = texts().length;
  await Promise.all(tabs.map((tab) => tab.flush()));
  expect(texts().slice(before)).toEqual(['one']);
});

it('CHAT-3 keeps a late refusal with its text, names it, and goes on with the next', async () => {
  const queue = new CommandQueue();
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
  const queue = new CommandQueue();
  expect(await queue.add(message('one'))).toMatchObject({
    status: 'refused',
    refusal: { code: 'NOT_ALLOWED' },
  });
  expect(queue.commands()).toEqual([]);
});

it('tries a refused one again after those that wait, or forgets it', async () => {
  const queue = new CommandQueue();
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
  const queue = new CommandQueue();
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

it('waits while nobody is signed in, and never sends what another person wrote', async () => {
  const queue = new CommandQueue();
  server.answer({ 'communication.sendMessage': new Refusal({ code: 'NOT_SIGNED_IN', message: 'sign in' }) });
  expect(await queue.add(message('one'))).toEqual({ status: 'waiting' });
  const session = testSession();
  bus.state('session.current').set({ ...session, person: { ...session.person, id: testIds.ben } });
  const before = texts().length;
  await queue.flush();
  expect(texts()).toHaveLength(before);
  expect(states(queue)).toEqual([['one', 'waiting']]);
});

it('holds one circle back without the others', async () => {
  const queue = new CommandQueue();
  const other = '99999999-9999-4999-8999-999999999999';
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
  const queue = new CommandQueue();
  server.online = false;
  await queue.add(message('one'));
  expect(await queue.survives()).toBe(false);
  server.online = true;
  await queue.flush();
  expect(texts().at(-1)).toBe('one');
  expect(queue.commands()).toEqual([]);
});

it('ALL-2 forgets everything on sign-out', async () => {
  const queue = new CommandQueue();
  server.online = false;
  await queue.add(message('one'));
  await queue.wipe();
  const next = new CommandQueue();
  await next.load();
  expect(next.commands()).toEqual([]);
});

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
