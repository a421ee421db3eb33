import type { ComponentProps } from 'react';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import css from './message-list.module.css';

/** A day above its messages. */
export function DayRow({ day, ...line }: { day: string } & ComponentProps<'li'>) {
  const dayWords = useDayWords();
  return (
    <li {...line} className={css.row}>
      <h3 className={css.day}>{dayWords(day)}</h3>
    </li>
  );
}

function useDayWords(): (day: string) => string {
  const t = useMessages();
  const { today, date } = useFormats();
  const dayMs = 86_400_000;
  return (day) => {
    const daysAgo = Math.round((Date.parse(today()) - Date.parse(day)) / dayMs);
    if (daysAgo === 0) return t('day.today');
    if (daysAgo === 1) return t('day.yesterday');
    return date(day, 'long');
  };
}
