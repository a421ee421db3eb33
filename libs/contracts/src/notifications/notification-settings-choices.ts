import type { NotificationSettings } from './notification-settings';

/** How long before something is due its reminder may come, in minutes (NOTE-4). */
export const reminderAdvances = {
  medicationAdvance: [5, 10, 15, 30, 60],
  appointmentAdvance: [15, 30, 60, 120, 1440],
  taskDeadlineAdvance: [30, 60, 120, 360, 1440],
} as const;

/** The specification's defaults. The weekly report, off by default, is kept with the reports of each circle. */
export const defaultNotificationSettings: NotificationSettings = {
  pushEnabled: true,
  taskReminders: true,
  medicationReminders: true,
  appointmentReminders: true,
  checkInReminders: true,
  messageNotifications: true,
  circleUpdates: true,
  emailEnabled: true,
  dailySummary: true,
  emergencyAlerts: true,
  soundEnabled: true,
  vibrationEnabled: true,
  quietHours: true,
  quietStart: '22:00',
  quietEnd: '07:00',
  hidesDetails: false,
  medicationAdvance: 15,
  appointmentAdvance: 60,
  taskDeadlineAdvance: 120,
};

export const notificationChannels = ['push', 'mail'] as const;
/** `quiet` waits for the end of the quiet hours; `gone` is a device that took its permission back. */
export const deliveryStatuses = ['sent', 'failed', 'gone', 'quiet'] as const;

export const notificationLimits = { devices: 20, deliveries: 50, snoozeMinutes: 10 } as const;
