import { describe, expect, it } from 'vitest';
import { medicationFixture } from '../../../testing/medication-fixture';
import type { TestPerson } from '../../../testing/test-person';

const s = medicationFixture(['ben', 'cleo']);

/** A person’s notifications of doses of this circle, the latest first. */
const toldOf = async (person: TestPerson) => {
  const { notifications } = await person.call('notifications.listNotifications', { limit: 50 });
  return notifications
    .filter(({ circleId, type }) => circleId === s.circle.id && type === 'medication')
    .map(({ cause, read }) => `${cause}${read ? '' : ' unread'}`);
};

describe('a dose', () => {
  it('NOTE-4 reminds its giver 15 minutes before, and is due on its time', async () => {
    await s.add({ giverId: s.ben.id });
    await s.at('2026-11-21T07:44:59Z');
    expect(await toldOf(s.ben)).toEqual([]);
    await s.at('2026-11-21T07:45:00Z');
    expect(await toldOf(s.ben)).toEqual(['dose-soon unread']);
    expect(await toldOf(s.cleo)).toEqual([]);
    await s.at('2026-11-21T08:00:00Z');
    expect(await toldOf(s.ben)).toEqual(['dose-due unread', 'dose-soon']);
  });

  it('MED-6 with nobody named reminds all who may log it, each at the advance they chose', async () => {
    await s.ben.call('notifications.changeNotificationSettings', { changes: { medicationAdvance: 60 } });
    await s.add();
    await s.at('2026-11-21T07:00:00Z');
    expect(await Promise.all([s.ana, s.ben].map(toldOf))).toEqual([[], ['dose-soon unread']]);
    await s.at('2026-11-21T07:45:00Z');
    expect(await Promise.all([s.ana, s.ben].map(toldOf))).toEqual([
      ['dose-soon unread'],
      ['dose-soon unread'],
    ]);
    await s.ben.call('notifications.changeNotificationSettings', { changes: { medicationAdvance: 15 } });
  });

  it('NOTE-4 given before its time takes the reminder off everybody’s list', async () => {
    const { id } = await s.add();
    await s.at('2026-11-21T07:45:00Z');
    await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    await s.at('2026-11-21T08:00:00Z');
    expect((await toldOf(s.ben)).filter((told) => told.startsWith('dose-soon'))).toEqual(['dose-soon']);
    expect((await toldOf(s.ben)).some((told) => told.startsWith('dose-due'))).toBe(false);
  });

  it('NOTE-4 of a medication that is paused, or moved to another time, does not remind', async () => {
    const paused = await s.add();
    const moved = await s.add({ name: 'Aspirin' });
    await s.ana.call('care.pauseMedication', s.ofMedication(paused.id));
    await s.edit(moved.id, { times: ['20:00'] });
    const reminders = async () => (await toldOf(s.ben)).filter((told) => told.startsWith('dose-soon'));
    await s.at('2026-11-21T07:50:00Z');
    expect(await reminders()).toEqual([]);
    await s.at('2026-11-21T19:45:00Z');
    expect(await reminders()).toEqual(['dose-soon unread']);
  });

  it('NOTE-4 reminds on each day, with nothing else happening in the circle', async () => {
    await s.add({ giverId: s.ben.id });
    for (const day of ['21', '22', '23', '24']) await s.at(`2026-11-${day}T07:45:00Z`);
    const events = await s.server.eventsOf(s.circle.id);
    expect(events.filter(({ type }) => type === 'dose.reminded')).toHaveLength(4);
  });
});
