import { useLivePages } from '@carecircle/remote-kit';
import { upsertAlert } from './apply-alert-event';

/** Raised alerts, newest first, page by page; true by events. */
export function useAlertHistory() {
  const { pages, ...rest } = useLivePages(
    'emergency.listAlerts',
    {},
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'alert.raised': (read, { payload }) => upsertAlert(read, payload.alert),
        'alert.acknowledged': (read, { payload }) => upsertAlert(read, payload.alert),
        'alert.helper-set-out': (read, { payload }) => upsertAlert(read, payload.alert),
        'alert.helper-turned-back': (read, { payload }) => upsertAlert(read, payload.alert),
        'alert.resolved': (read, { payload }) => upsertAlert(read, payload.alert),
        'alert.updated': (read, { payload }) => upsertAlert(read, payload.alert),
      },
    },
  );
  return { alerts: pages.flatMap((page) => page.alerts), ...rest };
}
