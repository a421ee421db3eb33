import { describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
import { medicationFixture } from '../../testing/medication-fixture';

const s = medicationFixture(['ben', 'fran']);

describe('adding and editing', () => {
  it('MED-1 MED-2 a new medication is active, stands in the log and has its doses ahead, none of the past', async () => {
    const made = await s.add({ times: ['20:00', '08:00'], frequency: 'twice-daily' });
    expect(made).toMatchObject({ name: 'Metformin', status: 'active', createdBy: s.ana.id, photoId: null });
    expect(await s.typesAbout(made.id)).toEqual(['medication.added']);
    expect(await s.states('2026-11-19', '2026-11-21')).toEqual([
      '2026-11-20 20:00 due',
      '2026-11-21 08:00 due',
      '2026-11-21 20:00 due',
    ]);
    expect((await s.list()).medications).toEqual([made]);
  });

  it('MED-1 the same one sent twenty times at once is there once', async () => {
    const input = s.inputOf();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        insist(index % 2 ? s.ana : s.ben, 'care.addMedication', input),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 due']);
  });

  it('MED-2 two members who edit different fields both keep their work', async () => {
    const { id } = await s.add();
    await s.edit(id, { notes: 'With breakfast' });
    await expect(
      s.ben.call('care.editMedication', {
        ...s.ofMedication(id),
        changes: { notes: 'x' },
        seen: { notes: '' },
      }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const edited = await s.ben.call('care.editMedication', {
      ...s.ofMedication(id),
      changes: { strength: '500 mg' },
    });
    expect(edited).toMatchObject({ notes: 'With breakfast', strength: '500 mg' });
  });

  it('MED-1 weekly is on its weekday, monthly on its day or the last of a shorter month', async () => {
    await s.add({ frequency: 'weekly', weekday: 2 });
    await s.add({ name: 'Vitamin D', frequency: 'monthly', monthDay: 31, times: ['10:00'] });
    await s.at('2026-11-25T12:00:00Z');
    expect(await s.states('2026-11-20', '2026-12-02')).toEqual([
      '2026-11-24 08:00 missed',
      '2026-11-30 10:00 due',
      '2026-12-01 08:00 due',
    ]);
  });

  it('MED-2 another schedule leaves logged doses alone and moves only those to come', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:04:00Z');
    await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.edit(id, { times: ['18:00'] });
    expect(await s.states('2026-11-21', '2026-11-22')).toEqual([
      '2026-11-21 08:00 taken',
      '2026-11-21 18:00 due',
      '2026-11-22 18:00 due',
    ]);
  });

  it('CIRC-4 who may only see can neither edit nor log', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:00:00Z');
    await expect(s.add({}, s.fran)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(s.fran.call('care.takeDose', s.slot(id, '2026-11-21'))).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    expect((await s.fran.call('care.getMedicationDay', { circleId: s.circle.id })).openDoses).toBe(1);
  });

  it('SHELL-6 MED-1 the day names what its doses are of, and nothing that has none', async () => {
    const { id } = await s.add({ name: 'Metformin', giverId: s.ben.id });
    await s.add({ name: 'Paracetamol', frequency: 'as-needed', times: [] });
    await s.at('2026-11-21T08:00:00Z');
    const { recipients } = await s.ana.call('care.getMedicationDay', { circleId: s.circle.id });
    expect(recipients.flatMap(({ medications }) => medications)).toEqual([
      { id, name: 'Metformin', dosage: '1 tablet', giverId: s.ben.id },
    ]);
  });
});

describe('states of a medication', () => {
  it('MED-2 paused it has no open doses; resumed they begin now and none of the meantime is missed', async () => {
    const { id } = await s.add();
    await s.ana.call('care.pauseMedication', s.ofMedication(id));
    await s.ben.call('care.pauseMedication', s.ofMedication(id));
    await s.at('2026-11-23T12:00:00Z');
    expect(await s.doses('2026-11-20', '2026-11-30')).toEqual([]);
    await expect(s.ana.call('care.takeDose', s.slot(id, '2026-11-23'))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    await s.ana.call('care.resumeMedication', s.ofMedication(id));
    await s.at('2026-11-24T07:00:00Z');
    expect(await s.states('2026-11-20', '2026-11-24')).toEqual(['2026-11-24 08:00 due']);
    expect(await s.typesAbout(id)).toEqual(['medication.added', 'medication.paused', 'medication.resumed']);
  });

  it('MED-2 past its end date it is completed by itself, and cannot be resumed before that is changed', async () => {
    const { id } = await s.add({ endDate: '2026-11-22' });
    await s.at('2026-11-22T23:59:59Z');
    expect((await s.list()).medications[0]?.status).toBe('active');
    await s.at('2026-11-23T00:00:00Z');
    expect((await s.list()).medications[0]?.status).toBe('completed');
    expect(await s.states('2026-11-20', '2026-11-30')).toEqual([
      '2026-11-21 08:00 missed',
      '2026-11-22 08:00 missed',
    ]);
    await expect(s.ana.call('care.resumeMedication', s.ofMedication(id))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    await s.edit(id, { endDate: null });
    expect((await s.ana.call('care.resumeMedication', s.ofMedication(id))).status).toBe('active');
    expect(await s.states('2026-11-23')).toEqual(['2026-11-23 08:00 due']);
  });

  it('ALL-6 deleted it is hidden with its open doses, and comes back with them; its log stays', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T08:10:00Z');
    await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.ana.call('care.deleteMedication', s.ofMedication(id));
    await s.ben.call('care.deleteMedication', s.ofMedication(id));
    expect(await s.doses('2026-11-20', '2026-11-30')).toEqual([]);
    expect(await s.logOf(id)).toHaveLength(1);
    expect(
      (await s.ana.call('care.getAdherence', { circleId: s.circle.id, days: '7' })).adherence.taken,
    ).toBe(1);
    await s.at('2026-11-23T12:00:00Z');
    await s.ana.call('care.restoreMedication', s.ofMedication(id));
    await s.ana.call('care.restoreMedication', s.ofMedication(id));
    await s.server.settled();
    expect(await s.states('2026-11-21', '2026-11-24')).toEqual([
      '2026-11-21 08:00 taken',
      '2026-11-24 08:00 due',
    ]);
  });

  it('ALL-6 an undone deletion loses no dose that came due meanwhile', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T07:59:55Z');
    await s.ana.call('care.deleteMedication', s.ofMedication(id));
    await s.at('2026-11-21T08:00:04Z');
    await s.ana.call('care.restoreMedication', s.ofMedication(id));
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 due']);
  });
});
