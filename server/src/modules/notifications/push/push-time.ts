import type { NotificationSettings, NotificationType, OwnNotificationSettings } from '@carecircle/contracts';
import type { NotificationRule } from '@carecircle/contracts/notifications/notification-rules';
import { quietHoursAt, type QuietHours } from '../../notification-settings';

type Switch = Extract<
  keyof NotificationSettings,
  `${string}Reminders` | 'messageNotifications' | 'circleUpdates'
>;

/** Which switch of the settings is about a type; what has none of its own is news of the circle. */
const switches: Partial<Record<NotificationType, Switch>> = {
  task: 'taskReminders',
  medication: 'medicationReminders',
  event: 'appointmentReminders',
  checkin: 'checkInReminders',
  message: 'messageNotifications',
};

type Told = Pick<NotificationRule, 'type' | 'priority' | 'isSafety' | 'repeats'>;

/** Whether a device is told of something at once, after quiet hours, or not at all. */
export function pushTime(
  rule: Told,
  own: OwnNotificationSettings,
  { now, timeZone }: { now: Date; timeZone: string },
): 'now' | 'never' | QuietHours {
  if (rule.repeats || rule.type === 'emergency') return 'now';
  const { settings } = own;
  if (!settings.pushEnabled || !settings[switches[rule.type] ?? 'circleUpdates']) return 'never';
  if (rule.priority === 'urgent' || rule.isSafety) return 'now';
  return quietHoursAt(own, now, timeZone) ?? 'now';
}
