import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { mailCounts } from './mail-counts.tables';

/** Of a day, over all circles and senders; and of one sender, over all addresses. */
const mostTo = 3;
const mostFrom = 20;

/** Whether one more mail that a member causes may go to somebody's address today; counts it. */
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

/**
 * Counts one more of what `key` names on this day in UTC, and gives false once there were as many as `limit`. One statement, so that
 * many at once, of several processes too, never pass the limit together.
 */
export async function countUpTo(tx: Transaction, key: string, limit: number, now: Date): Promise<boolean> {
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
