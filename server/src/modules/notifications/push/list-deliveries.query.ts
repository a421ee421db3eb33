import { notificationLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { desc, eq } from 'drizzle-orm';
import { defineQuery } from '../../../spine/define-query';
import { deliveryOf } from './log-delivery';
import { deliveries } from './push.tables';

export const listDeliveries = defineQuery(apiContract.notifications.listDeliveries, async ({ db, actor }) => {
  const rows = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.personId, actor.id))
    .orderBy(desc(deliveries.at), desc(deliveries.id))
    .limit(notificationLimits.deliveries);
  return { deliveries: rows.map(deliveryOf) };
});
