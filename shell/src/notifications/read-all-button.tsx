import { Button } from '@carecircle/ui';
import { CheckAllIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useNotificationCommands } from './use-notification-commands';

/** Marks all as read; shown while something is unread. */
export function ReadAllButton({ unread }: { unread: number }) {
  const t = useMessages();
  const { readAll } = useNotificationCommands();
  if (unread === 0) return null;
  return (
    <Button variant="quiet" size="small" icon={CheckAllIcon} onPress={readAll}>
      {t('notifications.readAll')}
    </Button>
  );
}
