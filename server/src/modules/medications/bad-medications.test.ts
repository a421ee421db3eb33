import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { medicationFixture, refusedAt, type MedicationInputOf } from '../../testing/medication-fixture';

const s = medicationFixture();
/** One dose of it is more than a day allows: no moment would ever be safe. */
const overMost = { name: 'Iron', milligramsPerDose: 500, mostMilligramsIn24Hours: 100 };

describe('bad input', () => {
  it.each<[string, string, Partial<Record<keyof MedicationInputOf, unknown>>]>([
    ['name', 'too_small', { name: ' ' }],
    ['dosage', 'too_small', { dosage: '' }],
    ['frequency', 'invalid_value', { frequency: 'hourly' }],
    ['recipientId', 'invalid_format', { recipientId: '' }],
    ['recipientId', 'not_a_recipient', { recipientId: randomUUID() }],
    ['giverId', 'not_a_member', { giverId: randomUUID() }],
    ['escalationChain.0', 'not_a_member', { escalationChain: [randomUUID()] }],
    ['times', 'times_of_frequency', { times: [] }],
    ['times', 'times_of_frequency', { times: ['08:00', '20:00'] }],
    ['times', 'times_doubled', { frequency: 'twice-daily', times: ['08:00', '08:00'] }],
    ['times.0', 'invalid_format', { times: ['24:00'] }],
    ['weekday', 'weekday_required', { frequency: 'weekly' }],
    ['weekday', 'too_big', { frequency: 'weekly', weekday: 8 }],
    ['monthDay', 'month_day_required', { frequency: 'monthly' }],
    ['startDate', 'invalid_format', { startDate: '2026-02-30' }],
    ['endDate', 'end_before_start', { endDate: '2026-10-31' }],
    ['unitsLeft', 'too_small', { unitsLeft: -1 }],
    ['unitsPerDose', 'too_small', { unitsPerDose: 0 }],
    ['ingredients', 'ingredient_over_most', { ingredients: [overMost] }],
    ['missedAfterMinutes', 'too_big', { missedAfterMinutes: 181 }],
    ['missedAfterMinutes', 'too_small', { missedAfterMinutes: -1 }],
  ])(
    'MED-2 ALL-3 a wrong %s is refused at its field (%s), and nothing is stored',
    async (path, code, changes) => {
      await expect(s.add(changes as never)).rejects.toMatchObject(refusedAt(path, code));
      expect((await s.list()).medications).toEqual([]);
    },
  );

  it('MED-2 ALL-3 an edit must fit with what it leaves alone', async () => {
    const { id } = await s.add();
    await expect(s.edit(id, { frequency: 'twice-daily' })).rejects.toMatchObject(
      refusedAt('times', 'times_of_frequency'),
    );
    await expect(s.edit(id, { endDate: '2026-10-01' })).rejects.toMatchObject(
      refusedAt('endDate', 'end_before_start'),
    );
    expect(await s.edit(id, { frequency: 'twice-daily', times: ['07:00', '19:00'] })).toMatchObject({
      times: ['07:00', '19:00'],
    });
    await s.edit(id, { times: ['07:00', '19:00'] });
    expect(await s.typesAbout(id)).toEqual(['medication.added', 'medication.edited']);
  });

  it('MED-7 ALL-3 cannot be set below nothing', async () => {
    const { id } = await s.add();
    await expect(
      s.ana.call('care.setMedicationStock', { ...s.ofMedication(id), unitsLeft: -1 }),
    ).rejects.toMatchObject(refusedAt('unitsLeft', 'too_small'));
    await expect(
      s.ana.call('care.refillMedication', { ...s.ofMedication(id), units: 0, refillDate: null }),
    ).rejects.toMatchObject(refusedAt('units', 'too_small'));
  });
});
