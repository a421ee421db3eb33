import { weekdays, type Repeat, type Weekday } from '@carecircle/contracts';
import { localeOf, useFormats, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** A Monday: days of the week are named by those after it. */
const monday = Date.UTC(2024, 0, 1);

/** How something repeats, in words: 'Every 2 weeks on Mon and Thu, until Dec 31, 2026' (CAL-4). */
export function useRepeatWords() {
  const t = useMessages();
  const formats = useFormats();
  const { language } = useSession().preferences;
  const dayWord = (day: Weekday, style: 'long' | 'short') =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: style, timeZone: 'UTC' }).format(
      monday + weekdays.indexOf(day) * 86_400_000,
    );
  const ruleWords = ({ frequency, interval, weekdays: chosen, monthlyOn }: Repeat, day: string) => {
    const own = weekdayOf(day);
    if (frequency === 'daily') return t('repeat.every-days', { interval });
    if (frequency === 'yearly') return t('repeat.every-years', { interval, date: formats.date(day, 'full') });
    if (frequency === 'weekly') {
      const names = (chosen.length > 0 ? inOrder(chosen) : [own]).map((each) => dayWord(each, 'short'));
      return t('repeat.every-weeks', { interval, days: formats.list(names) });
    }
    return t('repeat.every-months', { interval, on: monthlyWords(monthlyOn, day) });
  };
  const monthlyWords = (monthlyOn: Repeat['monthlyOn'], day: string) => {
    const number = Number(day.slice(8));
    const weekday = { code: weekdayOf(day), weekday: dayWord(weekdayOf(day), 'long') };
    if (monthlyOn === 'day') return t('repeat.on.day', { day: number });
    if (monthlyOn === 'weekday') return t('repeat.on.weekday', { nth: Math.ceil(number / 7), ...weekday });
    return monthlyOn === 'last-day' ? t('repeat.on.last-day') : t('repeat.on.last-weekday', weekday);
  };
  const withEnd = (rule: string, { until, count }: Repeat) => {
    if (until !== null) return t('repeat.with-until', { rule, date: formats.date(until) });
    return count === null ? rule : t('repeat.with-count', { rule, count });
  };
  return {
    dayWord,
    monthlyWords,
    /** `day` is one on which it happens. */
    repeatWords: (repeat: Repeat, day: string) => withEnd(ruleWords(repeat, day), repeat),
  };
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
}

/** Whether a day is among the last seven of its month. */
export function isInLastWeek(day: string): boolean {
  return (
    new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).getUTCMonth() + 1 !== Number(day.slice(5, 7))
  );
}

/** Whether a day is the last of its month. */
export function isLastDay(day: string): boolean {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).getUTCDate() === 1;
}

function inOrder(chosen: readonly Weekday[]): Weekday[] {
  return weekdays.filter((day) => chosen.includes(day));
}
