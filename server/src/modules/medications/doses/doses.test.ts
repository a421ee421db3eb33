import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insist } from '../../../testing/insist';
import { medicationFixture, refusedAt } from '../../../testing/medication-fixture';
import type { TestPerson } from '../../../testing/test-person';

const s = medicationFixture(['ben', 'cleo']);

describe('giving', () => {
  it('MED-5 a dose is given once: two in the same second make one dose and one ‘already given’', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:04:00Z');
    const people = [s.ana, s.ben, s.cleo];
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        insist(people[index % 3] as TestPerson, 'care.takeDose', s.slot(id, '2026-11-21')),
      ),
    );
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(given).toHaveLength(1);
    const first = people.find((person) => person.id === given[0]?.dose.loggedBy);
    for (const { code, body } of refused) {
      expect(code).toBe('ALREADY_GIVEN');
      expect(body.message).toBe(`Already given 08:04 by ${first?.name}.`);
      expect(body.details).toEqual({
        ...{ memberId: first?.id, name: first?.name, status: 'taken', at: '2026-11-21T08:04:00.000Z' },
        doseId: given[0]?.dose.id,
      });
    }
    expect(await s.logOf(id)).toHaveLength(1);
    expect(await s.typesAbout(id)).toEqual(['medication.added', 'dose.due', 'dose.taken']);
  });

  it('MED-5 the same command sent again gets the same answer', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:04:00Z');
    const command = { commandId: randomUUID(), ...s.slot(id, '2026-11-21') };
    const answer = await s.ana.call('care.takeDose', command);
    expect(await s.ana.call('care.takeDose', command)).toEqual(answer);
    expect(await s.logOf(id)).toHaveLength(1);
  });

  it('MED-5 is taken within an hour, then late; what waited on a device says when it was', async () => {
    const { id } = await s.add({ frequency: 'three-times-daily', times: ['08:00', '09:00', '10:00'] });
    await s.at('2026-11-21T11:30:00Z');
    const give = (time: string, takenAt?: string) =>
      s.ana.call('care.takeDose', { ...s.slot(id, '2026-11-21', time), takenAt });
    expect((await give('08:00', '2026-11-21T09:00:00.000Z')).dose).toMatchObject({
      ...{ status: 'taken', takenAt: '2026-11-21T09:00:00.000Z', loggedAt: '2026-11-21T11:30:00.000Z' },
    });
    expect((await give('09:00', '2026-11-21T10:00:01.000Z')).dose.status).toBe('late');
    expect((await give('10:00')).dose.status).toBe('late');
  });

  it('MED-5 ALL-3 a dose in the future is refused, at the field that is wrong', async () => {
    const { id } = await s.add();
    const give = (day: string, takenAt?: string) =>
      s.ana.call('care.takeDose', { ...s.slot(id, day), takenAt });
    await s.at('2026-11-21T06:59:00Z');
    await expect(give('2026-11-21')).rejects.toMatchObject(refusedAt('time', 'too_early'));
    await expect(give('2027-11-21')).rejects.toMatchObject(refusedAt('time', 'too_early'));
    await s.at('2026-11-21T07:00:00Z');
    await expect(give('2026-11-21', '2026-11-21T08:00:00.000Z')).rejects.toMatchObject(
      refusedAt('takenAt', 'in_the_future'),
    );
    await expect(give('2026-11-21', '2026-11-21T06:00:00.000Z')).rejects.toMatchObject(
      refusedAt('takenAt', 'too_early'),
    );
    await expect(give('2026-11-19')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await give('2026-11-21')).dose.status).toBe('taken');
  });

  it('MED-1 a skipped dose has a reason, and whoever comes second is told', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:30:00Z');
    const skip = (reason: string) => s.ana.call('care.skipDose', { ...s.slot(id, '2026-11-21'), reason });
    await expect(skip(' ')).rejects.toMatchObject(refusedAt('reason', 'too_small'));
    expect((await skip('Nausea')).dose).toMatchObject({
      status: 'skipped',
      reason: 'Nausea',
      loggedBy: s.ana.id,
    });
    await expect(s.ben.call('care.takeDose', s.slot(id, '2026-11-21'))).rejects.toMatchObject({
      code: 'ALREADY_GIVEN',
      body: { details: { status: 'skipped', name: 'Ana' } },
    });
  });

  it('MED-5 undoing makes it due again, gives stock and points back once, and the log keeps it all', async () => {
    const { id } = await s.add({ unitsLeft: 10, unitsPerDose: 0.5 });
    await s.at('2026-11-21T08:04:00Z');
    const { dose, medication } = await s.ben.call('care.takeDose', s.slot(id, '2026-11-21'));
    expect(medication.unitsLeft).toBe(9.5);
    await s.server.settled();
    expect(await s.pointsOf(s.ben)).toBe(10);
    const undo = () => s.ana.call('care.undoDose', { circleId: s.circle.id, doseId: dose.id });
    const undone = await undo();
    expect(undone).toMatchObject({ dose: { status: 'due', takenAt: null }, medication: { unitsLeft: 10 } });
    expect((await undo()).dose).toEqual(undone.dose);
    await s.server.settled();
    expect(await s.pointsOf(s.ben)).toBe(0);
    await s.cleo.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.server.settled();
    expect([await s.pointsOf(s.ben), await s.pointsOf(s.cleo)]).toEqual([0, 10]);
    expect((await s.logOf(id)).map(({ status, memberId }) => [status, memberId]).sort()).toEqual(
      [
        ['taken', s.ben.id],
        ['undone', s.ana.id],
        ['taken', s.cleo.id],
      ].sort(),
    );
    const events = (await s.typesAbout(id)).filter((type) => type.startsWith('dose.'));
    expect(events).toEqual(['dose.due', 'dose.taken', 'dose.undone', 'dose.taken']);
  });

  it('MED-5 an undone dose is missed only after it was open again for as long as ever', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:04:00Z');
    const { dose } = await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.at('2026-11-21T11:00:00Z');
    await s.ana.call('care.undoDose', { circleId: s.circle.id, doseId: dose.id });
    await s.at('2026-11-21T11:59:00Z');
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 due']);
    await s.at('2026-11-21T12:00:00Z');
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 missed']);
    await expect(
      s.ana.call('care.undoDose', { circleId: s.circle.id, doseId: dose.id }),
    ).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });
});
