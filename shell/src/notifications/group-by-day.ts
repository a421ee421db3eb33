import type { Notification } from '@carecircle/contracts';

export interface NotificationDay {
  /** `YYYY-MM-DD` */
  day: string;
  notifications: Notification[];
}

/** Notifications under the day on which they came, in the order given; `dayOf` reads an instant in the reader's zone. */
export function groupByDay(
  notifications: readonly Notification[],
  dayOf: (instant: string) => string,
): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const notification of notifications) {
    const day = dayOf(notification.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}
