import { randomUUID } from 'node:crypto';
import { mostUnits } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { insist } from '../../../testing/insist';
import { medicationFixture, type MedicationInputOf } from '../../../testing/medication-fixture';

const s = medicationFixture(['ben']);

describe('as needed', () => {
  const paracetamol = (name: string, changes: Partial<MedicationInputOf> = {}) =>
    s.add({
      ...{ name, frequency: 'as-needed', times: [], minimumMinutesBetween: 240, mostIn24Hours: 4 },
      ingredients: [{ name: 'Paracetamol', milligramsPerDose: 1000, mostMilligramsIn24Hours: 3000 }],
      ...changes,
    });
  const need = (medicationId: string, more: object = {}, person = s.ana) =>
    person.call('care.takeAsNeeded', { ...s.ofMedication(medicationId), doseId: randomUUID(), ...more });
  const day = async () =>
    (await s.ana.call('care.getMedicationDay', { circleId: s.circle.id })).recipients[0];

  it('MED-5 keeps the least time between doses, and says when the next one is safe', async () => {
    const { id } = await paracetamol('Tylenol');
    expect((await day())?.asNeeded).toEqual([
      { medicationId: id, lastTakenAt: null, takenIn24Hours: 0, nextSafeAt: null },
    ]);
    await need(id);
    s.server.clock.advance(239 * 60_000);
    await expect(need(id)).rejects.toMatchObject({
      code: 'OVER_LIMIT',
      body: { details: { limit: 'interval', nextSafeAt: '2026-11-20T16:00:00.000Z' } },
    });
    expect((await day())?.asNeeded).toMatchObject([{ nextSafeAt: '2026-11-20T16:00:00.000Z' }]);
    s.server.clock.advance(60_000);
    expect((await need(id)).dose).toMatchObject({
      status: 'taken',
      time: null,
      dueAt: null,
      isOverLimit: false,
    });
  });

  it('MED-5 counts the same ingredient over all products of the person', async () => {
    const one = await paracetamol('Tylenol', { minimumMinutesBetween: null });
    const other = await paracetamol('Excedrin', { minimumMinutesBetween: null });
    await need(one.id);
    await need(other.id);
    await need(one.id);
    expect((await day())?.ingredients).toEqual([
      { name: 'Paracetamol', milligrams: 3000, mostMilligrams: 3000, medicationIds: expect.any(Array) },
    ]);
    await expect(need(other.id)).rejects.toMatchObject({
      body: { details: { limit: 'ingredient', milligrams: 4000, nextSafeAt: '2026-11-21T12:00:00.000Z' } },
    });
    await expect(need(other.id, { overLimitReason: ' ' })).rejects.toMatchObject({ code: 'OVER_LIMIT' });
    s.server.clock.advance(1_000);
    const { dose } = await need(other.id, { overLimitReason: 'The doctor said so on the phone' });
    expect(dose).toMatchObject({ isOverLimit: true, reason: 'The doctor said so on the phone' });
    expect((await s.logOf(other.id))[0]).toMatchObject({ isOverLimit: true });
  });

  it('MED-5 two members who give at the same moment do not go over the most in 24 hours together', async () => {
    const limits = { minimumMinutesBetween: null, mostIn24Hours: 3, ingredients: [] };
    const { id } = await paracetamol('Tylenol', limits);
    const answers = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        insist(index % 2 ? s.ana : s.ben, 'care.takeAsNeeded', {
          ...s.ofMedication(id),
          doseId: randomUUID(),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('MED-5 of two members who give at once one dose is logged, and the second is told of the first and asked', async () => {
    const { id } = await paracetamol('Tylenol', {
      minimumMinutesBetween: null,
      mostIn24Hours: null,
      ingredients: [],
    });
    const answers = await Promise.allSettled([need(id), need(id, {}, s.ben)]);
    const [given] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.dose] : []));
    const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    const [first, second] = given?.loggedBy === s.ana.id ? [s.ana, s.ben] : [s.ben, s.ana];
    expect(refused).toMatchObject({
      code: 'ALREADY_GIVEN',
      body: { details: { doseId: given?.id, memberId: first.id, name: first.name, at: given?.takenAt } },
    });
    expect(await s.logOf(id)).toHaveLength(1);
    s.server.clock.advance(29 * 60_000);
    await expect(need(id, { besidesDoseId: randomUUID() }, second)).rejects.toMatchObject({
      code: 'ALREADY_GIVEN',
    });
    expect((await need(id, { besidesDoseId: given?.id }, second)).dose).toMatchObject({
      loggedBy: second.id,
    });
  });

  it('MED-5 asks nobody about their own dose, nor about another’s of long ago', async () => {
    const { id } = await paracetamol('Tylenol', { minimumMinutesBetween: null, ingredients: [] });
    await need(id);
    await need(id);
    s.server.clock.advance(31 * 60_000);
    expect((await need(id, {}, s.ben)).dose.loggedBy).toBe(s.ben.id);
  });

  it('MED-2 counts in no adherence, and an undone one is gone from the day but not from the log', async () => {
    const { id } = await paracetamol('Tylenol');
    const { dose } = await need(id);
    const undone = await s.ana.call('care.undoDose', { circleId: s.circle.id, doseId: dose.id });
    expect(undone.dose).toMatchObject({ status: 'due', time: null });
    expect((await day())?.doses).toEqual([]);
    expect((await s.logOf(id)).map(({ status }) => status).sort()).toEqual(['taken', 'undone']);
    await need(id);
    expect((await s.list()).adherence.percent).toBeNull();
  });
});

describe('stock', () => {
  const tasks = async () => (await s.ana.call('care.listTasks', { circleId: s.circle.id })).tasks;

  it('MED-7 goes down with each dose, never below nothing', async () => {
    const { id } = await s.add({ unitsLeft: 1.5, unitsPerDose: 1, refillLeadDays: 0 });
    for (const [day, left] of [
      ['2026-11-21', 0.5],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
    ] as const) {
      await s.at(`${day}T08:00:00Z`);
      expect((await s.ana.call('care.takeDose', s.slot(id, day))).medication.unitsLeft).toBe(left);
    }
  });

  it('MED-7 a dose that is taken back never makes it more than can be counted', async () => {
    const { id } = await s.add({ unitsLeft: 10 });
    await s.at('2026-11-21T08:00:00Z');
    const { dose } = await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.ana.call('care.setMedicationStock', { ...s.ofMedication(id), unitsLeft: mostUnits });
    const undone = await s.ana.call('care.undoDose', { circleId: s.circle.id, doseId: dose.id });
    expect(undone.medication.unitsLeft).toBe(mostUnits);
  });

  it('MED-7 tells when it runs out, and makes one refill task with its lead time', async () => {
    const { id } = await s.add({ unitsLeft: 10, refillLeadDays: 7 });
    const { figures } = await s.list();
    expect(figures[0]?.stock).toMatchObject({
      ...{ dosesLeft: 10, unitsPerDay: 1, runsOutOn: '2026-12-01', isRefillDue: false },
    });
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
      await s.at(`${day}T08:00:00Z`);
      await s.ana.call('care.takeDose', s.slot(id, day));
    }
    await s.server.settled();
    expect(await tasks()).toMatchObject([
      { title: 'Refill Metformin', dueDate: '2026-11-30', assigneeId: null, recipientId: s.rosa },
    ]);
    expect(await s.toldTo(s.ben)).toContain('refill-needed medium');
    await s.ana.call('care.refillMedication', { ...s.ofMedication(id), units: 30, refillDate: '2026-12-24' });
    await s.server.settled();
    expect(await tasks()).toHaveLength(1);
  });
});

describe('figures', () => {
  it('SHELL-6 counts the doses of today that nobody has logged', async () => {
    const { id } = await s.add({ frequency: 'three-times-daily', times: ['08:00', '12:00', '20:00'] });
    const open = async () => (await s.ana.call('care.getMedicationDay', { circleId: s.circle.id })).openDoses;
    await s.at('2026-11-21T12:30:00Z');
    expect(await open()).toBe(3);
    await s.ana.call('care.takeDose', s.slot(id, '2026-11-21', '12:00'));
    expect(await open()).toBe(2);
  });

  it('MED-4 where there was no dose there is no figure', async () => {
    await s.add();
    const report = await s.ana.call('care.getAdherence', { circleId: s.circle.id, days: '30' });
    expect(report).toMatchObject({ from: '2026-10-22', to: '2026-11-20', hours: [] });
    expect(report.adherence.percent).toBeNull();
    expect(report.days).toHaveLength(30);
    expect(report.days.every(({ counts }) => counts === null)).toBe(true);
  });

  it('MED-4 MED-2 counts by day, hour and medication', async () => {
    const { id } = await s.add({ frequency: 'twice-daily', times: ['08:00', '20:15'] });
    await s.at('2026-11-21T08:00:00Z');
    await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.at('2026-11-22T09:00:00Z');
    const report = await s.ana.call('care.getAdherence', { circleId: s.circle.id, days: '7' });
    const none = { taken: 0, late: 0, skipped: 0, missed: 0 };
    expect(report.hours).toEqual([
      { hour: 8, counts: { ...none, taken: 1, missed: 1 } },
      { hour: 20, counts: { ...none, missed: 2 } },
    ]);
    expect(report.medications).toMatchObject([{ medicationId: id, adherence: { percent: 25 } }]);
    expect(report.days.at(-2)).toEqual({ day: '2026-11-21', counts: { ...none, taken: 1, missed: 1 } });
  });
});
