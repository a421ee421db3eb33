import { describe, expect, it } from 'vitest';
import { medicationFixture, refusedAt } from '../../../testing/medication-fixture';

const s = medicationFixture(['ben']);

describe('past doses', () => {
  const past = (changes: object = {}) => ({
    ...{ day: '2026-11-10', time: '08:00', status: 'taken', takenAt: null, reason: '' },
    ...changes,
  });
  const logPast = (...entries: object[]) =>
    s.ben.call('care.logPastDoses', { circleId: s.circle.id, entries } as never);

  it('MED-5 are entered later, marked so, without stock or points, and counted', async () => {
    const { id: medicationId } = await s.add({ unitsLeft: 10 });
    const made = await logPast(
      past({ medicationId }),
      past({ medicationId, day: '2026-11-11', takenAt: '2026-11-11T10:00:00.000Z' }),
      past({ medicationId, day: '2026-11-12', status: 'skipped', reason: 'Fasting' }),
      past({ medicationId, day: '2026-11-13', status: 'missed' }),
    );
    expect(made.map(({ status }) => status)).toEqual(['taken', 'late', 'skipped', 'missed']);
    expect(await s.logOf(medicationId)).toMatchObject(
      Array(4).fill({ isBackFilled: true, memberId: s.ben.id }),
    );
    await s.server.settled();
    expect(await s.pointsOf(s.ben)).toBe(0);
    const { medications, figures, adherence } = await s.ana.call('care.listMedications', {
      circleId: s.circle.id,
    });
    expect(medications[0]?.unitsLeft).toBe(10);
    expect(adherence).toEqual({ taken: 1, late: 1, skipped: 1, missed: 1, percent: 50 });
    expect(figures[0]).toMatchObject({ adherence });
  });

  it('MED-5 a missed dose that was given after all is late in the log, and no longer missed', async () => {
    const { id: medicationId } = await s.add();
    await s.at('2026-11-21T20:00:00Z');
    s.server.clock.advance(1_000);
    await logPast(past({ medicationId, day: '2026-11-21', takenAt: '2026-11-21T09:30:00.000Z' }));
    expect(await s.states('2026-11-21')).toEqual(['2026-11-21 08:00 late']);
    expect((await s.logOf(medicationId)).map(({ status }) => status)).toEqual(['late', 'missed']);
  });

  it.each<[string, string, object]>([
    ['day', 'in_the_future', { day: '2026-11-20', time: '12:01' }],
    ['takenAt', 'in_the_future', { takenAt: '2026-11-20T12:00:01.000Z' }],
    ['takenAt', 'not_that_day', { takenAt: '2026-11-12T08:00:00.000Z' }],
    ['time', 'not_scheduled', { time: '09:00' }],
    ['time', 'not_scheduled', { day: '2026-10-31' }],
    ['time', 'required', { time: null }],
    ['reason', 'required', { status: 'skipped' }],
  ])('MED-5 ALL-3 with a wrong %s (%s) none of them is entered', async (path, code, changes) => {
    const { id: medicationId } = await s.add();
    const right = past({ medicationId, day: '2026-11-09' });
    await expect(logPast(right, past({ medicationId, ...changes }))).rejects.toMatchObject(
      refusedAt(`entries.1.${path}`, code),
    );
    expect(await s.logOf(medicationId)).toEqual([]);
  });

  it('MED-5 are not entered twice, not even in one go', async () => {
    const { id: medicationId } = await s.add();
    await logPast(past({ medicationId }));
    await expect(logPast(past({ medicationId }))).rejects.toMatchObject({ code: 'ALREADY_GIVEN' });
    const twice = past({ medicationId, day: '2026-11-11' });
    await expect(logPast(twice, twice)).rejects.toMatchObject({ code: 'ALREADY_GIVEN' });
  });

  it('MED-5 stand in the log newest first, its pages without a gap or a double', async () => {
    const { id: medicationId } = await s.add({ frequency: 'twice-daily', times: ['08:00', '20:00'] });
    const days = ['2026-11-10', '2026-11-11', '2026-11-12'];
    const times = ['08:00', '20:00'];
    await logPast(...days.flatMap((day) => times.map((time) => past({ medicationId, day, time }))));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await s.ana.call('care.listDoseLog', { circleId: s.circle.id, limit: 4, cursor });
      found.push(...page.entries.map(({ day, time }) => `${day} ${time}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(days.flatMap((day) => times.map((time) => `${day} ${time}`)).reverse());
    await expect(
      s.ana.call('care.listDoseLog', { circleId: s.circle.id, cursor: 'bm9uc2Vuc2U' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
