import { bus } from '@carecircle/event-bus';

/** Keeps the bell's count true on all devices (SHELL-3): each event of the person's log carries it. The answer stops it. */
export function keepUnreadCount(): () => void {
  const unread = bus.state('notifications.unread');
  const stops = [
    bus.on('notification.added', ({ payload }) => unread.set(payload.unread)),
    bus.on('notification.read', ({ payload }) => unread.set(payload.unread)),
    bus.on('notification.deleted', ({ payload }) => unread.set(payload.unread)),
  ];
  return () => stops.forEach((stop) => stop());
}
