import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarEvent } from '@carecircle/contracts';
import { changeSearch, useFormats } from '@carecircle/remote-kit';
import { Card } from '@carecircle/ui';
import { Calendar } from '@carecircle/ui/fields';
import { useIsWide } from '../use-is-wide';
import { useMessages } from '../words';
import { calendarFilter } from '../calendar-days/calendar-filter';
import { calendarItems, itemsOn, titlesByDay, type CalendarItem } from '../calendar-days/calendar-items';
import { CalendarLinks } from './calendar-links';
import { CalendarToolbar } from './calendar-toolbar';
import { countWithMore, moreOf } from './count-with-more';
import { DayList } from './day-list';
import { EventDialog } from './event-dialog';
import { suggestionIn } from './event-draft';
import { monthOf, shownDay } from './shown-day';
import { useFullDays } from './use-full-days';
import { useShownDays } from './use-shown-days';
import css from './calendar.module.css';

/** From this width on the days of the month have room for words: a screen of 1024 px with type of medium size. */
const titledRem = 41;
/** From this width on a day has room beside a month with words. */
const besideRem = 51;

const noItems: CalendarItem[] = [];
const noSuggestion = { add: null, doctor: null, title: null, place: null, for: null };

/** /calendar: a month of events and tasks, and one day of it (CAL-1). */
export default function CalendarPage() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const isTitled = useIsWide(place, titledRem);
  const isDayBelow = !useIsWide(place, besideRem) && isTitled;
  const today = useFormats().today();
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<CalendarEvent>();
  const day = shownDay(params.get('day'), today);
  const filter = calendarFilter(params.get('filter'));
  const { days, error, refetch } = useShownDays(day, today);
  const { events, tasks } = days ?? {};
  const items = useMemo(
    () => events && tasks && calendarItems(events, tasks, filter),
    [events, tasks, filter],
  );
  const full = useFullDays(monthOf(day), items ?? noItems);
  const marks = useMemo(() => countWithMore(items ?? noItems, full, filter), [items, full, filter]);
  const titles = useMemo(() => (isTitled ? titlesByDay(items ?? noItems) : undefined), [items, isTitled]);
  const moreLabel = useCallback((count: number) => t('calendar.more-titles', { count }), [t]);
  const markLabel = useCallback((count: number) => t('calendar.count', { count }), [t]);
  const select = useCallback((next: string) => changeSearch({ day: next }), []);
  const add = () => changeSearch({ add: '1' });
  const close = (saved?: string) => {
    setEdited(undefined);
    changeSearch({ ...noSuggestion, ...(saved && { day: saved }) });
  };
  const present = days?.events.find(({ id }) => id === edited?.id) ?? edited;

  return (
    <div ref={place} className={css.page}>
      <CalendarToolbar
        filter={filter}
        onFilter={(next) => changeSearch({ filter: next === 'all' ? null : next })}
        onToday={() => select(today)}
        onAdd={isDayBelow ? add : null}
      />
      <div className={css.columns} data-titled={isTitled ? (isDayBelow ? 'below' : 'beside') : undefined}>
        <Card as="div">
          <Calendar
            label={t('calendar.nav')}
            value={day}
            onChange={select}
            today={today}
            marks={marks}
            markLabel={markLabel}
            titles={titles}
            moreLabel={moreLabel}
          />
        </Card>
        <DayList
          day={day}
          items={items && itemsOn(day, items)}
          more={moreOf(full.get(day), filter)}
          error={error}
          onRetry={refetch}
          onAdd={isDayBelow ? null : add}
          onEdit={setEdited}
        />
      </div>
      {/* Below what is still to come they would be pushed away. */}
      {days || error ? <CalendarLinks /> : null}
      {params.get('add') === null ? null : (
        <EventDialog day={day} suggested={suggestionIn(params)} onClose={close} />
      )}
      {present ? <EventDialog event={present} day={present.date} onClose={close} /> : null}
    </div>
  );
}
