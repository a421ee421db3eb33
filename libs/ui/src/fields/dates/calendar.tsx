import { memo, useState } from 'react';
import { dateState } from './date-field';
import { fromCalendarDate, toCalendarDate } from './date-strings';
import type { DayTitle } from './day-titles';
import { MonthGrid } from './month-grid';

export interface CalendarProps {
  /** Names the calendar for screen readers. */
  label: string;
  /** 'YYYY-MM-DD' of the selected day, which is always in sight: who goes to another month selects a day there. */
  value: string;
  onChange: (value: string) => void;
  today?: string;
  marks?: Readonly<Record<string, number>>;
  markLabel?: (count: number) => string;
  /** Where the days have room for words, what stands on each of them instead of its dots; `moreLabel` says what is left out. */
  titles?: Readonly<Record<string, readonly DayTitle[]>>;
  moreLabel?: (count: number) => string;
  minValue?: string;
  maxValue?: string;
}

/**
 * A month grid, week from Sunday, with dots on days that have items (CAL-1). Six weeks are much to render on a slow phone: what is
 * given to it should stay the same from one render to the next.
 */
export const Calendar = memo(function Calendar({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  ...marking
}: CalendarProps) {
  // The day that the arrow keys have reached; a day that was selected meanwhile is where they go on from.
  const [reached, setReached] = useState({ from: value, day: value });
  return (
    <MonthGrid
      {...marking}
      {...dateState({ value, minValue, maxValue, onChange: (day) => day && onChange(day) })}
      aria-label={label}
      focusedValue={toCalendarDate(reached.from === value ? reached.day : value) ?? undefined}
      onFocusChange={(date) => {
        const day = fromCalendarDate(date);
        if (!day) return;
        setReached({ from: value, day });
        if (day.slice(0, 7) !== value.slice(0, 7)) onChange(day);
      }}
    />
  );
});
