import { defaultNotificationSettings, type NotificationSettings } from '@carecircle/contracts';
import {
  notificationRules,
  type NotificationRuleName,
  type NotificationRule,
} from '@carecircle/contracts/notifications/notification-rules';
import { describe, expect, it } from 'vitest';
import { pushTime } from './push-time';

const day = { now: new Date('2026-11-21T15:00:00Z'), timeZone: 'UTC' };
const night = { now: new Date('2026-11-21T23:00:00Z'), timeZone: 'UTC' };
const timeOf = (cause: NotificationRuleName, changes: Partial<NotificationSettings>, at = day) =>
  pushTime(
    notificationRules[cause],
    { settings: { ...defaultNotificationSettings, ...changes }, timeZone: null },
    at,
  );
const rules = Object.entries<NotificationRule>(notificationRules) as [
  NotificationRuleName,
  NotificationRule,
][];
const cannotBeSilenced = rules.filter(([, { repeats, type }]) => repeats || type === 'emergency');

describe('NOTE-2 a push', () => {
  it.each([
    ['taskReminders', 'task-due', 'dose-soon'],
    ['medicationReminders', 'dose-soon', 'task-due'],
    ['medicationReminders', 'dose-due', 'event-due'],
    ['appointmentReminders', 'event-due', 'task-due'],
    ['checkInReminders', 'check-in-reminder', 'event-due'],
    ['messageNotifications', 'message-received', 'bill-due'],
    ['circleUpdates', 'bill-due', 'message-received'],
    ['circleUpdates', 'member-joined', 'check-in-due'],
  ] as const)('with %s off %s does not come, and %s does', (name, silenced, other) => {
    expect([timeOf(silenced, {}), timeOf(silenced, { [name]: false })]).toEqual(['now', 'never']);
    expect(timeOf(other, { [name]: false })).toBe('now');
    expect(timeOf(other, { pushEnabled: false })).toBe('never');
  });

  it.each(cannotBeSilenced)('NOTE-5 %s comes whatever is switched off, in quiet hours too', (cause) => {
    const off = Object.entries(defaultNotificationSettings).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? name === 'quietHours' : value,
    ]);
    expect(timeOf(cause, Object.fromEntries(off) as NotificationSettings, night)).toBe('now');
  });

  it('in quiet hours waits for their end, unless it is urgent or somebody’s safety hangs on it', () => {
    expect(timeOf('task-due', {}, night)).toMatchObject({ until: new Date('2026-11-22T07:00:00Z') });
    expect(timeOf('critical-dose-due', {}, night)).toBe('now');
    expect(timeOf('dose-due', {}, night)).toBe('now');
  });
});
