import type { TaskFilter, TaskStatus } from '@carecircle/contracts';
import { and, asc, count, countDistinct, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import type { TaskPosition } from './task-cursor';
import { tasks, type TaskRow } from './tasks.tables';

interface Part {
  status?: TaskFilter;
  after: TaskPosition | null;
  limit: number;
}

/** Named rather than left over, so that an index finds them among the completed ones of years. */
export const openStatuses: TaskStatus[] = ['pending', 'in-progress'];

/** Sorts a task without a time after every time of its day. */
const timeOfDay = sql`coalesce(${tasks.dueTime}, '24:00')`;

export function readOpenTasks(
  db: Database,
  circleId: string,
  { status, after, limit }: Part,
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(
      and(
        isShown(circleId),
        inArray(tasks.status, status === undefined || status === 'open' ? openStatuses : [status]),
        after?.part === 'open'
          ? sql`(${tasks.dueDate}, ${timeOfDay}, ${tasks.id}) > (${after.dueDate}::date, ${after.dueTime ?? '24:00'}::text, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(tasks.dueDate), asc(timeOfDay), asc(tasks.id))
    .limit(limit);
}

export function readCompletedTasks(
  db: Database,
  circleId: string,
  { after, limit }: Part,
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(
      and(
        isShown(circleId),
        eq(tasks.status, 'completed'),
        after?.part === 'completed'
          ? sql`(${tasks.completedAt}, ${tasks.id}) < (${after.completedAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(tasks.completedAt), desc(tasks.id))
    .limit(limit);
}

/** What is open of a series counts once in each state, as lists show it once. */
export async function countTasks(db: Database, circleId: string): Promise<Record<TaskStatus, number>> {
  const open = await db
    .select({ status: tasks.status, number: countDistinct(sql`coalesce(${tasks.seriesId}, ${tasks.id})`) })
    .from(tasks)
    .where(and(isShown(circleId), inArray(tasks.status, openStatuses)))
    .groupBy(tasks.status);
  const [done] = await db
    .select({ number: count() })
    .from(tasks)
    .where(and(isShown(circleId), eq(tasks.status, 'completed')));
  const counts = { pending: 0, 'in-progress': 0, completed: done?.number ?? 0 };
  for (const { status, number } of open) counts[status] = number;
  return counts;
}

function isShown(circleId: string) {
  return and(eq(tasks.circleId, circleId), isNull(tasks.deletedAt));
}
