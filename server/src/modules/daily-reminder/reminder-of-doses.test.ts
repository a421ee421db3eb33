import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { medicationFixture } from '../../testing/medication-fixture';
import type { TestPerson } from '../../testing/test-person';
import { reminderWords } from './reminder-words';

const s = medicationFixture(['ben']);
const { en } = reminderWords;
const remind = (person: TestPerson = s.ana) =>
  person.call('care.getDailyReminder', { circleId: s.circle.id });

describe('the reminder of doses', () => {
  it('SHELL-6 calls a missed critical dose a crisis, for those who may see it, until it is given', async () => {
    const { id } = await s.add({ name: 'Warfarin', priority: 'critical', missedAfterMinutes: 0 });
    await s.at('2026-11-21T08:00:00Z');
    const texts = [...en.missedCritical('Warfarin'), ...en.lateDoses(1)];
    expect(texts).toContain((await remind()).text);
    await s.circle.join(s.cleo, 'friend');
    expect((await remind(s.cleo)).kind).toBe('everyday');
    await s.ana.call('care.takeDose', s.slot(id, '2026-11-21'));
    expect((await remind()).kind).toBe('everyday');
  });

  it('SHELL-6 speaks of a dose once it is an hour late, to whoever gives it', async () => {
    await s.add({ giverId: s.ben.id, missedAfterMinutes: 180 });
    await s.at('2026-11-21T08:59:00Z');
    expect((await remind(s.ben)).kind).toBe('everyday');
    await s.at('2026-11-21T09:00:00Z');
    expect(en.lateDoses(1)).toContain((await remind(s.ben)).text);
    expect((await remind(s.ana)).kind).toBe('everyday');
    await s.at('2026-11-21T11:00:00Z');
    expect((await remind(s.ben)).kind).toBe('overdue');
    await s.at('2026-11-22T07:59:00Z');
    expect((await remind(s.ben)).kind).toBe('overdue');
    await s.at('2026-11-22T08:00:00Z');
    expect((await remind(s.ben)).kind).toBe('everyday');
  });

  it('SHELL-6 is glad of a new achievement for a day', async () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
    for (const day of days) {
      await s.at(`${day}T12:00:00Z`);
      await s.ana.call('care.addCheckIn', {
        ...{ circleId: s.circle.id, checkInId: randomUUID(), recipientId: s.rosa },
        ...{ status: 'safe', mood: null, notes: '' },
      });
    }
    await s.server.settled();
    expect(en.achievement).toContain((await remind()).text);
    await s.at('2026-11-26T12:05:00Z');
    expect((await remind()).kind).toBe('everyday');
  });
});
