import type { Bill } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { daysBetween } from './days-between';

const weekDays = 6;
const halfYearDays = 180;

/** When a bill is due, as people say it; for a paid one, when it was paid. */
export function useDueWords(): (bill: Pick<Bill, 'state' | 'dueDate' | 'paidOn'>) => string {
  const t = useMessages();
  const formats = useFormats();
  return ({ state, dueDate, paidOn }) => {
    if (state === 'paid') return t('bill.paidOn', { date: formats.date(paidOn ?? dueDate, 'short') });
    const days = daysBetween(formats.today(), dueDate);
    if (days < 0) return t('bill.due.late', { count: -days });
    if (days === 0) return t('bill.due.today');
    if (days === 1) return t('bill.due.tomorrow');
    if (days <= weekDays) return t('bill.due.weekday', { day: formats.date(dueDate, 'weekday') });
    return t('bill.due', { date: formats.date(dueDate, days > halfYearDays ? 'medium' : 'short') });
  };
}
