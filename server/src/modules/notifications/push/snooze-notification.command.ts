import { notificationLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { notifications } from '../notifications.tables';
import { isOwn } from '../read-own';
import { tellAgain } from './tell-again.job';

export const snoozeNotification = defineCommand(
  apiContract.notifications.snoozeNotification,
  async ({ tx, input: { notificationId }, actor, now, schedule }) => {
    const [row] = await tx
      .select({ circleId: notifications.circleId })
      .from(notifications)
      .where(and(isOwn(actor.id), eq(notifications.id, notificationId)));
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such notification.' });
    const until = new Date(now.getTime() + notificationLimits.snoozeMinutes * 60_000);
    const again = { circleId: row.circleId, notificationId, personId: actor.id };
    await schedule(tellAgain, again, until, { key: notificationId });
    return { until: until.toISOString() };
  },
);
