import { useSearchParams } from 'react-router-dom';
import { NotificationType } from '@carecircle/contracts/schemas';
import { changeSearch } from '@carecircle/remote-kit';
import type { NotificationFilter } from './use-notification-pages';

/** The filter as it stands in the address, so that a reload or a shared link shows the same. */
export function useNotificationFilter(): [NotificationFilter, (filter: NotificationFilter) => void] {
  const [params] = useSearchParams();
  const type = NotificationType.safeParse(params.get('type')).data ?? null;
  const isUnread = params.get('unread') === 'true';
  return [
    { type, isUnread },
    (filter) => changeSearch({ type: filter.type, unread: filter.isUnread ? 'true' : null }),
  ];
}
