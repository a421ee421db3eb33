import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipient, addMedication } from '../api-conformance/fixture-records';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { auditChains, auditEntries } from './audit.tables';
import { verifyChain } from './verify-chain';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let recipientId: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
  circle = await ana.createCircle();
  await circle.join(ben);
  recipientId = await addRecipient(circle, 'Rosa');
  await addMedication(circle, 'Rosa', recipientId);
});
afterAll(() => server.stop());

const db = () => server.spine.database.db;
const entriesFor = async (person: TestPerson, range: { from?: string; to?: string } = {}) => {
  await server.spine.readLog.settled();
  return (await person.call('privacy.listAuditEntries', { circleId: circle.id, limit: 100, ...range }))
    .entries;
};
const reading = () => ben.call('care.listMedications', { circleId: circle.id });

describe('PRIV-2 the audit log', () => {
  it('tells who saw medications, once in ten minutes, with time, address and device', async () => {
    await reading();
    await reading();
    const own = (await entriesFor(ana)).filter(
      ({ action, userId }) => action === 'VIEW_MEDICATIONS' && userId === ben.id,
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      details: { operation: 'care/list-medications', subjectId: null },
      ipAddress: '127.0.0.1',
    });
    server.clock.advance(600_001);
    await reading();
    const later = (await entriesFor(ana)).filter(
      ({ action, userId }) => action === 'VIEW_MEDICATIONS' && userId === ben.id,
    );
    expect(later).toHaveLength(2);
  });

  it('tells of changes and sign-ins, and whom they are about', async () => {
    await server.call('account.signIn', { email: ben.email, password: ben.password });
    const entries = await entriesFor(ana);
    expect(entries).toContainEqual(expect.objectContaining({ action: 'LOGIN', userId: ben.id }));
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'UPDATE_HEALTH',
        userId: ana.id,
        details: { operation: 'circles/add-recipient', subjectId: recipientId, name: '' },
      }),
    );
  });

  it('says nothing of a change that was refused', async () => {
    const before = await entriesFor(ana);
    const refused = ben.call('circles.removeMember', { circleId: circle.id, memberId: ana.id });
    await expect(refused).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await entriesFor(ana)).toEqual(before);
  });

  it('shows a member what they did and what is theirs, an admin all of it', async () => {
    const own = await entriesFor(ben);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ userId, details }) => userId === ben.id || details.subjectId === ben.id)).toBe(true);
    expect((await entriesFor(ana)).length).toBeGreaterThan(own.length);
    await ana.call('circles.editRecipient', {
      ...{ circleId: circle.id, recipientId, changes: { decisionMakerIds: [ben.id] } },
    });
    expect(await entriesFor(ben)).toContainEqual(
      expect.objectContaining({ action: 'UPDATE_HEALTH', userId: ana.id }),
    );
  });

  it('is read in pages and by range', async () => {
    const all = await entriesFor(ana);
    const { entries, nextCursor } = await ana.call('privacy.listAuditEntries', {
      circleId: circle.id,
      limit: 2,
    });
    const rest = await ana.call('privacy.listAuditEntries', {
      circleId: circle.id,
      limit: 100,
      cursor: nextCursor ?? '',
    });
    expect([...entries, ...rest.entries]).toEqual(all);
    expect(await entriesFor(ana, { from: '2999-01-01T00:00:00.000Z' })).toEqual([]);
  });

  it('of another circle is as if it did not exist', async () => {
    const stranger = await server.signUp('Stranger');
    await stranger.createCircle();
    const call = stranger.call('privacy.listAuditEntries', { circleId: circle.id });
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('PRIV-5 the chain of entries', () => {
  it('is whole, also after many at once', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        ana.call('privacy.changeDataExport', { circleId: circle.id, allowDataExport: true }),
      ),
    );
    const check = await verifyChain(db(), circle.id);
    expect(check).toEqual({ entries: (await entriesFor(ana)).length, wrongAt: null });
  });

  it('lets nobody change or remove an entry', async () => {
    const changing = db()
      .update(auditEntries)
      .set({ action: 'LOGIN' })
      .where(eq(auditEntries.circleId, circle.id));
    await expect(changing.execute()).rejects.toThrow();
    const removing = db().delete(auditEntries).where(eq(auditEntries.circleId, circle.id));
    await expect(removing.execute()).rejects.toThrow();
  });

  it.each([
    ['changed', sql`update audit_entries set user_id = null where sequence = 2`, 2],
    ['removed', sql`delete from audit_entries where sequence = 3`, 3],
    ['slipped in', sql`update audit_entries set sequence = sequence + 1000 where sequence >= 4`, 4],
    [
      'cut off at the end',
      sql`delete from audit_entries where sequence = (select max(sequence) from audit_entries)`,
      null,
    ],
  ])('shows an entry that was %s behind the triggers', async (_what, tampering, at) => {
    const rows = await db().select().from(auditEntries).orderBy(auditEntries.sequence);
    const tampered = db().transaction(async (tx) => {
      await tx.execute(sql`alter table audit_entries disable trigger all`);
      await tx.execute(tampering);
      const check = await verifyChain(tx, circle.id);
      const security = check.wrongAt;
      expect(security).toBe(at ?? rows.length);
      throw new Error('put back');
    });
    await expect(tampered).rejects.toThrow('put back');
    expect((await verifyChain(db(), circle.id)).wrongAt).toBeNull();
  });

  it('goes with its circle', async () => {
    const other = await ana.createCircle();
    await addRecipient(other, 'Hugo');
    const { eraseCircle } = await import('../records/erase-circle');
    await db().transaction((tx) => eraseCircle(tx, other.id));
    expect(await db().select().from(auditChains).where(eq(auditChains.circleId, other.id))).toEqual([]);
  });
});
