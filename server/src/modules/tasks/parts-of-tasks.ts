import { and, between, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { nearDays, occurrenceReader, type Occurrence } from '../../recurrence/schedule';
import { partsOfDays, type PartsOfDays, type Placed, scheduleColumns } from '../series';
import { taskOfOccurrence } from './series/task-series-rows';
import { taskSeries } from './series/task-series.tables';
import { tasks, type TaskRow } from './tasks.tables';

interface Asked {
  from: string;
  to: string;
  /** The one of the day from which to go on. */
  after?: Pick<Placed, 'time' | 'id'>;
}

type PlacedTask = Placed & { occurrence: (Occurrence & { seriesId: string }) | null };

/** What a task takes in an answer, with what it takes beside its texts. */
const sizeOf = (table: typeof tasks | typeof taskSeries) =>
  sql<number>`octet_length(${table.title}) + octet_length(${table.description}) + 600`;

/** The first tasks due on each of some days on the circle's wall, done ones too, with those that will be made of series. */
export async function readPartsOfTasks(
  db: Reader,
  circle: { id: string; timeZone: string },
  asked: Asked,
): Promise<PartsOfDays<TaskRow>> {
  const { shown, more } = await placeTasks(db, circle, asked);
  const seriesIds = [...new Set(shown.flatMap(({ occurrence }) => occurrence?.seriesId ?? []))];
  const taskIds = shown.flatMap(({ id, occurrence }) => (occurrence ? [] : [id]));
  const [rows, series] = await Promise.all([
    taskIds.length === 0
      ? []
      : db
          .select()
          .from(tasks)
          .where(and(eq(tasks.circleId, circle.id), inArray(tasks.id, taskIds))),
    seriesIds.length === 0
      ? []
      : db
          .select()
          .from(taskSeries)
          .where(and(eq(taskSeries.circleId, circle.id), inArray(taskSeries.id, seriesIds))),
  ]);
  const known = new Map([...rows, ...series].map((row) => [row.id, row]));
  const rowOf = ({ id, occurrence }: PlacedTask) => {
    const row = known.get(occurrence?.seriesId ?? id);
    if (row && 'dueDate' in row) return [row];
    return row && occurrence ? [taskOfOccurrence(row, occurrence)] : [];
  };
  return { shown: shown.flatMap(rowOf), more };
}

/** The same without what is read of them; how many more there are. */
export async function placeTasks(
  db: Reader,
  circle: { id: string; timeZone: string },
  { from, to, after }: Asked,
): Promise<PartsOfDays<PlacedTask>> {
  const near = nearDays({ from, to });
  const { id, dueDate, dueTime, seriesId, ruleDay, deletedAt } = tasks;
  const rows = await db
    .select({ id, day: dueDate, time: dueTime, seriesId, ruleDay, deletedAt, size: sizeOf(tasks) })
    .from(tasks)
    .where(
      and(
        eq(tasks.circleId, circle.id),
        or(
          and(between(dueDate, from, to), isNull(deletedAt)),
          and(isNotNull(seriesId), between(ruleDay, near.from, near.to)),
        ),
      ),
    );
  const series = await db
    .select({ ...scheduleColumns(taskSeries), madeUntil: taskSeries.madeUntil, size: sizeOf(taskSeries) })
    .from(taskSeries)
    .where(
      and(
        eq(taskSeries.circleId, circle.id),
        isNull(taskSeries.deletedAt),
        lte(taskSeries.firstDate, near.to),
        lte(taskSeries.madeUntil, near.to),
        or(isNull(taskSeries.lastDate), gte(taskSeries.lastDate, near.from)),
      ),
    );
  const placed: PlacedTask[] = rows
    .filter((row) => !row.deletedAt && row.day >= from && row.day <= to)
    .map((row) => ({ ...row, occurrence: null }));
  const made = new Set(rows.flatMap((row) => (row.seriesId ? [`${row.seriesId} ${row.ruleDay}`] : [])));
  const reader = occurrenceReader(circle.timeZone, from, to);
  for (const { size, madeUntil, ...schedule } of series)
    for (const occurrence of reader.within(schedule.id, schedule))
      if (occurrence.ruleDay > madeUntil && !made.has(`${schedule.id} ${occurrence.ruleDay}`)) {
        const { id: ofDay, day, time: at } = occurrence;
        placed.push({ id: ofDay, day, time: at, size, occurrence: { ...occurrence, seriesId: schedule.id } });
      }
  return partsOfDays(placed, after);
}
