import type { ExactWords } from '@carecircle/remote-kit';
import { useMessages } from '../words';

/** What is wrong with how something repeats (CAL-4, TASK-3). */
export function useExactRepeatWords(): ExactWords {
  const t = useMessages();
  return (path, code) => {
    if (code === 'until_before_start') return t('repeat.needs.later');
    if (code === 'series_begin') return t('repeat.needs.begin');
    if (path === 'repeat.until') return t('repeat.needs.until');
    if (path === 'repeat.interval') return t('repeat.needs.interval');
    return path === 'repeat.count' ? t('repeat.needs.count') : undefined;
  };
}
