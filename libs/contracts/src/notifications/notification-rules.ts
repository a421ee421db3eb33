import { billingNotifications } from '../billing/billing.notifications';
import { calendarNotifications } from '../calendar/calendar.notifications';
import { callsNotifications } from '../calls/calls.notifications';
import { careLogNotifications } from '../care-log/care-log.notifications';
import { checkInsNotifications } from '../check-ins/check-ins.notifications';
import { circlesNotifications } from '../circles/circles.notifications';
import { communicationNotifications } from '../communication/communication.notifications';
import { doctorsNotifications } from '../doctors/doctors.notifications';
import { documentsNotifications } from '../documents/documents.notifications';
import { emergencyNotifications } from '../emergency/emergency.notifications';
import { financeNotifications } from '../finance/finance.notifications';
import { helpNotifications } from '../help/help.notifications';
import { medicationsNotifications } from '../medications/medications.notifications';
import { pointsNotifications } from '../points/points.notifications';
import { servicesNotifications } from '../services/services.notifications';
import { tasksNotifications } from '../tasks/tasks.notifications';
import { wearablesNotifications } from '../wearables/wearables.notifications';

export type { NotificationAudience, NotificationRule } from './notification-rule';

/**
 * Every cause of a notification, each noun's own beside its events. Its words are the message keys `<cause>.title` and
 * `<cause>.message` in `notifications/messages/<locale>.json`.
 */
export const notificationRules = {
  ...tasksNotifications,
  ...checkInsNotifications,
  ...helpNotifications,
  ...calendarNotifications,
  ...medicationsNotifications,
  ...careLogNotifications,
  ...pointsNotifications,
  ...communicationNotifications,
  ...callsNotifications,
  ...circlesNotifications,
  ...doctorsNotifications,
  ...servicesNotifications,
  ...financeNotifications,
  ...documentsNotifications,
  ...emergencyNotifications,
  ...wearablesNotifications,
  ...billingNotifications,
};

/**
 * What is gathered in one item while it is unread, of points all that a day brought. The words for several are `<name>.many` in the
 * same catalogues, with their number as `count`.
 */
export const gatheredAs = [
  'assigned',
  'comments',
  'completed',
  'check-ins',
  'events',
  'doses-soon',
  'doses-due',
  'doses-missed',
  'documents',
  'messages',
  'direct-messages',
  'points',
] as const;
export type GatheredAs = (typeof gatheredAs)[number];

/** What earns points, by the events that do; the day's item counts each. */
export const scoredActions = ['task.completed', 'check-in.added', 'dose.taken'] as const;

export type NotificationRuleName = keyof typeof notificationRules;
