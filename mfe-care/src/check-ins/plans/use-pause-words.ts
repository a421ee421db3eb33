import type { DayRange } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../../words';

/** 'Paused until …' (CHK-4). */
export function usePauseWords() {
  const t = useMessages();
  const { date } = useFormats();
  return ({ until }: Pick<DayRange, 'until'>) =>
    until === null ? t('check-in.paused.open') : t('check-in.paused.until', { date: date(until) });
}
