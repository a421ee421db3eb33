import { randomUUID } from 'node:crypto';
import { notificationLimits, type Delivery } from '@carecircle/contracts';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { UnitOfWork } from '../../../spine/context';
import { deliveries } from './push.tables';

type DeliveryRow = typeof deliveries.$inferSelect;

export function deliveryOf({ personId: _, at, ...row }: DeliveryRow): Delivery {
  return { ...row, at: at.toISOString() };
}

/** Writes down that a channel told a person, or could not; of each person the newest lines stay (NOTE-5). */
export async function logDelivery(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  personId: string,
  told: Pick<DeliveryRow, 'channel' | 'status' | 'title' | 'target'>,
): Promise<void> {
  const row: DeliveryRow = { personId, id: randomUUID(), ...told, at: now };
  await tx.insert(deliveries).values(row);
  const newest = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.personId, personId))
    .orderBy(desc(deliveries.at), desc(deliveries.id))
    .limit(notificationLimits.deliveries);
  await tx
    .delete(deliveries)
    .where(and(eq(deliveries.personId, personId), notInArray(deliveries.id, newest)));
  await record.toPerson(personId, 'delivery.settled', { delivery: deliveryOf(row) });
}
