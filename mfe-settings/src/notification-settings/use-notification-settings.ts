import type { NotificationSettings } from '@carecircle/contracts';
import { patch, needsRefetch, useCommand, useLiveQuery } from '@carecircle/remote-kit';

/** How I want to be told, with what changes it; every change shows at once and is sent by itself (NOTE-2). */
export function useNotificationSettings() {
  const { data, error, refetch } = useLiveQuery(
    'notifications.getNotificationSettings',
    {},
    {
      on: {
        'notification-settings.changed': (own, { payload }) => ({ ...own, ...payload }),
        'consents.changed': needsRefetch,
      },
    },
  );
  const { send, gate } = useCommand('notifications.changeNotificationSettings', {
    optimistic: ({ changes }) => [
      patch('notifications.getNotificationSettings', (own) => ({
        ...own,
        settings: { ...own.settings, ...changes },
      })),
    ],
  });
  const change = (changes: Partial<NotificationSettings>) =>
    void send({ changes, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return { own: data, error, refetch, change, isShut: gate.isShut };
}

/** What a card of the page shows and changes. */
export interface SettingsProps {
  settings: NotificationSettings;
  onChange: (changes: Partial<NotificationSettings>) => void;
  isDisabled: boolean;
}
