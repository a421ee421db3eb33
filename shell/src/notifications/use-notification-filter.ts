import { NotificationType } from '@carecircle/contracts/schemas';
import { useSearchParams } from '@carecircle/remote-kit';
import type { NotificationFilter } from './use-notification-pages';

/** The filter as it stands in the address, so that a reload or a shared link shows the same. */
export function useNotificationFilter(): [NotificationFilter, (filter: NotificationFilter) => void] {
  const [params, setParams] = useSearchParams();
  const type = NotificationType.safeParse(params.get('type')).data ?? null;
  const isUnread = params.get('unread') === 'true';
  return [
    { type, isUnread },
    (filter) => setParams({ type: filter.type, unread: filter.isUnread ? 'true' : null }),
  ];
}
