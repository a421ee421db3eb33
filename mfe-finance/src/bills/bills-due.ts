import type { Bill } from '@carecircle/contracts';
import { daysBetween } from './days-between';

const windowDays = 7;

/** Unpaid bills that are overdue or due within 7 days of `today` (`YYYY-MM-DD`), the most urgent first (SHELL-6). */
export function billsDue(bills: readonly Bill[], today: string): Bill[] {
  return bills
    .filter((bill) => bill.state === 'pending' && daysBetween(today, bill.dueDate) <= windowDays)
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate));
}
