import type { Circle } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { changedFields } from '../../../records/changed-fields';
import { dayIn } from '../../../records/circle-days';
import { requireSeen } from '../../../records/require-seen';
import { requireShownTime } from '../../../records/require-shown-time';
import { addDays } from '../../../recurrence/day-number';
import { newSeriesId } from '../../../recurrence/occurrence-id';
import { isRuleDay, nextRuleDay, scheduleBefore } from '../../../recurrence/schedule';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import {
  followSeries,
  isUntouched,
  planSeriesEdit,
  requireBeginning,
  type SeriesEdit,
  zoneOfSeries,
} from '../../series';
import { endTaskSeries } from './end-task-series';
import { makeDueTasks } from './make-tasks-of-series.job';
import { newTaskSeries } from './new-task-series';
import { requirePeopleOfTask } from '../require-people-of-task';
import { requireRoomForTaskSeries } from './require-room-for-task-series';
import { changeTask, lockTask, taskOf } from '../task-rows';
import { lockTaskSeries, taskOfDay } from './task-series-rows';
import { taskSeries, type TaskSeriesRow } from './task-series.tables';
import { tasks, type TaskRow } from '../tasks.tables';

const followedFields = [
  ...['title', 'description', 'recipientId', 'assigneeId', 'dueDate', 'dueTime'],
] as const as readonly (keyof TaskRow)[];

/**
 * Edits the following or all tasks of a series (TASK-3). Those that were changed alone keep what was changed of them, those that
 * are done stay as they were, and days that are past get no new ones.
 */
export const editTaskSeries = defineCommand(
  apiContract.care.editTaskSeries,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const row = await lockTask(tx, circle.id, input.taskId);
    requireSeen(taskOf(row), input.changes, input.seen);
    const changes = changedFields(row, input.changes);
    const wanted = { ...row, ...changes, updatedAt: now };
    requireBeginning('dueDate', wanted.dueDate);
    if (changes.dueDate !== undefined || changes.dueTime !== undefined)
      requireShownTime(circle.timeZone, wanted.dueDate, { path: 'dueTime', time: wanted.dueTime });
    await requirePeopleOfTask(tx, circle.id, changes);
    const told = async (edited: TaskRow, seriesId: string) => {
      const task = taskOf(edited);
      await record('task.edited', { task, changed: Object.keys(changes) });
      await record('task-series.changed', { seriesId });
      return task;
    };
    if (!row.seriesId || !row.ruleDay) {
      if (!input.repeat) throw refuse('INVALID_STATE', { message: 'This task does not repeat.' });
      await requireRoomForTaskSeries(tx, circle.id);
      const origin = { createdBy: actor.id, createdAt: row.createdAt, updatedAt: now, deletedAt: null };
      const { title, description, recipientId, assigneeId, dueDate, dueTime } = wanted;
      const fields = { title, description, recipientId, assigneeId, dueDate, dueTime, ...origin };
      const series = await newTaskSeries(tx, circle, newSeriesId(), fields, input.repeat);
      await tx.insert(taskSeries).values(series);
      const begun = await beginSeries(tx, circle, wanted, series);
      await makeDueTasks({ tx, now, schedule }, series);
      return told(begun, series.id);
    }
    const series = await lockTaskSeries(tx, circle.id, row.seriesId);
    if (input.repeat === null) {
      const alone = { ...changes, seriesId: null, ruleDay: null, repeat: null, updatedAt: now };
      await changeTask(tx, row, alone);
      await endTaskSeries(tx, series, {
        from: input.seriesScope === 'all' ? series.firstDate : row.ruleDay,
        now,
      });
      return told({ ...row, ...alone }, series.id);
    }
    const plan = planSeriesEdit(series, {
      before: { day: row.dueDate, time: row.dueTime },
      after: { day: wanted.dueDate, time: wanted.dueTime },
      repeat: input.repeat,
      seriesScope: input.seriesScope,
      ruleDay: row.ruleDay,
      circleZone: circle.timeZone,
      timeZone: await zoneOfSeries(tx, circle, wanted.recipientId),
    });
    const { dueDate: _dueDate, dueTime: _dueTime, ...content } = changes;
    const yesterday = addDays(dayIn(circle.timeZone, now), -1);
    const after: TaskSeriesRow = {
      ...series,
      ...plan.schedule,
      ...content,
      updatedAt: now,
      id: plan.isSplit ? newSeriesId() : series.id,
      madeUntil: series.madeUntil < yesterday ? series.madeUntil : yesterday,
    };
    await writeSeries(tx, series, after, plan);
    const edited = await followRows(tx, circle, { series, after, plan, row, named: Object.keys(changes) });
    await makeDueTasks({ tx, now, schedule }, after);
    return told(edited, after.id);
  },
);

/** The task itself becomes the first of the series, if it is on a day of the rule; else it makes room for it. */
async function beginSeries(
  tx: Transaction,
  circle: Pick<Circle, 'timeZone'>,
  row: TaskRow,
  series: TaskSeriesRow,
): Promise<TaskRow> {
  if (row.status === 'pending' && series.firstDate !== row.dueDate) {
    await tx.delete(tasks).where(isRow(row));
    return taskOfDay(series, series.firstDate, circle.timeZone);
  }
  const begun = { ...row, seriesId: series.id, ruleDay: row.dueDate, repeat: series.repeat };
  await tx.update(tasks).set(begun).where(isRow(row));
  return begun;
}

/** Writes the edited part, and ends the series before it where that part is now one of its own. */
async function writeSeries(
  tx: Transaction,
  series: TaskSeriesRow,
  after: TaskSeriesRow,
  { from, shift, isSplit }: SeriesEdit,
): Promise<void> {
  if (!isSplit) {
    await tx.update(taskSeries).set(after).where(isSeries(series));
  } else {
    const rest = scheduleBefore(series, from);
    if (rest) await requireRoomForTaskSeries(tx, series.circleId);
    await tx.insert(taskSeries).values(after);
    if (rest) await tx.update(taskSeries).set({ lastDate: rest.lastDate }).where(isSeries(series));
    else await tx.delete(taskSeries).where(isSeries(series));
  }
  await tx
    .update(tasks)
    .set({ seriesId: after.id, repeat: after.repeat, ruleDay: sql`${tasks.ruleDay} + ${shift}::int` })
    .where(and(isOfSeries(series), gte(tasks.ruleDay, from)));
}

interface Following {
  series: TaskSeriesRow;
  after: TaskSeriesRow;
  plan: SeriesEdit;
  /** The task at which the edit was made, and the fields it names. */
  row: TaskRow;
  named: readonly string[];
}

/** Lets the tasks of the edited part follow it; gives the edited one, or the next where its day is none any more. */
async function followRows(
  tx: Transaction,
  circle: Pick<Circle, 'timeZone'>,
  { series, after, plan, row, named }: Following,
): Promise<TaskRow> {
  let edited: TaskRow | undefined;
  for (const one of await tx.select().from(tasks).where(isOfSeries(after))) {
    const { ruleDay } = one;
    const isEdited = one.id === row.id;
    if (!ruleDay || one.status === 'completed') {
      if (isEdited) edited = one;
      continue;
    }
    const before = taskOfDay(series, addDays(ruleDay, -plan.shift), circle.timeZone);
    const wanted = taskOfDay(after, ruleDay, circle.timeZone);
    if (!isRuleDay(after, ruleDay)) {
      const isSpare = one.deletedAt || isEdited || isUntouched(one, before, followedFields);
      if (isSpare && one.status === 'pending') await tx.delete(tasks).where(isRow(one));
      continue;
    }
    const names = isEdited ? followedFields.filter((field) => named.includes(field)) : [];
    const changes = followSeries(one, before, wanted, followedFields, names);
    if (Object.keys(changes).length > 0)
      await changeTask(tx, one, { ...changes, updatedAt: after.updatedAt });
    if (isEdited) edited = { ...one, ...changes, updatedAt: after.updatedAt };
  }
  if (edited) return edited;
  return taskOfDay(after, nextRuleDay(after, addDays(row.ruleDay ?? '', plan.shift)), circle.timeZone);
}

const isRow = ({ circleId, id }: TaskRow) => and(eq(tasks.circleId, circleId), eq(tasks.id, id));
const isSeries = ({ circleId, id }: TaskSeriesRow) =>
  and(eq(taskSeries.circleId, circleId), eq(taskSeries.id, id));
const isOfSeries = ({ circleId, id }: TaskSeriesRow) =>
  and(eq(tasks.circleId, circleId), eq(tasks.seriesId, id));
