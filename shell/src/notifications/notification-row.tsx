import type { Notification } from '@carecircle/contracts';
import { useFormats, useMember, type Gate } from '@carecircle/remote-kit';
import { Avatar, IconButton, ListRow, VisuallyHidden } from '@carecircle/ui';
import { CloseIcon } from '@carecircle/ui/icons';
import { useLaterMessages } from '../later/later-messages';
import { linkedAddress } from './linked-address';
import { notificationIcon } from './notification-icon';
import { notificationWords } from '@carecircle/contracts/notifications/words';
import css from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
  onDelete: () => void;
  gate: Gate;
}

/** One notification: who, what, when. Opening it reads it and goes to its link (SHELL-4). */
export function NotificationRow({ notification, onOpen, onDelete, gate }: NotificationRowProps) {
  const t = useLaterMessages();
  const formats = useFormats();
  const { title, text } = notificationWords(notification, t, formats);
  const isUnread = !notification.read;
  return (
    <ListRow
      leading={<Sign notification={notification} />}
      href={linkedAddress(notification.link)}
      onPress={onOpen}
      title={
        <span className={isUnread ? css.unread : css.read}>
          {isUnread ? <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden> : null}
          {title}
        </span>
      }
      meta={
        <span className={css.words}>
          {text ? `${text} · ` : null}
          <time dateTime={notification.createdAt} title={formats.dateTime(notification.createdAt)}>
            {formats.relative(notification.createdAt)}
          </time>
        </span>
      }
      trailing={
        <IconButton
          icon={CloseIcon}
          aria-label={t('notifications.delete', { title })}
          {...gate.button}
          onPress={onDelete}
        />
      }
    />
  );
}

function Sign({ notification }: { notification: Notification }) {
  const actor = useMember(notification.actorId);
  const Glyph = notificationIcon[notification.type];
  return (
    <span className={css.sign} data-emergency={notification.type === 'emergency' || undefined}>
      {actor ? <Avatar id={actor.id} name={actor.name} /> : null}
      <span className={actor ? css.mark : css.glyph}>
        <Glyph />
      </span>
    </span>
  );
}
