import { randomUUID } from 'node:crypto';
import { photoUrl } from '@carecircle/contracts';
import { demoPeople } from '@carecircle/demo-data';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../access/people.tables';
import { sendOperation } from '../testing/call-operation';
import { exploreDemo, type TestVisitor } from '../testing/explore-demo';
import { isWhole } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { createTestClock } from '../testing/test-clock';
import { cookieOf } from '../testing/test-person';
import { demoCopies } from './demo.tables';

const minuteMs = 60_000;
/** Weeks are lived through for the first one who enters. */
const livingMs = 240_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** In the middle of an hour, for each hour's circle is lived anew. */
async function startServer(): Promise<TestServer> {
  const clock = createTestClock();
  clock.set('2026-11-21T15:10:00Z');
  return startTestServer({ clock });
}

const titlesOf = async ({ call, circleId }: TestVisitor) =>
  (await call('care.listTasks', { circleId })).tasks.map(({ title }) => title);

describe('ALL-4 the demo circle', () => {
  let ana: TestVisitor;
  beforeAll(async () => {
    ana = await exploreDemo(server);
  }, livingMs);

  it('opens on a family with weeks of history', async () => {
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.circle).toMatchObject({ name: 'Rosa & Hugo', isDemo: true });
    expect(session?.members.map(({ name }) => name)).toEqual(
      Object.values(demoPeople).map(({ name }) => name),
    );
    expect(session?.recipients.map(({ name }) => name)).toEqual(['Rosa', 'Hugo']);
    const { circleId } = ana;
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
    const log = await ana.call('privacy.listAuditEntries', { circleId, limit: 100 });
    expect(new Set(log.entries.map(({ userId }) => userId)).size).toBeGreaterThan(2);
    expect((await ana.call('privacy.getSecurity', { circleId })).audit.isWhole).toBe(true);
    const { alerts } = await ana.call('emergency.listAlerts', { circleId });
    expect(alerts[0]).toMatchObject({ status: 'resolved' });
    expect(alerts[0]?.raisedAt).toBe(alerts[0]?.deadlineAt);
    expect((await ana.call('points.getMemberPoints', { circleId })).totalPoints).toBeGreaterThan(0);
  });

  it('MED-2 REC-1 has faces of whom it cares for, and pictures of what they take', async () => {
    const { session } = await ana.call('circles.getSession', {});
    const { medications } = await ana.call('care.listMedications', { circleId: ana.circleId });
    const urls = [
      ...(session?.recipients ?? []).map((recipient) => photoUrl('recipient', recipient)),
      ...medications.map((medication) => photoUrl('medication', medication)),
    ].filter((url) => url !== null);
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      const { headers, rawPayload } = await server.app.inject({ url, headers: { cookie: ana.cookie } });
      expect(headers['content-type']).toBe('image/webp');
      expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  it('is one of their own for each visitor: nobody sees what another one does', async () => {
    const other = await exploreDemo(server);
    expect(other.circleId).not.toBe(ana.circleId);
    const before = await titlesOf(other);
    await ana.call('care.addTask', {
      ...{ circleId: ana.circleId, taskId: randomUUID(), title: 'Mine alone', description: '' },
      ...{ recipientId: null, assigneeId: null, dueDate: '2026-11-21', dueTime: null },
    });
    await ana.call('account.editAccount', { changes: { address: '1 Own Street' }, seen: {} });
    expect(await titlesOf(ana)).toContain('Mine alone');
    expect(await titlesOf(other)).toEqual(before);
    expect((await other.call('account.getAccount', {})).address).toBe('');
    await expect(other.call('care.listTasks', { circleId: ana.circleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('shares no record with another copy', async () => {
    const other = await exploreDemo(server);
    const idsIn = async ({ call, circleId }: TestVisitor) =>
      (await call('finance.listBills', { circleId })).map(({ id }) => id);
    const [own, others] = [await idsIn(ana), await idsIn(other)];
    expect(own).toHaveLength(others.length);
    expect(own.filter((id) => others.includes(id))).toEqual([]);
  });

  it('is played by several people of one visitor: a second browser enters beside the first', async () => {
    const ben = await exploreDemo(server, { as: 'ben', beside: ana });
    expect(ben.circleId).toBe(ana.circleId);
    expect(ben.id).not.toBe(ana.id);
    expect((await ana.call('account.getAccount', {})).name).toBe('Ana Morales');
    expect((await exploreDemo(server, { as: 'ben' })).circleId).not.toBe(ana.circleId);
  });

  it('AUTH-1 ends the session that the browser had, of a family as of the demo circle itself', async () => {
    const enter = async (cookie: string) =>
      cookieOf((await sendOperation(server.app, 'account.signInToDemo', {}, { cookie })).headers);
    const statusOf = async (cookie: string) =>
      (await server.app.inject({ url: '/api/account/get-account', headers: { cookie } })).statusCode;
    const nora = await server.signUp('Nora');
    const visitor = await enter(nora.cookie);
    expect([await statusOf(nora.cookie), await statusOf(visitor)]).toEqual([401, 200]);
    const again = await enter(visitor);
    expect([await statusOf(visitor), await statusOf(again)]).toEqual([401, 200]);
  });

  it('refuses a name that is no member', async () => {
    await expect(exploreDemo(server, { as: '__proto__' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has people who belong to it alone: they neither join nor make circles of families', async () => {
    const nora = await server.signUp('Nora');
    const { inviteCode } = await nora.createCircle();
    await expect(ana.call('circles.joinCircle', { inviteCode })).rejects.toMatchObject({
      code: 'NOT_IN_DEMO',
    });
    await expect(ana.createCircle()).rejects.toMatchObject({ code: 'NOT_IN_DEMO' });
  });

  it('is closed to families’ own people, even with its code', async () => {
    const nora = await server.signUp('Nora');
    const { inviteCode } = await ana.call('circles.getInviteCode', { circleId: ana.circleId });
    await expect(nora.call('circles.joinCircle', { inviteCode })).rejects.toMatchObject({
      code: 'INVITE_CODE_INVALID',
    });
  });
});

describe('ALL-4 a reset of the demo circle', () => {
  it('restores what was there, what its people changed of themselves included, and tells open screens', async () => {
    const ana = await exploreDemo(server);
    const { circleId } = ana;
    const [tasks, account] = [await titlesOf(ana), await ana.call('account.getAccount', {})];
    const { positions } = await ana.call('circles.getSession', {});
    const { tasks: open } = await ana.call('care.listTasks', { circleId });
    await ana.call('care.deleteTask', { circleId, taskId: open[0]?.id as string });
    await ana.call('account.editAccount', { changes: { address: '1 Own Street' }, seen: {} });
    const before = Number((await server.eventsOf(circleId)).at(-1)?.sequence);
    await ana.call('circles.resetDemoCircle', { circleId });
    expect(await titlesOf(ana)).toEqual(tasks);
    expect(await ana.call('account.getAccount', {})).toEqual(account);
    const told = (await server.eventsOf(circleId)).filter(({ sequence }) => sequence > before);
    expect(told.map(({ type }) => type)).toEqual(['circle.reset']);
    expect(Number(positions[circleId])).toBeLessThan(before);
  });

  it('is done once at a time, and six times an hour', async () => {
    const { call, circleId } = await exploreDemo(server);
    const reset = () => call('circles.resetDemoCircle', { circleId });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, reset));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset()).rejects.toMatchObject({ code: 'RESET_TOO_SOON' });
    for (let done = 1; done < 6; done += 1) {
      server.clock.advance(minuteMs);
      await reset();
    }
    server.clock.advance(minuteMs);
    await expect(reset()).rejects.toMatchObject({ code: 'RESET_TOO_SOON' });
  });
});

describe('ALL-4 demo circles of an installation', () => {
  const copies = () => server.spine.database.db.select().from(demoCopies);
  const gone = {
    address: '203.0.113.9',
    userAgent: '',
    isEncrypted: false,
    sessionId: null,
    setCookie: () => undefined,
  };

  it('are not made for who has left', async () => {
    const before = (await copies()).length;
    const entering = server.spine.services.demo?.enter({
      ...{ as: 'ana', present: null },
      caller: { ...gone, hasLeft: () => true },
    });
    await expect(entering).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await copies()).toHaveLength(before);
  });

  if (isWhole)
    it('are so many for one network address; the longest unused one goes for another', async () => {
      const fresh = await startServer();
      const visitors: TestVisitor[] = [];
      for (let made = 0; made < 12; made += 1) visitors.push(await exploreDemo(fresh));
      await expect(exploreDemo(fresh)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
      fresh.clock.advance(20 * minuteMs);
      await visitors[0]?.call('circles.getSession', {});
      await exploreDemo(fresh);
      expect((await visitors[0]?.call('circles.getSession', {}))?.session).not.toBeNull();
      await expect(visitors[1]?.call('account.getAccount', {})).rejects.toMatchObject({
        code: 'NOT_SIGNED_IN',
      });
      await fresh.stop();
    });

  it('are erased with their people three hours after their last use, and nothing is left of them', async () => {
    const { id, circleId } = await exploreDemo(server);
    const used = await exploreDemo(server);
    server.clock.advance(100 * minuteMs);
    await used.call('circles.getSession', {});
    await server.tidyDemo();
    server.clock.advance(100 * minuteMs);
    await server.tidyDemo();
    const { db } = server.spine.database;
    expect((await copies()).map((copy) => copy.circleId)).toEqual([used.circleId]);
    expect(await db.select().from(people).where(eq(people.id, id))).toEqual([]);
    const tables = await db.execute<{ name: string; column: string }>(sql`
      select table_name as name, column_name as column from information_schema.columns
      where table_schema = current_schema() and column_name in ('circle_id', 'scope_id', 'person_id')`);
    for (const { name, column } of tables.rows) {
      const left = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where ${sql.identifier(column)} in (${circleId}, ${id})`,
      );
      expect(left.rows, `${name}.${column}`).toEqual([]);
    }
  });
});
