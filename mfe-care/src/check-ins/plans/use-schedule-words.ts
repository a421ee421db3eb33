import type { ExactWords } from '@carecircle/remote-kit';
import { useMessages } from '../../words';

/** What is wrong with a schedule or a pause, in words at the field (ALL-3). */
export function useScheduleWords(): ExactWords {
  const t = useMessages();
  return (path, code) => {
    if (code === 'times_doubled') return t('field.needs.times');
    if (code === 'end_before_start') return t('field.needs.end');
    if (code === 'weekdays_required') return t('plan.needs.weekdays');
    if (code === 'asked_required') return t('plan.needs.asked');
    if (code === 'contacts_doubled') return t('plan.needs.contacts');
    if (code === 'rungs_doubled') return t('plan.needs.rungs');
    if (code === 'in_the_past') return t('plan.needs.today');
    if (code === 'pause_overlaps') return t('plan.needs.other-days');
    if (path.startsWith('times')) return t('field.needs.time');
    if (path.endsWith('.minutes')) return t('plan.needs.minutes');
    return code === 'too_big' ? t('form.too-long') : undefined;
  };
}
