import {
  notificationRules,
  type NotificationRule,
} from '@carecircle/contracts/notifications/notification-rules';
import { describe, expect, it } from 'vitest';
import { wordsFor } from './words/reader-words';

/**
 * Each cause as the specification wants it: by which event, of what type and priority, to whom, and where it leads. `repeats` comes
 * again until somebody answers, `safety` comes in quiet hours too. Another rule is another thing that families hear: it is written
 * down here as well.
 */
const causes: Record<string, readonly string[]> = {
  'companion-asked': ['calendar-event.companion-asked', 'event', 'medium', 'assignee', 'calendar'],
  'drive-handed-back': ['calendar-event.drive-handed-back', 'event', 'medium', 'members', 'coverage'],
  'event-added': ['calendar-event.added', 'event', 'medium', 'members', 'calendar'],
  'event-cancelled': ['calendar-event.cancelled', 'event', 'medium', 'members', 'calendar'],
  'event-due': ['calendar-event.due', 'event', 'medium', 'concerned', 'calendar'],
  'event-moved': ['calendar-event.edited', 'event', 'high', 'concerned', 'calendar'],
  'events-imported': ['calendar.imported', 'event', 'medium', 'members', 'calendar'],
  'call-missed': ['call.missed', 'message', 'high', 'recipient', 'chat'],
  'call-ringing': ['call.started', 'message', 'urgent', 'recipient', 'chat'],
  'hand-off-important': ['hand-off-note.added', 'checkin', 'high', 'named', 'care-log'],
  'check-in-added': ['check-in.added', 'checkin', 'low', 'members', 'check-in'],
  'check-in-due': ['due-check-in.reminded', 'checkin', 'high', 'named', 'check-in', 'safety'],
  'check-in-on-it': ['due-check-in.claimed', 'checkin', 'medium', 'members', 'check-in'],
  'check-in-overdue': ['due-check-in.reminded', 'checkin', 'urgent', 'named', 'check-in', 'repeats'],
  'check-in-reminder': ['due-check-in.reminded', 'checkin', 'medium', 'named', 'check-in'],
  'help-needed': ['check-in.added', 'checkin', 'urgent', 'everyone', 'check-in', 'repeats'],
  'member-joined': ['member.joined', 'invite', 'low', 'members', 'circle'],
  'member-requested': ['member.requested', 'invite', 'high', 'admins', 'circle'],
  'permissions-changed': ['member.permissions-changed', 'invite', 'medium', 'subject', 'circle'],
  'role-changed': ['member.role-changed', 'invite', 'medium', 'subject', 'circle'],
  'direct-file-received': ['direct-message.sent', 'message', 'medium', 'recipient', 'chat'],
  'direct-message-received': ['direct-message.sent', 'message', 'medium', 'recipient', 'chat'],
  'file-received': ['message.sent', 'message', 'medium', 'members', 'chat'],
  'message-received': ['message.sent', 'message', 'medium', 'members', 'chat'],
  'urgent-direct-message-received': [
    'direct-message.sent',
    'message',
    'urgent',
    'recipient',
    'chat',
    'repeats',
  ],
  'urgent-message-received': ['message.sent', 'message', 'urgent', 'members', 'chat', 'repeats'],
  'doctor-added': ['doctor.copied', 'doctor', 'medium', 'members', 'doctors'],
  'document-added': ['document.added', 'document', 'low', 'members', 'vault'],
  'document-expiring': ['document.expiring', 'document', 'medium', 'named', 'vault'],
  'document-renewed': ['document.renewed', 'document', 'low', 'members', 'vault'],
  'alert-drill': ['alert.raised', 'emergency', 'urgent', 'members', 'emergency'],
  'alert-drill-ended': ['alert.resolved', 'emergency', 'medium', 'members', 'emergency'],
  'alert-helper-set-out': ['alert.helper-set-out', 'emergency', 'high', 'members', 'emergency', 'safety'],
  'alert-helper-turned-back': ['alert.helper-turned-back', 'emergency', 'urgent', 'members', 'emergency'],
  'card-viewed': ['card.viewed', 'emergency', 'high', 'members', 'emergency-card'],
  'alert-false-alarm': ['alert.resolved', 'emergency', 'high', 'members', 'emergency', 'safety'],
  'alert-raised': ['alert.raised', 'emergency', 'urgent', 'members', 'emergency', 'repeats'],
  'alert-resolved': ['alert.resolved', 'emergency', 'high', 'members', 'emergency', 'safety'],
  'automatic-payment-due': ['transaction.added', 'bill', 'medium', 'members', 'finance'],
  'bill-due': ['bill.reminded', 'bill', 'medium', 'named', 'finance'],
  'bill-paid': ['bill.paid', 'bill', 'low', 'members', 'finance'],
  'payment-reversed': ['payment.reversed', 'bill', 'low', 'members', 'finance'],
  'help-handed-back': ['help.handed-back', 'checkin', 'urgent', 'everyone', 'check-in', 'repeats'],
  'help-on-it': ['help.claimed', 'checkin', 'high', 'everyone', 'check-in', 'safety'],
  'critical-dose-due': ['dose.due', 'medication', 'urgent', 'giver', 'medications'],
  'critical-dose-missed': ['dose.missed', 'medication', 'urgent', 'assignee', 'medications', 'repeats'],
  'critical-dose-missed-unassigned': [
    'dose.missed',
    'medication',
    'urgent',
    'members',
    'medications',
    'repeats',
  ],
  'critical-dose-still-missed': [
    'dose.escalated',
    'medication',
    'urgent',
    'assignee',
    'medications',
    'repeats',
  ],
  'dose-due': ['dose.due', 'medication', 'high', 'giver', 'medications', 'safety'],
  'dose-missed': ['dose.missed', 'medication', 'high', 'assignee', 'medications', 'safety'],
  'dose-missed-unassigned': ['dose.missed', 'medication', 'high', 'members', 'medications', 'safety'],
  'dose-soon': ['dose.reminded', 'medication', 'high', 'named', 'medications'],
  'dose-still-missed': ['dose.escalated', 'medication', 'high', 'assignee', 'medications', 'safety'],
  'dose-taken': ['dose.taken', 'medication', 'high', 'members', 'medications'],
  'refill-needed': ['medication.refill-planned', 'medication', 'medium', 'members', 'tasks'],
  'achievement-unlocked': ['achievement.unlocked', 'achievement', 'medium', 'subject', 'gamification'],
  'challenge-completed': ['challenge.completed', 'challenge', 'low', 'subject', 'gamification'],
  'podium-reached': ['podium.reached', 'achievement', 'medium', 'subject', 'gamification'],
  'points-earned': ['points.awarded', 'achievement', 'low', 'subject', 'gamification'],
  'booking-confirmed': ['booking.confirmed', 'other', 'medium', 'members', 'services'],
  'booking-declined': ['booking.declined', 'other', 'high', 'members', 'services'],
  'task-assigned': ['task.added', 'task', 'medium', 'assignee', 'tasks'],
  'task-commented': ['task-comment.added', 'task', 'low', 'assignee', 'tasks'],
  'task-completed': ['task.completed', 'task', 'low', 'members', 'tasks'],
  'task-due': ['task.reminded', 'task', 'medium', 'named', 'tasks'],
  'task-handed-back': ['task.handed-back', 'task', 'medium', 'members', 'tasks'],
  'task-reassigned': ['task.edited', 'task', 'medium', 'assignee', 'tasks'],
  'plan-changed': ['plan.changed', 'other', 'medium', 'admins', 'billing'],
  'health-alarm': ['health.alarmed', 'emergency', 'urgent', 'members', 'wearables'],
};

const english = { language: 'en', dateFormat: 'mdy', timeFormat: '12' } as const;
const rules = Object.entries<NotificationRule>(notificationRules);

describe('NOTE-1 each cause', () => {
  it('has the event, type, priority, audience and route that were decided for it', () => {
    const told = rules.map(([cause, { event, type, priority, audience, route, repeats, isSafety }]) => [
      cause,
      [event, type, priority, audience, route, repeats ? 'repeats' : isSafety ? 'safety' : ''].filter(
        Boolean,
      ),
    ]);
    expect(Object.fromEntries(told)).toEqual(causes);
  });

  it.each(rules)('%s says something that is read without any value left over', (cause) => {
    const values = {
      ...{ actor: 'Ana', recipient: 'Rosa', circle: 'Mom', name: 'Rent', title: 'Walk', preview: 'Hello' },
      ...{ medication: 'Metformin', dosage: '1 tablet', time: '08:00', day: '2026-11-21', fromTime: '09:00' },
      ...{ fromDay: '2026-11-20', place: 'Clinic', isPlaceOnly: 0, status: 'safe', notes: 1, count: 1 },
      ...{
        points: 10,
        rank: 1,
        kind: 'text',
        as: 'driver',
        media: 'video',
        provider: 'Lee',
        service: 'Taxi',
      },
      ...{ doses: 3, method: 'manual', isYours: 1, is: 'high', metric: 'heartRate', value: 120 },
      ...{ device: 'Watch', message: '', others: 1, news: 'cancelled', plan: 'premium' },
    };
    const { title, text } = wordsFor(english, { cause, values });
    expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|\.title|\.message/);
    expect(title.length).toBeGreaterThan(2);
  });

  it('NOTE-5 repeats only alerts, calls for help, missed critical doses, missed check-ins and urgent chat', () => {
    expect(
      rules
        .filter(([, { repeats }]) => repeats)
        .map(([cause]) => cause)
        .sort(),
    ).toEqual([
      ...['alert-raised', 'check-in-overdue', 'critical-dose-missed', 'critical-dose-missed-unassigned'],
      ...['critical-dose-still-missed', 'help-handed-back', 'help-needed'],
      ...['urgent-direct-message-received', 'urgent-message-received'],
    ]);
    for (const [cause, { repeats, priority }] of rules) if (repeats) expect(priority, cause).toBe('urgent');
  });

  it('NOTE-5 a dose that was given is never above high', () => {
    expect(notificationRules['dose-taken'].priority).toBe('high');
  });
});
