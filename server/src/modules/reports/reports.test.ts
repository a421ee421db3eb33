import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { careLogFixture } from '../../testing/care-log-fixture';
import type { TestPerson } from '../../testing/test-person';

const fixture = careLogFixture();

const report = (by: TestPerson, more: { period?: 'weekly' | 'monthly' | 'quarterly' } = {}) =>
  by.call('reports.getCareReport', { ...fixture.of, ...more });
const detailed = (by: TestPerson, more: { from?: string; to?: string } = {}) =>
  by.call('reports.getDetailedReport', { ...fixture.of, ...more });

const checkIn = (by: TestPerson, mood: number, notes = '') =>
  by.call('care.addCheckIn', {
    ...{ ...fixture.of, checkInId: randomUUID(), status: 'safe', mood, notes },
  });

async function completeTask(by: TestPerson, title: string) {
  const taskId = randomUUID();
  const { circleId } = fixture.of;
  await by.call('care.addTask', {
    ...{ circleId, taskId, title, description: '', recipientId: fixture.rosa, assigneeId: by.id },
    ...{ dueDate: '2026-12-24', dueTime: null },
  });
  await by.call('care.completeTask', { circleId, taskId });
}

describe('REP-1 a care report', () => {
  it('goes back from today by 7 days, a month or three in the recipient’s zone, with as much before', async () => {
    fixture.server.clock.set('2026-11-21T05:30:00Z');
    const weekly = await report(fixture.ana);
    expect([weekly.range, weekly.before]).toEqual([
      { from: '2026-11-14', to: '2026-11-20' },
      { from: '2026-11-07', to: '2026-11-13' },
    ]);
    const monthly = await report(fixture.ana, { period: 'monthly' });
    expect([monthly.range, monthly.before]).toEqual([
      { from: '2026-10-21', to: '2026-11-20' },
      { from: '2026-09-21', to: '2026-10-20' },
    ]);
    const quarterly = await report(fixture.ana, { period: 'quarterly' });
    expect([quarterly.range.from, quarterly.before.from]).toEqual(['2026-08-21', '2026-05-21']);
  });

  it('says nothing where there is no record, never zero', async () => {
    const { wellness, adherence, tasks, careTime, notes } = await report(fixture.ana);
    const none = { now: null, before: null };
    expect(wellness).toEqual({
      ...{ checkIns: none, days: none, safe: none, ok: none, needsHelp: none, mood: none },
    });
    expect(adherence).toMatchObject({ now: { percent: null }, medications: [] });
    expect(tasks).toEqual({ completed: none, recent: [] });
    expect(careTime).toEqual({ minutes: none, members: [] });
    expect(notes).toEqual({ count: 0, newest: [] });
  });

  it('counts check-ins, tasks and minutes of the period, and of the one before', async () => {
    const { ana, ben, server } = fixture;
    server.clock.set('2026-11-10T15:00:00Z');
    await checkIn(ana, 2);
    await completeTask(ben, 'Refill the pill box');
    server.clock.set('2026-11-20T15:00:00Z');
    await checkIn(ana, 4, 'A good walk');
    await checkIn(ben, 5);
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await completeTask(ana, title);
      server.clock.advance(60_000);
    }
    await fixture.addTime(ana, { day: '2026-11-19', minutes: 95 });
    await fixture.addTime(ben, { day: '2026-11-12', minutes: 30 });
    await fixture.addNote(ben, { text: 'New glasses' });
    const found = await report(ana);
    expect(found.wellness).toMatchObject({
      ...{ checkIns: { now: 2, before: 1 }, days: { now: 1, before: 1 }, mood: { now: 4.5, before: 2 } },
    });
    expect(found.tasks?.completed).toEqual({ now: 4, before: 1 });
    expect(found.tasks?.recent.map(({ title }) => title)).toEqual(['Four', 'Three', 'Two']);
    expect(found.careTime?.minutes).toEqual({ now: 95, before: 30 });
    expect(found.notes).toMatchObject({
      count: 2,
      newest: [
        { kind: 'hand-off', text: 'New glasses' },
        { kind: 'check-in', text: 'A good walk' },
      ],
    });
  });

  it('holds only the sections that its reader may see', async () => {
    const fran = await report(fixture.fran);
    expect(fran).toMatchObject({ wellness: null, adherence: null, careTime: null, notes: null });
    expect(fran.tasks).not.toBeNull();
    const mia = await report(fixture.mia);
    expect(mia.wellness).not.toBeNull();
    expect(mia.adherence).not.toBeNull();
  });

  it('is of one person: what was found of another one is not in it', async () => {
    await checkIn(fixture.ana, 4);
    const other = await fixture.addRecipient('Otto', 'Europe/Berlin');
    const found = await fixture.ana.call('reports.getCareReport', {
      circleId: fixture.circle.id,
      recipientId: other,
    });
    expect(found.wellness?.checkIns).toEqual({ now: null, before: null });
  });
});

describe('REP-2 a detailed report', () => {
  it('has a point for each day, and for weeks over years', async () => {
    await checkIn(fixture.ana, 3);
    const week = await detailed(fixture.ana);
    expect([week.stepDays, week.steps.length]).toEqual([1, 7]);
    expect(week.steps.at(-1)).toMatchObject({ checkIns: 1, mood: 3, minutes: null });
    const years = await detailed(fixture.ana, { from: '2021-11-22', to: week.range.to });
    expect(years.stepDays).toBe(7);
    expect(years.steps.length).toBeLessThanOrEqual(400);
    expect(years.steps.at(-1)?.checkIns).toBe(1);
  });

  it('refuses half a range, one that runs backwards and one that never ends', async () => {
    for (const range of [
      { from: '2026-01-01' },
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '1990-01-01', to: '2026-01-01' },
    ]) {
      await expect(detailed(fixture.ana, range)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('REP-3 reports by mail', () => {
  it('go to the members chosen, to each what they may read, with nothing of it in the subject', async () => {
    const { ana, fran, server, circle } = fixture;
    await checkIn(ana, 4, 'Slept badly');
    await completeTask(ana, 'Water the garden');
    const sent = server.letters.length;
    await ana.call('reports.mailReport', { circleId: circle.id, memberIds: [ana.id, fran.id, fran.id] });
    await server.settled();
    const letters = server.letters.slice(sent);
    expect(letters.map(({ to }) => to).sort()).toEqual([ana.email, fran.email].sort());
    const textTo = (person: TestPerson) => letters.find(({ to }) => to === person.email)?.text ?? '';
    expect(textTo(ana)).toContain('Slept badly');
    expect(textTo(ana)).toMatch(/^- Check-ins: 1 \(Period before: no data\)$/m);
    expect(textTo(ana)).toMatch(/^- Water the garden · Ana · /m);
    expect(textTo(fran)).toContain('Water the garden');
    expect(textTo(fran)).not.toContain('Slept badly');
    for (const { subject } of letters) expect(subject).toBe('Your weekly care report');
    const { letters: states } = await ana.call('reports.getReportMail', { circleId: circle.id });
    expect(states.map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('come each Monday at eight, once, until switched off', async () => {
    const { ben, server, circle } = fixture;
    server.clock.set('2026-11-20T15:00:00Z');
    const mail = () => ben.call('reports.getReportMail', { circleId: circle.id });
    expect((await mail()).isWeekly).toBe(false);
    const switched = await ben.call('reports.switchWeeklyReport', { circleId: circle.id, isOn: true });
    const { timeZone } = (await ben.call('circles.getSession', {})).session?.circle ?? { timeZone: 'UTC' };
    expect(new Date(switched.nextAt ?? 0).toLocaleString('en-GB', { timeZone })).toMatch(
      /^23\/11\/2026, 08:00/,
    );
    const lettersToBen = () =>
      server.letters.filter(({ to, subject }) => to === ben.email && subject.includes('report')).length;
    const before = lettersToBen();
    server.clock.set(switched.nextAt ?? '');
    await server.settled();
    await server.settled();
    expect(lettersToBen()).toBe(before + 1);
    server.clock.set('2026-12-01T15:00:00Z');
    await server.settled();
    expect(lettersToBen()).toBe(before + 2);
    await ben.call('reports.switchWeeklyReport', { circleId: circle.id, isOn: false });
    server.clock.set('2026-12-08T15:00:00Z');
    await server.settled();
    expect(lettersToBen()).toBe(before + 2);
  });

  it('REP-3 end with one press on the way that the letter brings, and begin again when they are wanted', async () => {
    const { ben, server, circle } = fixture;
    const of = { circleId: circle.id };
    const { nextAt } = await ben.call('reports.switchWeeklyReport', { ...of, isOn: true });
    server.clock.set(nextAt ?? '');
    await server.settled();
    await server.settled();
    const letters = () =>
      server.letters.filter(({ to, subject }) => to === ben.email && subject.includes('report'));
    const sent = letters().length;
    const { unsubscribeUrl, html } = letters().at(-1) ?? {};
    expect(html).toContain(unsubscribeUrl);
    const answer = await server.app.inject({
      ...{
        method: 'POST',
        url: new URL(unsubscribeUrl ?? '').pathname,
        payload: 'List-Unsubscribe=One-Click',
      },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBeLessThan(400);
    expect((await ben.call('reports.getReportMail', of)).isWeekly).toBe(false);
    server.clock.set(new Date(Date.parse(nextAt ?? '') + 8 * 86_400_000));
    await server.settled();
    expect(letters()).toHaveLength(sent);
    expect((await ben.call('reports.switchWeeklyReport', { ...of, isOn: true })).isWeekly).toBe(true);
    await ben.call('reports.switchWeeklyReport', { ...of, isOn: false });
  });
});
