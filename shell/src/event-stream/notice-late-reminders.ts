import { bus as pageBus, type EventBus } from '@carecircle/event-bus';

/**
 * Keeps since when reminders cannot be relied on, as the server's watchdog says (NOTE-5). A new stream says it at its beginning, so
 * what an earlier one said is over.
 */
export function noticeLateReminders(bus: EventBus = pageBus): () => void {
  const late = bus.state('reminders.lateSince');
  const ends = [
    bus.onSignal('contracts.served', () => late.set(null)),
    bus.onSignal('reminders.late', ({ since }) => late.set(since)),
  ];
  return () => ends.forEach((end) => end());
}
