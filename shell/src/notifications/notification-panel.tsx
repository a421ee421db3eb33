import type { Notification } from '@carecircle/contracts';
import { EmptyState, ErrorState, List, Skeleton, TextLink } from '@carecircle/ui';
import { BellIcon } from '@carecircle/ui/icons';
import { useLaterMessages } from '../later/later-messages';
import { NotificationRow } from './notification-row';
import { useLatestNotifications } from './use-latest-notifications';
import { useNotificationCommands } from './use-notification-commands';
import css from './notification-panel.module.css';

interface NotificationPanelProps {
  title: string;
  onClose: () => void;
}

/** What the bell opens: the newest first, delete, and the way to all of them (SHELL-4). */
export function NotificationPanel({ title, onClose }: NotificationPanelProps) {
  const t = useLaterMessages();
  const latest = useLatestNotifications();
  const commands = useNotificationCommands();
  const page = latest.data;
  if (!page) {
    return latest.error ? (
      <ErrorState title={t('notifications.failed')} onRetry={latest.refetch} isRetrying={latest.isFetching} />
    ) : (
      <Skeleton shape="row" count={4} />
    );
  }

  const open = ({ id, read }: Notification) => {
    if (!read) commands.read(id);
    onClose();
  };
  return (
    <>
      {page.notifications.length === 0 ? (
        <EmptyState
          icon={BellIcon}
          title={t('notifications.emptyTitle')}
          text={t('notifications.emptyText')}
        />
      ) : (
        <List isPlain label={title}>
          {page.notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onOpen={() => open(notification)}
              onDelete={() => commands.remove(notification.id)}
              gate={commands.gate}
            />
          ))}
        </List>
      )}
      <footer className={css.footer}>
        <span>{t('notifications.count', { unread: page.unread, total: page.total })}</span>
        <TextLink href="/notifications" isStandalone onPress={onClose}>
          {t('notifications.viewAll')}
        </TextLink>
      </footer>
    </>
  );
}
