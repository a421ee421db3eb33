import type { Bill } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { daysBetween } from './days-between';

const soonDays = 14;

/** When a bill is due, as people say it; for a paid one, when it was paid. */
export function useDueWords(): (bill: Pick<Bill, 'state' | 'dueDate' | 'paidOn'>) => string {
  const t = useMessages();
  const formats = useFormats();
  return ({ state, dueDate, paidOn }) => {
    if (state === 'paid') return t('bill.paidOn', { date: formats.date(paidOn ?? dueDate) });
    const days = daysBetween(formats.today(), dueDate);
    if (days === 0) return t('bill.due.today');
    if (days === 1) return t('bill.due.tomorrow');
    const date = formats.date(dueDate, Math.abs(days) > 180 ? 'medium' : 'short');
    if (days < 0) return t('bill.due.late', { date, count: -days });
    return days <= soonDays ? t('bill.due.soon', { date, count: days }) : t('bill.due', { date });
  };
}
