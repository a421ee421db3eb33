import type { Transaction } from '../../../database/database';
import { countUpTo } from '../../../mail/take-mail';

/** A day's alerts to an address whose owner has not agreed to be a contact. */
const mostAlerts = 10;

/** Whether one more alert may go there today; counts it. */
export function takeUnconfirmedAlert(tx: Transaction, email: string, now: Date): Promise<boolean> {
  return countUpTo(tx, `alert to ${email.toLowerCase()}`, mostAlerts, now);
}
