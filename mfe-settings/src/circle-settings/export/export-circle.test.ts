import { afterEach, beforeEach, expect, it } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { fakeServer, testIds, testSession, type FakeServer } from '@carecircle/remote-kit/testing';
import { exportCircle } from './export-circle';
import { mostPages } from './read-all';

const empty = {
  'circles.listRecipients': [],
  'care.listCalendarEvents': [],
  'care.listFullDays': [],
  'care.listMedications': { medications: [], figures: [], adherence: null },
  'care.listDoseLog': { entries: [], nextCursor: null },
  'care.listCheckIns': { checkIns: [], nextCursor: null },
  'care.listHandOffNotes': { notes: [], nextCursor: null },
  'care.listCareTimes': { careTimes: [], nextCursor: null },
  'care.listJournal': { entries: [], nextCursor: null },
  'communication.listMessages': { messages: [], before: null, readMarks: [] },
  'emergency.listContacts': [],
  'emergency.listAlerts': { alerts: [], nextCursor: null },
  'finance.listBills': [],
  'finance.listTransactions': { transactions: [], nextCursor: null },
};

const realFetch = globalThis.fetch;
let server: FakeServer;

function answer(changes: object): void {
  server = fakeServer({ ...empty, ...changes } as never);
  globalThis.fetch = server.fetch;
}
beforeEach(() => bus.checksCome());
afterEach(() => {
  globalThis.fetch = realFetch;
});

const contentOf = async (file: Blob) => JSON.parse(await file.text()) as Record<string, unknown[]>;

it('SET-3 an export holds every page of what its member may see', async () => {
  answer({
    'care.listTasks': ({ cursor }: { cursor?: string }) => ({
      tasks: [{ id: cursor ?? 'first' }],
      nextCursor: cursor ? null : 'second',
    }),
  });
  const content = await contentOf(await exportCircle(testSession()));
  expect(content.tasks).toEqual([{ id: 'first' }, { id: 'second' }]);
  expect(content.members).toHaveLength(3);
  expect(content.cutOff).toEqual([]);
  expect(content.circle).toMatchObject({ id: testIds.circle });
});

it('SET-3 CIRC-4 an export asks for nothing that its member may not see', async () => {
  answer({ 'care.listTasks': { tasks: [], nextCursor: null } });
  const content = await contentOf(await exportCircle(testSession({ role: 'friend' })));
  expect(Object.keys(content)).not.toContain('bills');
  expect(Object.keys(content)).not.toContain('medications');
  expect(server.callsOf('finance.listBills')).toHaveLength(0);
});

it('SET-3 an export has an end, and says which list it cut off', async () => {
  answer({ 'care.listTasks': { tasks: [{ id: 'one' }], nextCursor: 'next' } });
  const content = await contentOf(await exportCircle(testSession()));
  expect(content.tasks).toHaveLength(mostPages);
  expect(content.cutOff).toEqual(['tasks']);
});
