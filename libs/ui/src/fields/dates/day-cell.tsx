import { useRef } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { afterPaint } from '../../actions/after-paint';
import { classNames } from '../../class-names';
import { useUiSettings } from '../../provider/ui-settings';
import { DayTitles, type DayTitle } from './day-titles';
import { sayDay } from './say-day';
import css from './day-cell.module.css';

interface DayCellProps {
  state: CalendarState;
  date: CalendarDate;
  isCurrent: boolean;
  /** Items on the day: up to three dots, unless they stand there by their titles. */
  count: number;
  countLabel: string | undefined;
  titles: readonly DayTitle[] | undefined;
  moreLabel: ((count: number) => string) | undefined;
}

/**
 * One day of a month, to be chosen. What React Aria's day does with a finger would render it twice before it is answered: here the
 * browser's own click is enough, and keys are heard by the grid.
 */
export function DayCell({ state, date, isCurrent, count, countLabel, titles, moreLabel }: DayCellProps) {
  const { locale } = useUiSettings();
  const button = useRef<HTMLButtonElement>(null);
  const { cellProps, buttonProps, ...cell } = useCalendarCell({ date }, state, button);
  const label = sayDay(buttonProps['aria-label'] ?? '', date, isCurrent, locale);
  const isDisabled = cell.isDisabled || cell.isUnavailable;
  const choose = () => {
    state.selectDate(date);
    state.setFocusedDate(date);
    state.setFocused(true);
  };
  return (
    <td {...cellProps} className={css.cell}>
      <button
        type="button"
        tabIndex={buttonProps.tabIndex}
        onFocus={buttonProps.onFocus}
        ref={button}
        aria-label={countLabel ? `${label}, ${countLabel}` : label}
        aria-disabled={isDisabled || undefined}
        className={classNames(css.day, moreLabel && css.roomy)}
        data-current={isCurrent || undefined}
        data-selected={cell.isSelected || undefined}
        // The focus follows what is chosen.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isDisabled ? undefined : (event) => afterPaint(choose, event.currentTarget)}
      >
        <span className={css.number}>{cell.formattedDate}</span>
        {moreLabel ? null : <Dots count={count} />}
      </button>
      {moreLabel ? <DayTitles titles={titles ?? []} count={count} moreLabel={moreLabel} /> : null}
    </td>
  );
}

function Dots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={css.dots} aria-hidden>
      {Array.from({ length: Math.min(count, 3) }, (_, index) => (
        <span key={index} className={css.dot} />
      ))}
    </span>
  );
}
