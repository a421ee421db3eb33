import type { CheckIn } from '@carecircle/contracts';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { UnitOfWork } from '../../../spine/context';
import { dueCheckIns } from './check-in-schedules.tables';
import { dueCheckInOf } from './due-rows';

/** A check-in answers every open or missed one in whose time it comes, and stops its ladder (CHK-4). */
export async function answerDueCheckIns(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  { circleId, recipientId, id }: CheckIn,
): Promise<void> {
  const rows = await tx
    .update(dueCheckIns)
    .set({ status: 'done', reason: null, checkInId: id, doneAt: now, watchAt: null })
    .where(
      and(
        eq(dueCheckIns.circleId, circleId),
        eq(dueCheckIns.recipientId, recipientId),
        inArray(dueCheckIns.status, ['due', 'missed']),
        lte(dueCheckIns.opensAt, now),
        gt(dueCheckIns.closesAt, now),
      ),
    )
    .returning();
  for (const row of rows)
    await record.toCircle(circleId, 'due-check-in.done', { dueCheckIn: dueCheckInOf(row) });
}
