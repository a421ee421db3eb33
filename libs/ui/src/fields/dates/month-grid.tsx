import { memo, useDeferredValue } from 'react';
import { GregorianCalendar, getLocalTimeZone, today as todayIn } from '@internationalized/date';
import {
  useCalendar,
  useCalendarGrid,
  type AriaCalendarProps,
  type CalendarAria,
} from 'react-aria/useCalendar';
import { CalendarContext, VisuallyHidden, useContextProps, useLocale } from 'react-aria-components';
import { useCalendarState, type CalendarState, type DateValue } from 'react-stately/useCalendarState';
import { IconButton } from '../../actions/icon-button';
import { PressButton } from '../../actions/press-button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { fromCalendarDate } from './date-strings';
import { DayCell } from './day-cell';
import type { DayTitle } from './day-titles';
import css from './month-grid.module.css';

interface Marking {
  /** 'YYYY-MM-DD' of today where the reader's circle lives; the device's own day when left out. */
  today?: string;
  /** How many items each 'YYYY-MM-DD' has: up to three dots. */
  marks?: Readonly<Record<string, number>>;
  /** Says a day's items after its name, for example '2 items'. */
  markLabel?: (count: number) => string;
  /** What stands on each 'YYYY-MM-DD', to be read in the days where they have room for it; dots where left out. */
  titles?: Readonly<Record<string, readonly DayTitle[]>>;
  /** Stands for what is left out in a day, for example '+2 more'. */
  moreLabel?: (count: number) => string;
}

export interface MonthGridProps extends AriaCalendarProps<DateValue>, Marking {}

const firstDayOfWeek = 'sun';

/**
 * One month of days, inside or outside a picker, by React Aria's hooks. Its components would render all days for each focus of a
 * button beside them and before a press is answered; here they follow in a render that waits for nobody. What keys do is up to the
 * grid around them, which is never behind.
 */
export function MonthGrid({ today, marks, markLabel, titles, moreLabel, ...own }: MonthGridProps) {
  const [calendar, ref] = useContextProps(own, null, CalendarContext);
  const { locale } = useLocale();
  const state = useCalendarState({ ...calendar, locale, createCalendar, firstDayOfWeek });
  const aria = useCalendar(calendar, state);
  const grid = useCalendarGrid({ weekdayStyle: 'short', firstDayOfWeek }, state);
  const shown = useDeferredValue(state);
  const previous = stepOf(aria.prevButtonProps, () => state.focusPreviousPage());
  const next = stepOf(aria.nextButtonProps, () => state.focusNextPage());
  return (
    <div {...aria.calendarProps} ref={ref} className={css.calendar}>
      <VisuallyHidden>
        <h2>{aria.calendarProps['aria-label']}</h2>
      </VisuallyHidden>
      <header className={css.header}>
        <IconButton {...previous} icon={ChevronLeftIcon} />
        <h2 aria-hidden className={css.title}>
          {aria.title}
        </h2>
        <IconButton {...next} icon={ChevronRightIcon} />
      </header>
      <table {...grid.gridProps} className={css.grid} data-titled={titles && true}>
        <thead {...grid.headerProps}>
          <tr>
            {grid.weekDays.map((day, index) => (
              <th key={index} className={css.weekday}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <Weeks {...{ today, marks, markLabel, titles, moreLabel }} state={shown} />
      </table>
      {/* Who goes through the days by swiping is beside this one after the last of them. */}
      <VisuallyHidden>
        <PressButton {...next} tabIndex={-1} />
      </VisuallyHidden>
      {/* Where its place for an error is missing, a calendar notices this in two more renders. */}
      <span {...aria.errorMessageProps} hidden />
    </div>
  );
}

/** Dates of the circle are Gregorian in every language. */
function createCalendar() {
  return new GregorianCalendar();
}

/** A step to another month. At the last one it only does nothing: the focus would go with a button that can't be used. */
function stepOf(aria: CalendarAria['nextButtonProps'], onPress: () => void) {
  return { 'aria-label': aria['aria-label'] ?? '', isPending: aria.isDisabled, onPress };
}

interface WeeksProps extends Marking {
  state: CalendarState;
}

const Weeks = memo(function Weeks({ state, today, marks = {}, markLabel, titles, moreLabel }: WeeksProps) {
  const currentDay = today ?? fromCalendarDate(todayIn(getLocalTimeZone()));
  const { month } = state.visibleRange.start;
  return (
    <tbody>
      {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
        <tr key={week}>
          {state.getDatesInWeek(week).map((date, index) => {
            if (date?.month !== month) return <td key={index} />;
            const day = fromCalendarDate(date) ?? '';
            const count = marks[day] ?? 0;
            return (
              <DayCell
                key={index}
                state={state}
                date={date}
                isCurrent={day === currentDay}
                count={count}
                countLabel={count > 0 ? markLabel?.(count) : undefined}
                titles={titles?.[day]}
                moreLabel={titles && moreLabel}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
});
