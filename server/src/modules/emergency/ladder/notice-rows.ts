import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/database';
import { alertNotices, type NoticeRow } from '../alerts.tables';

/** One contact who is notified of one alert. */
const NoticeKey = z.object({ circleId: Id, alertId: Id, contactId: Id });
type NoticeKey = z.infer<typeof NoticeKey>;

/** One attempt to tell them by one channel; jobs from when there was mail alone name none. */
export const Attempt = NoticeKey.extend({
  channel: z.enum(['email', 'sms', 'call']).default('email'),
  attempt: z.int().positive(),
});

/** Milliseconds after each attempt until the next, longer than the other side may take to answer. */
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

/** By what a report of the gateway tells apart the attempts to tell one contact. */
export function attemptName({
  channel,
  attempt,
}: Pick<z.infer<typeof Attempt>, 'channel' | 'attempt'>): string {
  return `${channel}:${attempt}`;
}

/** Key of the job that tells a contact by one channel: one at a time for each alert. */
export function attemptJobKey({
  alertId,
  contactId,
  channel,
}: Omit<z.infer<typeof Attempt>, 'attempt' | 'circleId'>): string {
  return channel === 'email' ? `${alertId}:${contactId}` : `${alertId}:${contactId}:${channel}`;
}
