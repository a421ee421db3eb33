import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careLogFixture } from '../../testing/care-log-fixture';
import { insist } from '../../testing/insist';
import { refusedAt } from '../../testing/medication-fixture';
import type { TestPerson } from '../../testing/test-person';

const fixture = careLogFixture();

const hours = (person: TestPerson = fixture.ana) => person.call('care.getCareHours', fixture.of);
const list = (person: TestPerson, more: { cursor?: string; limit?: number } = {}) =>
  person.call('care.listCareTimes', { ...fixture.of, ...more });
const edit = (by: TestPerson, careTimeId: string, changes: object) =>
  by.call('care.editCareTime', { circleId: fixture.circle.id, careTimeId, changes });

describe('CARE-1 hours', () => {
  it('are null where there is no record, never zero', async () => {
    const { weeks, month } = await hours();
    expect(weeks.map(({ start }) => start)).toEqual([
      ...['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'],
      ...['2026-11-02', '2026-11-09', '2026-11-16'],
    ]);
    for (const { minutes, members } of [...weeks, month]) expect([minutes, members]).toEqual([null, []]);
  });

  it('are totals by member, week and month, from what was entered by hand', async () => {
    const { ana, ben } = fixture;
    await fixture.addTime(ana, { day: '2026-11-16', minutes: 30 });
    await fixture.addTime(ben, { day: '2026-11-20', minutes: 100, kind: 'transport', note: 'Cardiology' });
    await fixture.addTime(ana, { day: '2026-11-15', minutes: 45 });
    await fixture.addTime(ana, { day: '2026-10-31', minutes: 10 });
    const { weeks, month } = await hours(fixture.mia);
    expect(weeks.slice(-4)).toEqual([
      { start: '2026-10-26', minutes: 10, members: [{ memberId: ana.id, minutes: 10 }] },
      { start: '2026-11-02', minutes: null, members: [] },
      { start: '2026-11-09', minutes: 45, members: [{ memberId: ana.id, minutes: 45 }] },
      {
        start: '2026-11-16',
        minutes: 130,
        members: [
          { memberId: ben.id, minutes: 100 },
          { memberId: ana.id, minutes: 30 },
        ],
      },
    ]);
    expect(month).toMatchObject({ start: '2026-11-01', minutes: 175 });
  });

  it('follow the recipient’s zone: on Sunday evening in Chicago the week is not over', async () => {
    fixture.server.clock.set('2026-11-23T05:00:00Z');
    await fixture.addTime(fixture.ana, { day: '2026-11-22', minutes: 20 });
    await expect(fixture.addTime(fixture.ana, { day: '2026-11-23' })).rejects.toMatchObject(
      refusedAt('day', 'day_in_future'),
    );
    expect((await hours()).weeks.at(-1)).toMatchObject({ start: '2026-11-16', minutes: 20 });
    fixture.server.clock.set('2026-11-23T06:00:00Z');
    expect((await hours()).weeks.at(-1)).toMatchObject({ start: '2026-11-23', minutes: null });
  });

  it('confirm the minutes of an own shift once, also twenty at once', async () => {
    const { id } = await fixture.start(fixture.ben);
    fixture.server.clock.advance(95 * 60_000);
    await fixture.end(fixture.ben, id);
    await expect(fixture.addTime(fixture.ana, { shiftId: id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    const { of, ben } = fixture;
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        insist(ben, 'care.addCareTime', {
          ...{ ...of, careTimeId: randomUUID(), day: '2026-11-20', minutes: 95, kind: 'personal' },
          ...{ note: '', shiftId: id },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await fixture.now(ben)).unconfirmed).toEqual([]);
    expect((await hours()).weeks.at(-1)?.minutes).toBe(95);
  });

  it('are at most 24 a day and member, whomever they cared for, also at once', async () => {
    const hugo = await fixture.addRecipient('Hugo', 'America/Chicago');
    const { of, ana } = fixture;
    const full = await fixture.addTime(ana, { minutes: 1_430, recipientId: hugo });
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        insist(ana, 'care.addCareTime', {
          ...{ ...of, careTimeId: randomUUID(), day: '2026-11-20', minutes: 10, kind: 'other' },
          ...{ note: '', shiftId: null },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(edit(ana, full.id, { minutes: 1_431 })).rejects.toMatchObject(
      refusedAt('minutes', 'day_is_full'),
    );
    await fixture.addTime(fixture.ben, { minutes: 1_440 });
    await fixture.addTime(ana, { minutes: 1_440, day: '2026-11-19' });
  });

  it.each([
    ['day', 'day_in_future', { day: '2026-11-21' }],
    ['minutes', 'too_small', { minutes: 0 }],
    ['minutes', 'too_big', { minutes: 1_441 }],
    ['kind', 'invalid_value', { kind: 'sleeping' as never }],
    ['note', 'too_big', { note: 'x'.repeat(501) }],
  ])('ALL-3 a wrong %s is refused at its field: %s', async (path, code, fields) => {
    await expect(fixture.addTime(fixture.ana, fields)).rejects.toMatchObject(refusedAt(path, code));
  });

  it('are edited and deleted by their member and by admins, and come back (ALL-6)', async () => {
    const { circle, ana, ben } = fixture;
    const carl = await fixture.server.signUp('Carl');
    await circle.join(carl, 'family');
    const { id } = await fixture.addTime(ben);
    const named = { circleId: circle.id, careTimeId: id };
    await expect(edit(carl, id, { minutes: 5 })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(carl.call('care.deleteCareTime', named)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await edit(ana, id, { minutes: 50 })).toMatchObject({ minutes: 50, memberId: ben.id });
    await ben.call('care.deleteCareTime', named);
    expect((await list(ana)).careTimes).toEqual([]);
    expect((await hours()).month.minutes).toBeNull();
    expect(await ben.call('care.restoreCareTime', named)).toMatchObject({ minutes: 50 });
    expect((await list(ana)).careTimes).toHaveLength(1);
  });

  it('deleting a shift keeps its minutes; what comes back after a new confirmation stands by itself', async () => {
    const { circle, ben } = fixture;
    const { id: shiftId } = await fixture.addShift(ben);
    const first = await fixture.addTime(ben, { shiftId });
    await ben.call('care.deleteCareTime', { circleId: circle.id, careTimeId: first.id });
    await fixture.addTime(ben, { shiftId });
    const back = await ben.call('care.restoreCareTime', { circleId: circle.id, careTimeId: first.id });
    expect(back.shiftId).toBeNull();
    await ben.call('care.deleteShift', { circleId: circle.id, shiftId });
    expect((await hours()).month.minutes).toBe(120);
  });

  it('are listed by day, newest first, without a gap or a double', async () => {
    for (const day of ['2026-11-18', '2026-11-20', '2026-11-19', '2026-11-20', '2026-11-20'])
      await fixture.addTime(fixture.ben, { day });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(fixture.ana, { limit: 2, cursor });
      found.push(...page.careTimes.map(({ id, day }) => `${day} ${id}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(found).size).toBe(5);
    expect(found.map((text) => text.slice(0, 10))).toEqual([
      ...['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-19', '2026-11-18'],
    ]);
  });

  it('GAME-1 earn no points', async () => {
    await fixture.addTime(fixture.ben);
    await fixture.server.settled();
    const { id: circleId } = fixture.circle;
    expect((await fixture.ben.call('points.getMemberPoints', { circleId })).totalPoints).toBe(0);
  });
});
