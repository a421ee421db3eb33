import { randomUUID } from 'node:crypto';
import { RemoteManifest } from '@carecircle/contracts/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { readAnswers } from './read-answers';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({ timeZone: 'Pacific/Auckland' });
});
afterAll(() => server.stop());

/** What a page gives of one slot item, which reads these. */
async function answersOf(reads: RemoteManifest['slots'][number]['reads'], now: Date) {
  const parts = {
    routes: [],
    navigation: [],
    menu: [],
    quickActions: [],
    skills: [],
    chunks: {},
    borrowed: {},
  };
  const manifest = RemoteManifest.parse({
    ...{ name: 'mfe-test', version: '1.0.0', commit: 'test', contractRange: '^0.1.0', entry: 'remote.js' },
    ...{ shared: {}, files: [], words: {}, icons: {}, publishes: [], consumes: [], background: false },
    ...parts,
    slots: [{ slot: 'dashboard.cards', id: 'item', order: 1, reads }],
  });
  const releases = [{ remote: 'mfe-test', current: { manifest, baseUrl: '/' }, previous: null }];
  const { session } = await ana.call('circles.getSession', { circleId: circle.id });
  return readAnswers(server.spine, { releases, session }, [{ remote: 'mfe-test', part: 'slot:item' }], {
    person: { id: ana.id, name: ana.name },
    caller: { address: '::1' },
    now,
  } as never);
}

it('MFE-6 a read of the present day is answered for the day in the circle’s zone, under the input that the part will ask with', async () => {
  const event = {
    ...{ circleId: circle.id, description: '', recipientId: null, time: null, endTime: null },
    ...{ type: 'other' as const, place: '', doctor: '', reminder: false },
  };
  const id = randomUUID();
  await ana.call('care.addCalendarEvent', {
    ...event,
    ...{ calendarEventId: id, title: 'Walk', date: '2026-07-02' },
  });
  const read = { operation: 'care.listCalendarEvents', input: { from: '$today', to: '$today' } };
  const [answer] = await answersOf([read], new Date('2026-07-01T13:00:00Z'));
  expect(answer?.input).toEqual({ from: '2026-07-02', to: '2026-07-02' });
  expect(answer?.output).toMatchObject([{ id, title: 'Walk' }]);
});

it('MFE-6 a read that nobody answers is left out', async () => {
  expect(await answersOf([{ operation: 'care.nothing', input: {} }], new Date())).toEqual([]);
});
