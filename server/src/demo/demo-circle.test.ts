import { demoPeople } from '@carecircle/demo-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { cookieOf, personOf } from '../testing/test-person';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Presses *Explore the demo circle*. */
async function explore(as?: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/account/sign-in-to-demo',
    payload: { commandId: crypto.randomUUID(), ...(as && { as }) },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return personOf(server.app, {
    id: answer.json().personId,
    name: as ?? 'ana',
    email: '',
    password: '',
    cookie: cookieOf(answer.headers),
  });
}

describe('ALL-4 the demo circle', () => {
  it('opens on a family with weeks of history', async () => {
    const ana = await explore();
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.circle).toMatchObject({ name: 'Rosa & Hugo', isDemo: true });
    expect(session?.members.map(({ name }) => name)).toEqual(
      Object.values(demoPeople).map(({ name }) => name),
    );
    expect(session?.recipients.map(({ name }) => name)).toEqual(['Rosa', 'Hugo']);
    const circleId = session?.circle?.id as string;
    const tasks = await ana.call('care.listTasks', { circleId });
    expect(tasks.counts.completed).toBeGreaterThan(15);
    expect(tasks.counts.pending).toBeGreaterThan(5);
    const now = server.clock.now().getTime();
    const [from = '', to = ''] = [now - 12 * 86_400_000, now + 14 * 86_400_000].map((moment) =>
      new Date(moment).toISOString().slice(0, 10),
    );
    const events = await ana.call('care.listCalendarEvents', { circleId, from, to });
    expect(new Set(events.map(({ status }) => status))).toEqual(
      new Set(['pending', 'completed', 'cancelled']),
    );
    expect((await ana.call('communication.listMessages', { circleId })).messages.length).toBeGreaterThan(15);
    const { alerts } = await ana.call('emergency.listAlerts', { circleId });
    expect(alerts[0]).toMatchObject({ status: 'resolved' });
    expect(alerts[0]?.raisedAt).toBe(alerts[0]?.deadlineAt);
    expect((await ana.call('points.getMemberPoints', { circleId })).totalPoints).toBeGreaterThan(0);
  });

  it('is one circle for all visitors, whoever they enter as', async () => {
    const [ana, ben] = await Promise.all([explore(), explore('ben')]);
    const circles = await Promise.all(
      [ana, ben].map(async (person) => (await person.call('circles.getSession', {})).session?.circle?.id),
    );
    expect(circles[0]).toBe(circles[1]);
  });

  it('refuses a name that is no member', async () => {
    await expect(
      callOperation(server.app, 'account.signInToDemo', { as: '__proto__' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('begins anew on demand and tells open screens', async () => {
    const ana = await explore();
    const circleId = (await ana.call('circles.getSession', {})).session?.circle?.id as string;
    const before = await ana.call('care.listTasks', { circleId });
    const [first] = before.tasks;
    await ana.call('care.deleteTask', { circleId, taskId: first?.id as string });
    await ana.call('circles.resetDemoCircle', { circleId });
    expect((await ana.call('care.listTasks', { circleId })).counts).toEqual(before.counts);
    expect((await server.eventsOf(circleId)).at(-1)?.type).toBe('circle.reset');
  });
});
