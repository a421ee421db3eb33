import { describe, expect, it } from 'vitest';
import { addRecipient } from '../../../api-conformance/fixture-records';
import { checkInFixture } from '../../../testing/check-in-fixture';

const s = checkInFixture();
const streakOf = async () => (await s.ben.call('care.getCheckInDay', { circleId: s.circle.id })).streak;

describe('a pause', () => {
  it('CHK-4 makes no due check-ins on its days, and they come again after it', async () => {
    await s.edit();
    await s.pause('2026-11-21', '2026-11-23');
    expect(await s.due()).toMatchObject({ day: '2026-11-24' });
    await s.at('2026-11-23T23:00:00Z');
    expect([await s.toldTo(s.ben), await s.history()]).toEqual([[], []]);
    await s.at('2026-11-24T09:00:00Z');
    expect(await s.due()).toMatchObject({ day: '2026-11-24', status: 'due' });
  });

  it('CHK-4 stops a ladder that runs, and resuming makes nothing past missed', async () => {
    await s.at('2026-11-20T18:30:00Z');
    await s.edit({ times: ['09:00', '18:00'] });
    await s.at('2026-11-21T09:02:00Z');
    const { id: pauseId } = await s.pause('2026-11-21', null);
    expect(await s.history()).toEqual(['2026-11-21 09:00 called-off paused']);
    expect((await s.plan()).due).toBeNull();
    await s.at('2026-11-25T12:00:00Z');
    expect(await s.toldTo(s.cleo)).toEqual([]);
    await s.ana.call('care.resumeCheckIns', { circleId: s.circle.id, pauseId });
    expect(await s.due()).toMatchObject({ day: '2026-11-25', time: '18:00' });
    await s.server.settled();
    expect(await s.eventsOf('due-check-in.missed')).toEqual([]);
    const { recipients, pausedDays } = await s.ben.call('care.getCheckInDay', { circleId: s.circle.id });
    expect([recipients[0]?.pauses, pausedDays]).toEqual([[], [{ from: '2026-11-21', until: '2026-11-24' }]]);
  });

  it('CHK-4 one that is to come is taken back without a trace', async () => {
    await s.edit();
    const { id: pauseId } = await s.pause('2026-11-21', '2026-11-30');
    await s.ana.call('care.resumeCheckIns', { circleId: s.circle.id, pauseId });
    expect(await s.due()).toMatchObject({ day: '2026-11-21' });
    expect((await s.plan()).pauses).toEqual([]);
  });

  it('CHK-4 ALL-3 begins today at the earliest, does not end before, and meets no other one', async () => {
    const refused = (path: string, code: string) => ({ code: 'INVALID_INPUT', fields: [{ path, code }] });
    await expect(s.pause('2026-11-19', null)).rejects.toMatchObject(refused('from', 'in_the_past'));
    await expect(s.pause('2026-11-22', '2026-11-21')).rejects.toMatchObject(
      refused('until', 'end_before_start'),
    );
    await s.pause('2026-11-22', '2026-11-24');
    await expect(s.pause('2026-11-24', null)).rejects.toMatchObject(refused('from', 'pause_overlaps'));
    await s.pause('2026-11-25', null);
  });

  it('CHK-4 CIRC-4 is made by who may', async () => {
    await expect(s.pause('2026-11-21', null, s.fran)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('a streak', () => {
  it('CHK-3 is neither broken nor counted on paused days, in the list and in the game', async () => {
    await s.checkIn();
    const { id: pauseId } = await s.pause('2026-11-21', null);
    await s.at('2026-11-22T12:00:00Z');
    await s.checkIn();
    expect(await streakOf()).toMatchObject({ current: 1, longest: 1, lastDay: '2026-11-20' });
    await s.at('2026-11-25T12:00:00Z');
    await s.ana.call('care.resumeCheckIns', { circleId: s.circle.id, pauseId });
    expect((await streakOf()).current).toBe(1);
    await s.checkIn();
    expect(await streakOf()).toMatchObject({ current: 2, longest: 2 });
    await s.server.settled();
    const { game } = await s.ben.call('points.getOverview', { circleId: s.circle.id });
    expect(game?.stats).toMatchObject({ currentStreak: 2, longestStreak: 2 });
    await s.at('2026-11-27T12:00:00Z');
    expect((await streakOf()).current).toBe(0);
  });

  it('CHK-3 goes on being asked for while one of the people cared for is not paused', async () => {
    await s.checkIn();
    await addRecipient(s.circle, 'Hugo');
    await s.pause('2026-11-20', null);
    await s.at('2026-11-23T12:00:00Z');
    expect((await streakOf()).current).toBe(0);
  });

  it('CHK-3 who came into care later changes nothing about earlier paused days', async () => {
    await s.checkIn();
    await s.pause('2026-11-21', '2026-11-23');
    await s.at('2026-11-24T12:00:00Z');
    await addRecipient(s.circle, 'Hugo');
    await s.checkIn();
    expect((await streakOf()).current).toBe(2);
  });
});
