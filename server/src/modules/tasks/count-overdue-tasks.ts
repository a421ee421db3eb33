import type { Member } from '@carecircle/contracts';
import { and, count, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { openStatuses } from './read-tasks';
import { tasks } from './tasks.tables';

/** Open tasks of the member or of anyone whose day, or time on `day` (`HH:MM`), has gone by. */
export async function countOverdueTasks(
  reader: Reader,
  { circleId, id }: Member,
  { day, time }: { day: string; time: string },
): Promise<number> {
  const isMine = or(eq(tasks.assigneeId, id), isNull(tasks.assigneeId));
  const isPast = or(lt(tasks.dueDate, day), and(eq(tasks.dueDate, day), lt(tasks.dueTime, time)));
  const isOpen = and(inArray(tasks.status, openStatuses), isNull(tasks.deletedAt));
  const [row] = await reader
    .select({ number: count() })
    .from(tasks)
    .where(and(eq(tasks.circleId, circleId), isOpen, isMine, isPast));
  return row?.number ?? 0;
}
