import { defaultCheckInSchedule, type CheckInSchedule, type Recipient } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../database/database';
import { checkInSchedules, type ScheduleRow } from './check-in-schedules.tables';

export function readSchedules(reader: Reader, circleId: string): Promise<ScheduleRow[]> {
  return reader.select().from(checkInSchedules).where(eq(checkInSchedules.circleId, circleId));
}

/** The schedule of a recipient, held until the transaction ends; made, switched off, where nobody has edited it. */
export async function lockSchedule(tx: Transaction, recipient: Recipient, now: Date): Promise<ScheduleRow> {
  const { circleId, id: recipientId } = recipient;
  await tx
    .insert(checkInSchedules)
    .values({ ...firstSchedule(recipient), plannedUntil: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(checkInSchedules)
    .where(and(eq(checkInSchedules.circleId, circleId), eq(checkInSchedules.recipientId, recipientId)))
    .for('no key update');
  if (!row) throw new Error(`The schedule of ${recipientId} was just there.`);
  return row;
}

export async function changeSchedule(
  tx: Transaction,
  row: ScheduleRow,
  changes: Partial<ScheduleRow>,
): Promise<ScheduleRow> {
  await tx
    .update(checkInSchedules)
    .set(changes)
    .where(
      and(eq(checkInSchedules.circleId, row.circleId), eq(checkInSchedules.recipientId, row.recipientId)),
    );
  return { ...row, ...changes };
}

export function scheduleOf({ plannedUntil: _plannedUntil, ...facts }: ScheduleRow): CheckInSchedule {
  return facts;
}

/** What a recipient has before anybody has edited it; who is a member is asked themself. */
export function firstSchedule({ circleId, id, memberId }: Recipient): CheckInSchedule {
  return { ...defaultCheckInSchedule, circleId, recipientId: id, askedId: memberId };
}
