import * as z from 'zod';
import { ClockTime, Instant, TimeZone } from '../primitives';
import { reminderAdvances } from './notification-settings-choices';

/** How a person wants to be told, on every device (NOTE-2). Sub-switches keep their value while their master is off. */
export const NotificationSettings = z.object({
  pushEnabled: z.boolean(),
  taskReminders: z.boolean(),
  medicationReminders: z.boolean(),
  appointmentReminders: z.boolean(),
  checkInReminders: z.boolean(),
  messageNotifications: z.boolean(),
  circleUpdates: z.boolean(),
  emailEnabled: z.boolean(),
  dailySummary: z.boolean(),
  /** Mails of alerts; in the app and by push they can't be silenced. */
  emergencyAlerts: z.boolean(),
  soundEnabled: z.boolean(),
  vibrationEnabled: z.boolean(),
  quietHours: z.boolean(),
  /** `HH:MM` where the person is; an end before the start is on the next day, the same one is no quiet time at all. */
  quietStart: ClockTime,
  quietEnd: ClockTime,
  /** Whether pushes say only what kind of thing it is: whoever sees the locked screen reads nothing more. */
  hidesDetails: z.boolean(),
  /** Minutes before a dose, an appointment, the deadline of a task. */
  medicationAdvance: z.literal(reminderAdvances.medicationAdvance),
  appointmentAdvance: z.literal(reminderAdvances.appointmentAdvance),
  taskDeadlineAdvance: z.literal(reminderAdvances.taskDeadlineAdvance),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Settings with the zone in which their times hold: that of the person's newest device, `null` before one has told it. */
export const OwnNotificationSettings = z.object({
  settings: NotificationSettings,
  timeZone: TimeZone.nullable(),
});
export type OwnNotificationSettings = z.infer<typeof OwnNotificationSettings>;

/** Settings as their page shows them: with where mail goes, and what keeps it from going there. */
export const ShownNotificationSettings = OwnNotificationSettings.extend({
  mail: z.object({
    address: z.string(),
    /** `no-consent`: optional mail needs the consent to data processing (PRIV-3); alerts are mailed all the same. */
    hindrance: z.enum(['not-configured', 'no-consent']).nullable(),
  }),
  /** Since when reminders cannot be relied on; null where they can (NOTE-5). */
  lateSince: Instant.nullable(),
});
export type ShownNotificationSettings = z.infer<typeof ShownNotificationSettings>;
