import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { medicationFixture } from '../../../testing/medication-fixture';
import { startTestServer } from '../../../testing/start-test-server';
import { doses } from '../medications.tables';

const s = medicationFixture(['ben', 'cleo', 'fran']);

describe('missed doses', () => {
  it('MED-6 are told up the chain, one after another, until somebody says something', async () => {
    const { id } = await s.add({
      ...{ giverId: s.cleo.id, escalationChain: [s.ben.id, s.fran.id], missedAfterMinutes: 30 },
    });
    await s.at('2026-11-21T08:00:00Z');
    expect(await s.toldTo(s.cleo)).toEqual(['dose-due high']);
    await s.at('2026-11-21T08:29:59Z');
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 due']);
    await s.at('2026-11-21T08:30:00Z');
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 missed']);
    expect(await s.toldTo(s.cleo)).toEqual(['dose-due high', 'dose-missed high']);
    expect(await s.toldTo(s.ben)).toEqual([]);
    await s.at('2026-11-21T08:45:00Z');
    expect(await s.toldTo(s.ben)).toEqual(['dose-still-missed high']);
    expect((await s.doses('2026-11-21'))[0]?.toldIds).toEqual([s.cleo.id, s.ben.id]);
    await s.ben.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.at('2026-11-21T09:30:00Z');
    expect(await s.toldTo(s.fran)).toEqual(['dose-taken high']);
    expect(await s.toldTo(s.cleo)).toHaveLength(3);
    expect((await s.logOf(id)).map(({ status }) => status)).toEqual(['taken', 'missed']);
  });

  it('MED-6 with nobody named, all who may log a due dose are told of it, and nobody else', async () => {
    await s.add();
    await s.add({ name: 'Warfarin', priority: 'critical', missedAfterMinutes: 180 });
    await s.at('2026-11-21T08:00:00Z');
    for (const person of [s.ana, s.ben, s.cleo])
      expect((await s.toldTo(person)).sort()).toEqual(['critical-dose-due urgent', 'dose-due high']);
    expect(await s.toldTo(s.fran)).toEqual([]);
  });

  it('MED-6 doses that an earlier version watched only once missed are told of when they are due', async () => {
    await s.add();
    const { database } = s.server.spine;
    await database.db
      .update(doses)
      .set({ watchAt: sql`${doses.dueAt} + interval '1 hour'`, watchFor: 'missed' })
      .where(eq(doses.circleId, s.circle.id));
    await s.at('2026-11-21T12:00:00Z');
    await s.at('2026-11-22T08:00:00Z');
    expect(await s.toldTo(s.ben)).toEqual(['dose-missed-unassigned high', 'dose-due high']);
  });

  it('MED-6 a dose that was taken back before its time is told of when it is due', async () => {
    const { id } = await s.add({ giverId: s.cleo.id });
    await s.at('2026-11-21T07:30:00Z');
    const { dose } = await s.ben.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.ben.call('care.undoDose', { circleId: s.circle.id, doseId: dose.id });
    await s.at('2026-11-21T08:00:00Z');
    expect(await s.toldTo(s.cleo)).toEqual(['dose-taken high', 'dose-due high']);
  });

  it('MED-6 a giver who may see medications no more leaves a due dose to all who may log it', async () => {
    await s.add({ giverId: s.fran.id });
    const memberId = s.fran.id;
    await s.ana.call('circles.changeMemberRole', { circleId: s.circle.id, memberId, role: 'friend' });
    await s.at('2026-11-21T08:00:00Z');
    for (const person of [s.ana, s.ben, s.cleo]) expect(await s.toldTo(person)).toEqual(['dose-due high']);
  });

  it('MED-6 without a chain everyone is told who may see it; a critical one urgently', async () => {
    await s.add({ priority: 'critical', missedAfterMinutes: 0 });
    await s.at('2026-11-21T08:00:00Z');
    for (const person of [s.ana, s.ben, s.cleo, s.fran])
      expect(await s.toldTo(person)).toEqual(['critical-dose-missed-unassigned urgent']);
  });

  it('MED-6 the chain goes on without those who left', async () => {
    const { id } = await s.add({ giverId: s.ben.id, escalationChain: [s.cleo.id, s.fran.id] });
    await s.circle.remove(s.ben);
    await s.server.settled();
    const { medications } = await s.list();
    expect(medications).toMatchObject([{ id, giverId: null, escalationChain: [s.cleo.id, s.fran.id] }]);
    await s.at('2026-11-21T09:00:00Z');
    expect(await s.toldTo(s.cleo)).toEqual(['dose-missed high']);
  });

  it('MED-6 a longer delay holds for doses that are open already', async () => {
    const { id } = await s.add({ missedAfterMinutes: 30 });
    await s.at('2026-11-21T08:20:00Z');
    await s.edit(id, { missedAfterMinutes: 180 });
    await s.at('2026-11-21T10:59:00Z');
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 due']);
    await s.at('2026-11-21T11:00:00Z');
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 missed']);
  });

  it('MED-5 a server that was away for three weeks loses and doubles none, and calls nobody about old ones', async () => {
    await s.add();
    await s.at('2026-12-11T09:30:00Z');
    const found = await s.states('2026-11-20', '2026-12-19');
    expect(found).toHaveLength(29);
    expect(new Set(found).size).toBe(29);
    expect(found.filter((line) => line.endsWith('missed'))).toHaveLength(21);
    expect(await s.toldTo(s.ben)).toEqual(['dose-missed-unassigned high']);
  });

  it('MED-5 two servers make and tell each dose once', async () => {
    const shared = { ...s.server.spine.database, close: async () => undefined };
    const other = await startTestServer({
      database: shared,
      relay: s.server.spine.relay,
      clock: s.server.clock,
    });
    const { id } = await s.add({ giverId: s.ben.id });
    s.server.clock.set('2026-11-23T09:00:00Z');
    await Promise.all([s.server.settled(), other.settled()]);
    await s.server.settled();
    const types = await s.typesAbout(id);
    expect(types.filter((type) => type === 'dose.missed')).toHaveLength(3);
    expect(await s.states('2026-11-20', '2026-11-23')).toHaveLength(3);
    await other.app.close();
  });

  it('MED-5 a person who moves keeps the day and time of each open dose', async () => {
    await s.add();
    const [before] = await s.doses('2026-11-22');
    const changes = { timeZone: 'Asia/Tokyo' };
    await s.ana.call('circles.editRecipient', {
      circleId: s.circle.id,
      recipientId: s.rosa,
      changes,
    } as never);
    await s.server.settled();
    const [after] = await s.doses('2026-11-22');
    expect([before?.dueAt, after?.dueAt]).toEqual(['2026-11-22T08:00:00.000Z', '2026-11-21T23:00:00.000Z']);
    const found = await s.states('2026-11-20', '2026-12-01');
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(8);
  });
});
