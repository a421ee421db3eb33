import { Button, EmptyState, ErrorState, Skeleton } from '@carecircle/ui';
import { BellIcon } from '@carecircle/ui/icons';
import { useBusState, useFormats } from '@carecircle/remote-kit';
import { useLaterMessages } from '../later/later-messages';
import { groupByDay } from './group-by-day';
import { NotificationDaySection } from './notification-day-section';
import { NotificationFilters } from './notification-filters';
import { ReadAllButton } from './read-all-button';
import { useNotificationCommands } from './use-notification-commands';
import { useNotificationFilter } from './use-notification-filter';
import { useNotificationPages } from './use-notification-pages';
import css from './notifications.module.css';

/** All notifications by day, filtered by kind and unread: the same store as the bell's (SHELL-4). */
export default function NotificationsPage() {
  const t = useLaterMessages();
  const { dayOf } = useFormats();
  const [filter, setFilter] = useNotificationFilter();
  const list = useNotificationPages(filter);
  const commands = useNotificationCommands();
  const days = groupByDay(
    list.pages.flatMap(({ notifications }) => notifications),
    dayOf,
  );
  const unread = useBusState('notifications.unread');
  const isFiltered = filter.isUnread || filter.type !== null;
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <NotificationFilters filter={filter} onChange={setFilter} />
        <div className={css.readAll}>
          <ReadAllButton unread={unread} />
        </div>
      </div>
      <div className={css.list}>
        {list.isPending ? <Skeleton shape="row" count={6} /> : null}
        {list.error && days.length === 0 ? (
          <ErrorState title={t('notifications.failed')} onRetry={list.refetch} isRetrying={list.isFetching} />
        ) : null}
        {list.pages.length > 0 && days.length === 0 ? (
          <Nothing isFiltered={isFiltered} onShowAll={() => setFilter({ type: null, isUnread: false })} />
        ) : null}
        {days.map((day) => (
          <NotificationDaySection key={day.day} day={day} commands={commands} />
        ))}
        {list.hasMore ? (
          <div className={css.more}>
            <Button isPending={list.isFetchingMore} onPress={list.fetchMore}>
              {t('notifications.older')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Nothing({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useLaterMessages();
  if (!isFiltered) {
    return (
      <EmptyState icon={BellIcon} title={t('notifications.emptyTitle')} text={t('notifications.emptyText')} />
    );
  }
  return (
    <EmptyState
      icon={BellIcon}
      text={t('notifications.noneMatch')}
      action={<Button onPress={onShowAll}>{t('notifications.showAll')}</Button>}
    />
  );
}
