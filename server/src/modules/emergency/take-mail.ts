import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { mailCounts } from './contact-requests.tables';

/** Of a day, over all circles and senders; and of one sender, over all addresses. */
const mostTo = 3;
const mostFrom = 20;
/** Alerts to an address whose owner has not agreed. */
const mostAlertsTo = 10;

/** Whether one more mail that a member causes may go to an address today; counts it. */
export async function takeMail(
  tx: Transaction,
  email: string,
  senderId: string,
  now: Date,
): Promise<boolean> {
  return (
    (await countUpTo(tx, `from ${senderId}`, mostFrom, now)) &&
    (await countUpTo(tx, `to ${email.toLowerCase()}`, mostTo, now))
  );
}

/** The same for an alert: it is limited only while nobody at the address has agreed to be a contact. */
export function takeUnconfirmedAlert(tx: Transaction, email: string, now: Date): Promise<boolean> {
  return countUpTo(tx, `alert to ${email.toLowerCase()}`, mostAlertsTo, now);
}

/** One statement, so that many at once, of several processes too, never pass the limit together. */
async function countUpTo(tx: Transaction, key: string, limit: number, now: Date): Promise<boolean> {
  const counted = await tx
    .insert(mailCounts)
    .values({ key, day: now.toISOString().slice(0, 10), mails: 1 })
    .onConflictDoUpdate({
      target: [mailCounts.key, mailCounts.day],
      set: { mails: sql`${mailCounts.mails} + 1` },
      setWhere: sql`${mailCounts.mails} < ${limit}`,
    })
    .returning({ mails: mailCounts.mails });
  return counted.length > 0;
}
