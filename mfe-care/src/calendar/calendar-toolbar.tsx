import { useAllowed } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { PlusIcon } from '@carecircle/ui/icons';
import { FilterTabs } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { calendarFilters, type CalendarFilter } from '../calendar-days/calendar-filter';
import css from './calendar.module.css';

interface Props {
  filter: CalendarFilter;
  onFilter: (filter: CalendarFilter) => void;
  onToday: () => void;
  /** Adds an event to the shown day, where its own button lies below the month; null where it is in sight. */
  onAdd: (() => void) | null;
}

/** What the calendar shows, and the way back to today. */
export function CalendarToolbar({ filter, onFilter, onToday, onAdd }: Props) {
  const t = useMessages();
  const seesTasks = useAllowed('task:view');
  const mayAdd = useAllowed('event:edit');
  return (
    <div className={css.toolbar}>
      {seesTasks ? (
        <FilterTabs
          label={t('calendar.filter')}
          value={filter}
          onChange={onFilter}
          options={calendarFilters.map((id) => ({ id, label: t(`calendar.filter.${id}`) }))}
        />
      ) : null}
      <div className={css.acts}>
        <Button size="small" onPress={onToday}>
          {t('calendar.today')}
        </Button>
        {onAdd && mayAdd ? (
          <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
            {t('calendar.add')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
