import { useReportWords } from './report-words';

/** Minutes as hours and minutes in the person's language: '1 h 30 min' (REP-1). */
export function useDuration(): (minutes: number) => string {
  const t = useReportWords();
  return (minutes) => t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
