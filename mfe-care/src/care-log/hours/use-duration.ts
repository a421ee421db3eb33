import { useCareLogWords } from '../care-log-words';

/** Minutes as hours and minutes in the person's language: '1 h 30 min'. */
export function useDuration(): (minutes: number) => string {
  const t = useCareLogWords();
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t('duration.minutes', { minutes: rest });
    return rest === 0 ? t('duration.hours', { hours }) : t('duration.both', { hours, minutes: rest });
  };
}
