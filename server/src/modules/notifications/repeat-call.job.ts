import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { UnitOfWork } from '../../spine/context';
import { defineJob, type Job } from '../../spine/define-job';
import { notificationOf } from './notification-rows';
import { notifications, type NotificationRow } from './notifications.tables';
import { planPushes } from './push/plan-pushes';
import { isOwn } from './read-own';

const everyMs = 5 * 60_000;
/** Twelve hours: whoever could be woken by it has been. */
const mostRepeats = 144;

const payload = z.object({ circleId: Id, notificationId: Id, repeat: z.int().positive() });

/**
 * Tells a call for help again, every five minutes until somebody has answered it, whether or not its reader has seen it (NOTE-5).
 * It stands in the database, so it goes on after a restart, and only one server does it.
 */
export const repeatCall: Job<typeof payload> = defineJob({
  name: 'notifications.repeat-call',
  rank: 'urgent',
  payload,
  async run({ payload: { circleId, notificationId, repeat }, ...unit }) {
    const [row] = await unit.tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.circleId, circleId), eq(notifications.id, notificationId)));
    if (!row?.isCalling) return;
    const [seen] = await unit.tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.circleId, circleId), eq(notifications.id, row.id), isOwn(row.personId)));
    if (!seen) return;
    await unit.record.toPerson(row.personId, 'notification.repeated', { notification: notificationOf(row) });
    await planPushes(unit, [row]);
    if (repeat < mostRepeats) await planRepeat(unit, row, repeat + 1);
  },
});

/** Another cause that is gathered into the same item begins its time anew. */
export async function planRepeat(
  { schedule, now }: Pick<UnitOfWork, 'schedule' | 'now'>,
  { circleId, id }: Pick<NotificationRow, 'circleId' | 'id'>,
  repeat = 1,
): Promise<void> {
  const next = new Date(now.getTime() + everyMs);
  await schedule(repeatCall, { circleId, notificationId: id, repeat }, next, { key: id });
}
