import { loginHistoryDays } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

const keptDays = 30;

/**
 * Removes what has served its time: answers of commands whose sender has long stopped trying, ended sessions and links,
 * and guesses whose lock is over. Several servers may do it at once.
 */
export async function forgetOldRows(db: Database, now: Date): Promise<void> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`delete from commands where created_at < ${instant} - ${keptDays} * interval '1 day'`);
  await db.execute(sql`delete from sessions where expires_at < ${instant}`);
  await db.execute(sql`delete from verifications where expires_at < ${instant}`);
  await db.execute(
    sql`delete from account_links where expires_at < ${instant} - ${keptDays} * interval '1 day'`,
  );
  await db.execute(sql`delete from sign_ins where at < ${instant} - ${loginHistoryDays} * interval '1 day'`);
  await db.execute(sql`delete from used_challenges where until < ${instant}`);
  await db.execute(sql`delete from guesses where window_ends_at < ${instant}`);
  await db.execute(sql`delete from mail_counts where day < (${instant} - interval '2 days')::date`);
}
