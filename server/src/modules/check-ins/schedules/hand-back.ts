import type { DueCheckIn } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../../spine/context';
import { checkInSchedules, type DueRow } from './check-in-schedules.tables';
import { changeDue, dueCheckInOf } from './due-rows';
import { nextWatch } from './ladder';

/** Nobody is on it any more: an open one goes on with the newest rung that was passed over meanwhile. */
export async function handBack(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  row: DueRow,
): Promise<DueCheckIn> {
  const [schedule] = await tx
    .select({ rungs: checkInSchedules.rungs })
    .from(checkInSchedules)
    .where(
      and(eq(checkInSchedules.circleId, row.circleId), eq(checkInSchedules.recipientId, row.recipientId)),
    );
  const free = { ...row, onItId: null, onItAt: null };
  const watchAt = row.status === 'due' ? nextWatch(free, schedule?.rungs ?? []) : null;
  const after = await changeDue(tx, row, { onItId: null, onItAt: null, watchAt });
  const dueCheckIn = dueCheckInOf(after);
  await record('due-check-in.handed-back', { dueCheckIn });
  return dueCheckIn;
}
