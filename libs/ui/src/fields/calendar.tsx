import { toCalendarDate } from './date-strings';
import { dateState } from './date-field';
import { fromCalendarDate } from './date-strings';
import { MonthGrid } from './month-grid';

export interface CalendarProps {
  /** Names the calendar for screen readers. */
  label: string;
  /** 'YYYY-MM-DD' of the selected day. */
  value: string | null;
  onChange: (value: string) => void;
  /** Any day of the month shown; the calendar keeps its own place when left out. */
  shownMonth?: string;
  /** First day of the month that came into view. */
  onMonthChange?: (firstDay: string) => void;
  today?: string;
  marks?: Readonly<Record<string, number>>;
  markLabel?: (count: number) => string;
  minValue?: string;
  maxValue?: string;
}

/** A month grid, week from Sunday, with dots on days that have items (CAL-1). */
export function Calendar(props: CalendarProps) {
  const { label, value, onChange, shownMonth, onMonthChange, minValue, maxValue, ...marking } = props;
  const state = dateState({ value, minValue, maxValue, onChange: (day) => day && onChange(day) });
  return (
    <MonthGrid
      {...marking}
      {...state}
      aria-label={label}
      focusedValue={toCalendarDate(shownMonth) ?? undefined}
      onFocusChange={(date) => {
        const day = fromCalendarDate(date);
        if (day) onMonthChange?.(`${day.slice(0, 7)}-01`);
      }}
    />
  );
}
