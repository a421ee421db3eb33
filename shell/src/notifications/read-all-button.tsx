import { Button } from '@carecircle/ui';
import { CheckAllIcon } from '@carecircle/ui/icons';
import { useLaterMessages } from '../later/later-messages';
import { useNotificationCommands } from './use-notification-commands';

/** Marks all as read; shown while something is unread. */
export function ReadAllButton({ unread }: { unread: number }) {
  const t = useLaterMessages();
  const { readAll, gate } = useNotificationCommands();
  if (unread === 0) return null;
  return (
    <Button variant="quiet" size="small" icon={CheckAllIcon} {...gate.button} onPress={readAll}>
      {t('notifications.readAll')}
    </Button>
  );
}
