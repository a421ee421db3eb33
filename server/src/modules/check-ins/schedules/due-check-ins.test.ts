import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkInFixture } from '../../../testing/check-in-fixture';
import { insist } from '../../../testing/insist';
import { startTestServer } from '../../../testing/start-test-server';

const s = checkInFixture();

describe('the schedule', () => {
  it('CHK-4 is off until somebody sets it up, with the ladder as specified', async () => {
    const { schedule, due, history, pauses } = await s.plan(s.fran);
    expect(schedule).toMatchObject({ isOn: false, times: ['09:00'], askedId: null });
    expect(schedule.rungs.map(({ minutes, who }) => `${minutes} ${who}`)).toEqual([
      ...['-180 asked', '-60 asked', '-10 asked', '0 asked', '2 asked', '10 contacts'],
    ]);
    expect([due, history, pauses]).toEqual([null, [], []]);
  });

  it('CHK-4 CIRC-4 is edited by who may, with members of the circle alone', async () => {
    await expect(s.edit({}, s.fran)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const stranger = randomUUID();
    await expect(s.edit({ askedId: stranger })).rejects.toMatchObject({
      fields: [{ path: 'changes.askedId', code: 'not_a_member' }],
    });
    await expect(s.edit({ contactIds: [s.ben.id, stranger] })).rejects.toMatchObject({
      fields: [{ path: 'changes.contactIds.1', code: 'not_a_member' }],
    });
  });

  it.each([
    [{ times: [] }, 'changes.times', 'times_required'],
    [{ times: ['09:00', '09:00'] }, 'changes.times', 'times_doubled'],
    [{ weekdays: [] }, 'changes.weekdays', 'weekdays_required'],
    [{ askedId: null }, 'changes.askedId', 'asked_required'],
    [
      {
        rungs: [
          { minutes: 5, who: 'asked' as const },
          { minutes: 5, who: 'asked' as const },
        ],
      },
      'changes.rungs',
      'rungs_doubled',
    ],
  ])('CHK-4 ALL-3 %j is refused at its field', async (changes, path, code) => {
    await expect(s.edit(changes)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path, code }] });
  });

  it('CHK-4 nobody overwrites what they never saw', async () => {
    await s.edit({ times: ['10:00'] });
    const late = { ...s.ofRosa(), changes: { times: ['11:00'] }, seen: { times: ['09:00'] } };
    await expect(s.ben.call('care.editCheckInSchedule', late)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
  });

  it('CHK-4 an edit keeps what still stands, and tells no rung whose time has passed', async () => {
    await s.edit();
    await s.at('2026-11-21T08:05:00Z');
    const before = await s.due();
    await s.ben.call('care.claimDueCheckIn', { circleId: s.circle.id, dueCheckInId: before.id });
    await s.edit({ times: ['09:00', '19:00'], rungs: [{ minutes: -61, who: 'asked' }] });
    expect(await s.due()).toMatchObject({ id: before.id, onItId: s.ben.id });
    await s.edit({ times: ['08:30'] });
    await s.server.settled();
    expect(await s.due()).toMatchObject({ time: '08:30', onItId: null });
    expect(await s.toldTo(s.ben)).toEqual(['check-in-reminder medium']);
  });
});

describe('the ladder', () => {
  it('CHK-4 asks five times, then tells the contacts, each once, and then it is missed', async () => {
    await s.edit();
    const told = async (moment: string) => {
      await s.at(moment);
      return [(await s.toldTo(s.ben)).length, (await s.toldTo(s.cleo)).length];
    };
    expect(await told('2026-11-21T05:59:59Z')).toEqual([0, 0]);
    expect(await told('2026-11-21T06:00:00Z')).toEqual([1, 0]);
    expect(await told('2026-11-21T08:00:00Z')).toEqual([2, 0]);
    expect(await told('2026-11-21T08:50:00Z')).toEqual([3, 0]);
    expect(await told('2026-11-21T09:00:00Z')).toEqual([4, 0]);
    expect(await told('2026-11-21T09:02:00Z')).toEqual([5, 0]);
    expect(await s.due()).toMatchObject({ status: 'due', day: '2026-11-21', time: '09:00' });
    expect(await told('2026-11-21T09:10:00Z')).toEqual([5, 1]);
    expect(await s.toldTo(s.ben)).toEqual([
      ...['check-in-reminder medium', 'check-in-reminder medium', 'check-in-reminder medium'],
      ...['check-in-due high', 'check-in-due high'],
    ]);
    expect(await s.toldTo(s.cleo)).toEqual(['check-in-overdue urgent']);
    expect(await s.due()).toMatchObject({ status: 'missed', reason: 'no-check-in' });
    expect(await s.history()).toEqual(['2026-11-21 09:00 missed no-check-in']);
    expect(await s.toldTo(s.ana)).toEqual([]);
  });

  it('CHK-4 a check-in by anybody after the first rung stops it; one before does not', async () => {
    await s.edit();
    await s.at('2026-11-21T05:30:00Z');
    await s.checkIn(s.fran);
    await s.at('2026-11-21T06:00:00Z');
    expect(await s.due()).toMatchObject({ status: 'due', day: '2026-11-21' });
    const { id } = await s.checkIn(s.fran);
    await s.at('2026-11-21T09:30:00Z');
    const reminders = (await s.toldTo(s.ben)).filter((line) => line !== 'check-in-added low');
    expect(reminders).toEqual(['check-in-reminder medium']);
    expect(await s.due()).toMatchObject({ status: 'due', day: '2026-11-22' });
    expect((await s.plan()).history).toMatchObject([{ status: 'done', checkInId: id }]);
    expect(await s.eventsOf('due-check-in.done')).toHaveLength(1);
  });

  it('CHK-4 a late check-in answers what was missed', async () => {
    await s.edit();
    await s.at('2026-11-21T12:00:00Z');
    await s.checkIn();
    expect(await s.history()).toEqual(['2026-11-21 09:00 done']);
    expect((await s.plan()).history[0]?.missedAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it("CHK-4 'I'm on it' by any member stops it for all and shows who; the second is told who was first", async () => {
    await s.edit();
    await s.at('2026-11-21T08:00:00Z');
    const { id: dueCheckInId } = await s.due();
    const input = { circleId: s.circle.id, dueCheckInId };
    const answers = await Promise.allSettled([
      insist(s.fran, 'care.claimDueCheckIn', input),
      insist(s.cleo, 'care.claimDueCheckIn', input),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { onItId } = await s.due();
    expect([s.fran.id, s.cleo.id]).toContain(onItId);
    await s.at('2026-11-21T10:00:00Z');
    const reminders = (await s.toldTo(s.ben)).filter((line) => line.startsWith('check-in-reminder'));
    expect(reminders).toHaveLength(1);
    expect(await s.toldTo(s.cleo)).not.toContain('check-in-overdue urgent');
    expect(await s.toldTo(s.ana)).toEqual(['check-in-on-it medium']);
    expect(await s.due()).toMatchObject({ status: 'due', onItId });
    await s.at('2026-11-22T09:00:00Z');
    expect(await s.history()).toEqual(['2026-11-21 09:00 missed on-it']);
  });

  it('CHK-4 goes on with the newest rung when whoever was on it hands it back or leaves', async () => {
    await s.edit();
    await s.at('2026-11-21T08:00:00Z');
    const due = { circleId: s.circle.id, dueCheckInId: (await s.due()).id };
    await s.fran.call('care.claimDueCheckIn', due);
    await s.at('2026-11-21T08:55:00Z');
    await expect(s.ben.call('care.handBackDueCheckIn', due)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await s.fran.call('care.handBackDueCheckIn', due);
    await s.at('2026-11-21T08:56:00Z');
    const reminders = async () =>
      (await s.toldTo(s.ben)).filter((line) => line !== 'check-in-on-it medium').length;
    expect(await reminders()).toBe(2);
    await s.fran.call('care.claimDueCheckIn', due);
    await s.circle.remove(s.fran);
    await s.at('2026-11-21T09:00:00Z');
    expect(await reminders()).toBe(3);
  });

  it('CHK-4 nobody can be on what is not asked for yet', async () => {
    await s.edit();
    const due = { circleId: s.circle.id, dueCheckInId: (await s.due()).id };
    await expect(s.ben.call('care.claimDueCheckIn', due)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('CHK-4 whoever leaves is asked no more: the contacts hear it, and without any who may see check-ins', async () => {
    await s.edit();
    await s.circle.remove(s.ben);
    await s.at('2026-11-21T09:00:00Z');
    expect(await s.toldTo(s.cleo)).toEqual(['check-in-due high']);
    await s.circle.remove(s.cleo);
    await s.at('2026-11-21T09:10:00Z');
    expect(await s.toldTo(s.ana)).toContain('check-in-overdue urgent');
    expect(await s.toldTo(s.fran)).toEqual([]);
  });
});

describe('a server', () => {
  it('CHK-4 that was away for three weeks loses and doubles none, and tells one rung alone', async () => {
    await s.edit();
    await s.at('2026-12-11T09:05:00Z');
    expect(await s.eventsOf('due-check-in.missed')).toHaveLength(20);
    expect(await s.eventsOf('due-check-in.reminded')).toHaveLength(1);
    expect(await s.toldTo(s.ben)).toEqual(['check-in-due high']);
    expect((await s.history())[0]).toBe('2026-12-10 09:00 missed server-away');
    expect(await s.due()).toMatchObject({ day: '2026-12-11', status: 'due' });
  });

  it('CHK-4 and another one make and tell each once', async () => {
    const shared = { ...s.server.spine.database, close: async () => undefined };
    const { clock, spine } = s.server;
    const other = await startTestServer({ database: shared, relay: spine.relay, clock });
    await s.edit();
    for (const moment of ['2026-11-21T09:00:00Z', '2026-11-21T09:10:00Z', '2026-11-22T09:10:00Z']) {
      clock.set(moment);
      await Promise.all([s.server.settled(), other.settled()]);
    }
    await s.server.settled();
    expect(await s.eventsOf('due-check-in.missed')).toHaveLength(2);
    expect(await s.eventsOf('due-check-in.reminded')).toHaveLength(3);
    await other.app.close();
  });

  it('CHK-4 follows the person into another zone', async () => {
    await s.edit();
    const before = await s.due();
    const changes = { timeZone: 'Asia/Tokyo' };
    await s.ana.call('circles.editRecipient', { ...s.ofRosa(), changes });
    await s.server.settled();
    expect(await s.due()).toMatchObject({ id: before.id, dueAt: '2026-11-21T00:00:00.000Z' });
  });
});
