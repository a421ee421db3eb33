import { memo, use, useDeferredValue, type ReactNode } from 'react';
import { getLocalTimeZone, today as todayIn, type CalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
  Text,
  type CalendarProps,
  type DateValue,
} from 'react-aria-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import { fromCalendarDate } from './date-strings';
import { sayDay } from './say-day';
import css from './month-grid.module.css';

export interface MonthGridProps extends Omit<CalendarProps<DateValue>, 'className' | 'style' | 'children'> {
  /** 'YYYY-MM-DD' of today where the reader's circle lives; the device's own day when left out. */
  today?: string;
  /** How many items each 'YYYY-MM-DD' has: up to three dots. */
  marks?: Readonly<Record<string, number>>;
  /** Says a day's items after its name, for example '2 items'. */
  markLabel?: (count: number) => string;
}

/** One month of days under React Aria's calendar, inside or outside a picker. */
export function MonthGrid({ today, marks, markLabel, ...calendar }: MonthGridProps) {
  const currentDay = today ?? fromCalendarDate(todayIn(getLocalTimeZone()));
  return (
    <Calendar {...calendar} firstDayOfWeek="sun" className={css.calendar}>
      <header className={css.header}>
        <Button slot="previous" className={css.step}>
          <ChevronLeftIcon />
        </Button>
        <CalendarHeading className={css.title} />
        <Button slot="next" className={css.step}>
          <ChevronRightIcon />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <Unhurried>
          <CalendarGridBody>
            {(date) => (
              <DayCell
                date={date}
                isCurrent={fromCalendarDate(date) === currentDay}
                count={marks?.[fromCalendarDate(date) ?? ''] ?? 0}
                markLabel={markLabel}
              />
            )}
          </CalendarGridBody>
        </Unhurried>
      </CalendarGrid>
      {/* Where its place for an error is missing, a calendar notices this in two more renders of all its days. */}
      <Text slot="errorMessage" hidden />
    </Calendar>
  );
}

/**
 * Days that follow the calendar without holding it up: React Aria renders all of them for each focus of a button beside them. What
 * the keys do is up to the grid around them, which is never behind.
 */
function Unhurried({ children }: { children: ReactNode }) {
  const state = useDeferredValue(use(CalendarStateContext));
  return <CalendarStateContext value={state}>{children}</CalendarStateContext>;
}

interface DayCellProps {
  date: CalendarDate;
  isCurrent: boolean;
  count: number;
  markLabel: MonthGridProps['markLabel'];
}

const DayCell = memo(function DayCell({ date, isCurrent, count, markLabel }: DayCellProps) {
  const { locale } = useUiSettings();
  return (
    <CalendarCell
      date={date}
      data-current={isCurrent || undefined}
      className={css.day}
      render={(props) => (
        <div
          {...props}
          aria-label={[
            sayDay(props['aria-label'] ?? '', date, isCurrent, locale),
            count > 0 && markLabel?.(count),
          ]
            .filter(Boolean)
            .join(', ')}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {count > 0 ? (
            <span className={css.dots} aria-hidden>
              {Array.from({ length: Math.min(count, 3) }, (_, index) => (
                <span key={index} className={css.dot} />
              ))}
            </span>
          ) : null}
        </>
      )}
    </CalendarCell>
  );
}, isSameDay);

/** The grid makes its dates anew each time. */
function isSameDay(one: DayCellProps, other: DayCellProps): boolean {
  const { isCurrent, count, markLabel } = one;
  return (
    one.date.compare(other.date) === 0 &&
    isCurrent === other.isCurrent &&
    count === other.count &&
    markLabel === other.markLabel
  );
}
