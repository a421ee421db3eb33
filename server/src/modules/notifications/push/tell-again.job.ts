import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../../spine/define-job';
import { notificationOf } from '../notification-rows';
import { notifications } from '../notifications.tables';
import { isOwn } from '../read-own';
import { devicesOf } from './push-device-rows';
import { schedulePushes } from './send-push.job';

/** Whoever pressed Snooze is told again, unless what was asked is answered by now. */
export const tellAgain = defineJob({
  name: 'notifications.tell-again',
  payload: z.object({ circleId: Id, notificationId: Id, personId: Id }),
  async run({ payload: { circleId, notificationId, personId }, ...unit }) {
    const isIt = and(eq(notifications.circleId, circleId), eq(notifications.id, notificationId));
    const [row] = await unit.tx
      .select()
      .from(notifications)
      .where(and(isIt, isOwn(personId)));
    if (!row || row.openIds.length === 0) return;
    // Reading it does not answer it: it is open again.
    await unit.tx.update(notifications).set({ read: false }).where(isIt);
    await unit.record.toPerson(personId, 'notification.repeated', { notification: notificationOf(row) });
    const told = { kind: 'notification' as const, circleId, notificationId };
    const devices = await devicesOf(unit.tx, personId);
    const isUrgent = row.priority === 'urgent';
    await schedulePushes(
      unit,
      devices.map(({ id: deviceId }) => ({ personId, deviceId, told, isUrgent })),
    );
  },
});
