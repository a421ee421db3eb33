import { notificationTypes, type NotificationType } from '@carecircle/contracts';
import { Select } from '@carecircle/ui/fields';
import { FilterTabs } from '@carecircle/ui/panels';
import { useLaterMessages } from '../later/later-messages';
import type { NotificationFilter } from './use-notification-pages';
import css from './notifications.module.css';

interface NotificationFiltersProps {
  filter: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}

/** Unread or all, and of which kind. */
export function NotificationFilters({ filter, onChange }: NotificationFiltersProps) {
  const t = useLaterMessages();
  return (
    <div className={css.filters}>
      <FilterTabs
        label={t('notifications.filter')}
        options={[
          { id: 'all', label: t('notifications.all') },
          { id: 'unread', label: t('notifications.unread') },
        ]}
        value={filter.isUnread ? 'unread' : 'all'}
        onChange={(id) => onChange({ ...filter, isUnread: id === 'unread' })}
      />
      <div className={css.kind}>
        <Select<NotificationType | 'every'>
          label={t('notifications.kind')}
          isLabelHidden
          options={[
            { value: 'every', label: t('notifications.everyKind') },
            ...notificationTypes.map((value) => ({ value, label: t(`notifications.type.${value}`) })),
          ]}
          value={filter.type ?? 'every'}
          onChange={(value) => onChange({ ...filter, type: value === 'every' ? null : value })}
        />
      </div>
    </div>
  );
}
