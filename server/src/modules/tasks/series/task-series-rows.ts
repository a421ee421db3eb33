import { and, between, eq, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../database/database';
import { zoneOfCircle } from '../../../records/zone-of-circle';
import { occurrenceId, ruleDayOf, seriesIdOf } from '../../../recurrence/occurrence-id';
import {
  isRuleDay,
  occurrenceAt,
  nearDays,
  occurrenceReader,
  type Occurrence,
} from '../../../recurrence/schedule';
import { refuse } from '../../../refuse';
import { taskSeries, type TaskSeriesRow } from './task-series.tables';
import { tasks, type TaskRow } from '../tasks.tables';

/** The task that a series makes for one of its times. */
export function taskOfOccurrence(series: TaskSeriesRow, { id, ruleDay, day, time }: Occurrence): TaskRow {
  return {
    circleId: series.circleId,
    id,
    title: series.title,
    description: series.description,
    recipientId: series.recipientId,
    assigneeId: series.assigneeId,
    dueDate: day,
    dueTime: time,
    status: 'pending',
    createdBy: series.createdBy,
    createdAt: series.createdAt,
    updatedAt: series.updatedAt,
    completedBy: null,
    completedAt: null,
    deletedAt: null,
    seriesId: series.id,
    ruleDay,
    repeat: series.repeat,
  };
}

/** The task that a series makes for a day of its rule. */
export function taskOfDay(series: TaskSeriesRow, ruleDay: string, circleZone: string): TaskRow {
  const id = occurrenceId(series.id, ruleDay);
  return taskOfOccurrence(series, { id, ruleDay, ...occurrenceAt(series, ruleDay, circleZone) });
}

/** The series, held until the transaction ends; NOT_FOUND when the circle has none. */
export async function lockTaskSeries(
  tx: Transaction,
  circleId: string,
  seriesId: string,
  strength: 'update' | 'share' = 'update',
): Promise<TaskSeriesRow> {
  const [row] = await tx
    .select()
    .from(taskSeries)
    .where(and(eq(taskSeries.circleId, circleId), eq(taskSeries.id, seriesId)))
    .for(strength);
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such task.' });
  return row;
}

/** Makes a task before its time, for somebody does something with it already; NOT_FOUND where no series has it. */
export async function makeTaskEarly(tx: Transaction, circleId: string, taskId: string): Promise<void> {
  const ruleDay = ruleDayOf(taskId);
  const series = await lockTaskSeries(tx, circleId, seriesIdOf(taskId), 'share');
  if (!isStillToMake(series, ruleDay)) throw refuse('NOT_FOUND', { message: 'There is no such task.' });
  const row = { ...taskOfDay(series, ruleDay, await zoneOfCircle(tx, circleId)), id: taskId };
  await tx.insert(tasks).values(row).onConflictDoNothing();
}

/** Whether a series will make a task of this id; it has none of its own yet. */
export async function isTaskToCome(db: Reader, circleId: string, taskId: string): Promise<boolean> {
  const [series] = await db
    .select()
    .from(taskSeries)
    .where(and(eq(taskSeries.circleId, circleId), eq(taskSeries.id, seriesIdOf(taskId))));
  return series !== undefined && isStillToMake(series, ruleDayOf(taskId));
}

function isStillToMake(series: TaskSeriesRow, ruleDay: string): boolean {
  return !series.deletedAt && ruleDay > series.madeUntil && isRuleDay(series, ruleDay);
}

/** The tasks due in a range of days on the circle's wall, done ones too, with those that will be made of series; by due time. */
export async function readTasksOfDays(
  db: Reader,
  circle: { id: string; timeZone: string },
  { from, to }: { from: string; to: string },
): Promise<TaskRow[]> {
  const near = nearDays({ from, to });
  const rows = await db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.circleId, circle.id),
        or(
          and(between(tasks.dueDate, from, to), isNull(tasks.deletedAt)),
          and(isNotNull(tasks.seriesId), between(tasks.ruleDay, near.from, near.to)),
        ),
      ),
    );
  const shown = rows.filter(({ dueDate, deletedAt }) => !deletedAt && dueDate >= from && dueDate <= to);
  const made = new Set(rows.flatMap(({ seriesId, ruleDay }) => (seriesId ? [`${seriesId} ${ruleDay}`] : [])));
  const reader = occurrenceReader(circle.timeZone, from, to);
  for (const series of await readSeriesNear(db, circle.id, near))
    for (const occurrence of reader.within(series.id, series))
      if (occurrence.ruleDay > series.madeUntil && !made.has(`${series.id} ${occurrence.ruleDay}`))
        shown.push(taskOfOccurrence(series, occurrence));
  return inOrderOfDue(shown);
}

function readSeriesNear(
  db: Reader,
  circleId: string,
  near: { from: string; to: string },
): Promise<TaskSeriesRow[]> {
  return db
    .select()
    .from(taskSeries)
    .where(
      and(
        eq(taskSeries.circleId, circleId),
        isNull(taskSeries.deletedAt),
        lte(taskSeries.firstDate, near.to),
        lte(taskSeries.madeUntil, near.to),
        or(isNull(taskSeries.lastDate), gte(taskSeries.lastDate, near.from)),
      ),
    );
}

function inOrderOfDue(rows: TaskRow[]): TaskRow[] {
  const placeOf = ({ dueDate, dueTime, id }: TaskRow) => `${dueDate} ${dueTime ?? '24:00'} ${id}`;
  return rows.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Writes those of the rows that are not there yet, and gives them. */
export async function insertTasks(tx: Transaction, rows: readonly TaskRow[]): Promise<TaskRow[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const before = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.circleId, first.circleId), inArray(tasks.id, ids)));
  const known = new Set(before.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return [];
  return tx
    .insert(tasks)
    .values([...missing])
    .onConflictDoNothing()
    .returning();
}
