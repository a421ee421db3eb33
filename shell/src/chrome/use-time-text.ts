import { useFormats } from '@carecircle/remote-kit';

/** The clock time of today, with its day before. */
export function useTimeText(): (timeMs: number) => string {
  const formats = useFormats();
  return (timeMs) => {
    const instant = new Date(timeMs).toISOString();
    const isToday = formats.dayOf(instant) === formats.today();
    return isToday ? formats.instant(instant) : formats.dateTime(instant);
  };
}
