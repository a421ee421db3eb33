import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../database/database';
import { alertNotices, type NoticeRow } from './alerts.tables';

/** One attempt to mail one contact because of one alert. */
export const MailAttempt = z.object({
  circleId: Id,
  alertId: Id,
  contactId: Id,
  attempt: z.int().positive(),
});
type NoticeKey = Omit<z.infer<typeof MailAttempt>, 'attempt'>;

/** Milliseconds after each attempt until the next, longer than a mail server may take to answer. */
const pausesMs = [60_000, 120_000, 300_000, 600_000];

/** When to try again after `attempt` (from 1); null after the last one. */
export function timeOfNextAttempt(attempt: number, now: Date): Date | null {
  const pauseMs = pausesMs[attempt - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}

export async function findNotice(tx: Transaction, key: NoticeKey): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(alertNotices).where(isNotice(key));
  return row;
}

export function isNotice({ circleId, alertId, contactId }: NoticeKey) {
  return and(
    eq(alertNotices.circleId, circleId),
    eq(alertNotices.alertId, alertId),
    eq(alertNotices.contactId, contactId),
  );
}

/** Key of a contact's mail job: one at a time for each alert. */
export function mailJobKey({ alertId, contactId }: NoticeKey): string {
  return `${alertId}:${contactId}`;
}
