import { Id, Instant } from '@carecircle/contracts/schemas';
import { and, eq, gte } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob, type Job } from '../../../spine/define-job';
import { notifications } from '../notifications.tables';
import { isOwn } from '../read-own';
import { devicesOf } from './push-device-rows';
import { schedulePushes } from './send-push.job';

const payload = z.object({ circleId: Id, personId: Id, since: Instant });

/** The quiet hours are over: what came in them and is still unread is told with one push (NOTE-2). */
export const tellAfterQuiet: Job<typeof payload> = defineJob({
  name: 'notifications.tell-after-quiet',
  payload,
  async run({ payload: { circleId, personId, since }, ...unit }) {
    const held = await unit.tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          isOwn(personId),
          eq(notifications.circleId, circleId),
          eq(notifications.read, false),
          gte(notifications.createdAt, new Date(since)),
        ),
      );
    const [first] = held;
    if (!first) return;
    const told =
      held.length === 1
        ? { kind: 'notification' as const, circleId, notificationId: first.id }
        : { kind: 'quiet' as const, count: held.length };
    const devices = await devicesOf(unit.tx, personId);
    await schedulePushes(
      unit,
      devices.map(({ id: deviceId }) => ({ personId, deviceId, told, isUrgent: false })),
    );
  },
});
