import { useAllowed } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { FilterTabs } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { calendarFilters, type CalendarFilter } from '../calendar-days/calendar-filter';
import css from './calendar.module.css';

interface Props {
  filter: CalendarFilter;
  onFilter: (filter: CalendarFilter) => void;
  onToday: () => void;
}

/** What the calendar shows, and the way back to today. */
export function CalendarToolbar({ filter, onFilter, onToday }: Props) {
  const t = useMessages();
  const seesTasks = useAllowed('task:view');
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
      <Button size="small" onPress={onToday}>
        {t('calendar.today')}
      </Button>
    </div>
  );
}
