import { randomUUID } from 'node:crypto';
import { invoicesPath } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grant, listRequests } from '../../grants/operators-desk';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let helpers: TestPerson[];
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, ...helpers] = (await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'].map((name) => server.signUp(name)),
  )) as [TestPerson, TestPerson, ...TestPerson[]];
});
beforeEach(async () => {
  server.clock.set(new Date('2026-01-15T12:00:00Z'));
  circle = await ana.createCircle({ planId: 'basic' });
  await circle.join(ben);
});
afterAll(() => server.stop());

const answerOf = (person = ana) => person.call('billing.getPlan', { circleId: circle.id });
const planOf = async () => (await answerOf()).plan;
const put = (planId: 'basic' | 'premium' | 'family', isPaid = false) =>
  grant(server.spine, { circleId: circle.id, planId, interval: 'monthly', isPaid });
const upload = (sizeBytes: number) =>
  ana.call('documents.startUpload', {
    ...{ circleId: circle.id, uploadId: randomUUID(), documentId: null, name: 'a.pdf', sizeBytes },
  });
const invite = () =>
  ana.call('invitations.inviteMember', {
    circleId: circle.id,
    invitationId: randomUUID(),
    name: 'Zoe',
    role: 'family',
    method: 'email',
    email: `zoe.${randomUUID()}@example.org`,
    phone: null,
  });

const secretOf = async (invitationId: string) => {
  const listed = await ana.call('invitations.listInvitations', { circleId: circle.id });
  return listed.find(({ invitation }) => invitation.id === invitationId)?.code ?? '';
};

describe('the plan of a circle', () => {
  it('SET-6 is Basic at first, with what of it is used', async () => {
    expect(await answerOf(ben)).toMatchObject({
      plan: { planId: 'basic', interval: null, request: null },
      usage: { members: 2, storageBytes: 0 },
      canPay: false,
    });
  });

  it('SET-6 without a provider an admin asks, the operator sees it and grants it', async () => {
    const order = { circleId: circle.id, planId: 'premium', interval: 'yearly' } as const;
    await expect(ben.call('billing.requestPlan', order)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await ana.call('billing.requestPlan', order);
    expect((await planOf()).request).toMatchObject({ planId: 'premium', requestedBy: ana.id });
    const lines = await listRequests(server.spine.database.db);
    expect(lines.some((line) => line.startsWith(`${circle.inviteCode}  premium yearly`))).toBe(true);
    await put('premium', true);
    expect(await planOf()).toMatchObject({
      ...{ planId: 'premium', payee: 'operator', request: null, isEnding: false },
      periodEndsAt: '2026-02-15T12:00:00.000Z',
    });
    await expect(put('premium', true)).rejects.toThrow('invoice already');
    await expect(ana.call('billing.startCheckout', order)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('SET-6 a request can be taken back', async () => {
    await ana.call('billing.requestPlan', { circleId: circle.id, planId: 'family', interval: 'monthly' });
    await ana.call('billing.withdrawPlanRequest', { circleId: circle.id });
    expect((await planOf()).request).toBeNull();
  });

  it('SET-6 it goes on by itself, and cancelled it holds to the end of its period', async () => {
    await put('premium');
    server.clock.set(new Date('2026-02-15T12:00:00Z'));
    await server.settled();
    expect((await planOf()).periodEndsAt).toBe('2026-03-15T12:00:00.000Z');
    await ana.call('billing.cancelPlan', { circleId: circle.id });
    expect(await planOf()).toMatchObject({ planId: 'premium', isEnding: true });
    await ana.call('billing.keepPlan', { circleId: circle.id });
    await ana.call('billing.cancelPlan', { circleId: circle.id });
    server.clock.set(new Date('2026-03-15T11:59:00Z'));
    await server.settled();
    expect(await planOf()).toMatchObject({ planId: 'premium' });
    server.clock.set(new Date('2026-03-15T12:00:00Z'));
    await server.settled();
    expect(await planOf()).toMatchObject({ planId: 'basic', periodEndsAt: null, isEnding: false });
  });

  it('SET-6 invoices of each paid period, and as a PDF file for admins', async () => {
    await put('premium', true);
    server.clock.set(new Date('2026-02-16T12:00:00Z'));
    await server.settled();
    await put('premium', true);
    const { invoices } = await ana.call('billing.listInvoices', { circleId: circle.id });
    expect(invoices.map(({ amountCents, currency, status }) => [amountCents, currency, status])).toEqual([
      [999, 'USD', 'paid'],
      [999, 'USD', 'paid'],
    ]);
    const url = `${invoicesPath}?circleId=${circle.id}`;
    const file = await server.app.inject({ url, headers: { cookie: ana.cookie } });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await server.app.inject({ url, headers: { cookie: ben.cookie } })).statusCode).toBe(403);
    await expect(ben.call('billing.listInvoices', { circleId: circle.id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});

describe('news of a plan', () => {
  const told = async (person: TestPerson) => {
    await server.settled();
    const { notifications } = await person.call('notifications.listNotifications', { limit: 100 });
    return notifications
      .filter(({ circleId, cause }) => circleId === circle.id && cause === 'plan-changed')
      .map(({ values }) => values.news);
  };

  it('SET-6 NOTE-1 is for the admins, and for nobody of their own act', async () => {
    const cleo = helpers[0] as TestPerson;
    await circle.join(cleo, 'admin');
    await ana.call('billing.requestPlan', { circleId: circle.id, planId: 'premium', interval: 'monthly' });
    expect(await told(ana)).toEqual([]);
    await put('premium');
    await ana.call('billing.cancelPlan', { circleId: circle.id });
    await cleo.call('billing.keepPlan', { circleId: circle.id });
    await put('basic');
    expect(await told(ana)).toEqual(['ended', 'kept', 'started']);
    expect(await told(cleo)).toEqual(['ended', 'cancelled', 'started']);
    expect(await told(ben)).toEqual([]);
  });

  it('SET-6 says that a cancelled plan has ended, and not that a period began anew', async () => {
    await put('premium');
    server.clock.set(new Date('2026-02-15T12:00:00Z'));
    expect(await told(ana)).toEqual(['started']);
    await ana.call('billing.cancelPlan', { circleId: circle.id });
    server.clock.set(new Date('2026-03-15T12:00:00Z'));
    expect(await told(ana)).toEqual(['ended', 'started']);
  });
});

describe('limits of a plan', () => {
  const full = { code: 'PLAN_FULL', body: { details: { number: 5, most: 5 } } };

  it('SET-6 stop one member more, by code and by invitation, with n of m', async () => {
    for (const person of helpers.slice(0, 3)) await circle.join(person);
    const [, , , late] = helpers as [TestPerson, TestPerson, TestPerson, TestPerson];
    await expect(circle.request(late)).rejects.toMatchObject(full);
    await expect(invite()).rejects.toMatchObject(full);
    await put('premium');
    await circle.join(late);
    expect((await answerOf()).usage.members).toBe(6);
  });

  it('SET-6 of two who ask for the last place at once one is in', async () => {
    for (const person of helpers.slice(0, 2)) await circle.join(person);
    const both = await Promise.allSettled(helpers.slice(2, 4).map((person) => circle.request(person)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('SET-6 of two who wait and are admitted at once on a smaller plan one is in, and the other goes on waiting', async () => {
    await put('premium');
    for (const person of helpers.slice(0, 2)) await circle.join(person);
    const waiting = helpers.slice(2, 4);
    for (const person of waiting) await circle.request(person);
    await put('basic');
    const admit = ({ id: memberId }: TestPerson) =>
      ana.call('circles.admitMember', { circleId: circle.id, memberId, role: 'family' });
    const both = await Promise.allSettled(waiting.map(admit));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: full });
    expect(await ana.call('circles.listPendingMembers', { circleId: circle.id })).toHaveLength(1);
  });

  it('SET-6 of one who accepts an invitation and one who is admitted at once one is in', async () => {
    await put('premium');
    for (const person of helpers.slice(0, 2)) await circle.join(person);
    const [, , asking, invited] = helpers as [TestPerson, TestPerson, TestPerson, TestPerson];
    await circle.request(asking);
    const secret = await secretOf((await invite()).id);
    await put('basic');
    const both = await Promise.allSettled([
      ana.call('circles.admitMember', { circleId: circle.id, memberId: asking.id, role: 'family' }),
      invited.call('invitations.acceptInvitation', { secret }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ana.call('circles.getSession', {})).session?.members).toHaveLength(5);
  });

  it('SET-6 whoever was turned down holds no place', async () => {
    for (const person of helpers.slice(0, 2)) await circle.join(person);
    const [, , refused, next] = helpers as [TestPerson, TestPerson, TestPerson, TestPerson];
    await circle.request(refused);
    await ana.call('circles.rejectMember', { circleId: circle.id, memberId: refused.id });
    await circle.request(next);
  });

  it('SET-6 an open invitation holds a place, and whoever has it finds it', async () => {
    for (const person of helpers.slice(0, 2)) await circle.join(person);
    await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'PLAN_FULL' });
  });

  it('SET-6 after a change to a smaller plan everything stays, and only new is refused', async () => {
    await put('family');
    for (const person of helpers) await circle.join(person);
    await upload(100 * 2 ** 20);
    await put('basic');
    const { plan, usage } = await answerOf(helpers[4]);
    expect([plan.planId, usage.members, usage.storageBytes]).toEqual(['basic', 7, 100 * 2 ** 20]);
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.members).toHaveLength(7);
    await expect(invite()).rejects.toMatchObject({
      code: 'PLAN_FULL',
      body: { details: { number: 7, most: 5 } },
    });
    await ana.call('emergency.armAlert', {
      ...{ circleId: circle.id, alertId: randomUUID(), type: 'panic', message: 'help', location: null },
    });
  });

  it('SET-6 storage is that of the plan, and without one on Family Plus', async () => {
    const storage = () => ana.call('documents.getDocumentStorage', { circleId: circle.id });
    expect((await storage()).mostBytes).toBe(2 ** 30);
    for (let file = 0; file < 10; file += 1) await upload(100 * 2 ** 20);
    await expect(upload(100 * 2 ** 20)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    await put('premium');
    await upload(100 * 2 ** 20);
    await put('family');
    expect((await storage()).mostBytes).toBeNull();
    await put('basic');
    await expect(upload(1)).rejects.toMatchObject({
      body: { details: { freeBytes: 0, mostBytes: 2 ** 30 } },
    });
  });
});
