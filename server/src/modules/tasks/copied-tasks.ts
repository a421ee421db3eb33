import { circleLimits } from '@carecircle/contracts';
import {
  ChecklistItem,
  Day,
  Id,
  Instant,
  Repeat,
  TaskComment,
  TaskStatus,
  taskFields,
} from '@carecircle/contracts/schemas';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { dayIn } from '../../records/circle-days';
import type { CopiedKind } from '../copied-kind';
import { addDays } from '../../recurrence/day-number';
import { copiedSeries, isSchedule } from '../series';
import { checklistItems, taskComments } from './details/task-details.tables';
import { makeTasksAhead, planNextTasks } from './series/make-tasks-of-series.job';
import { taskSeries } from './series/task-series.tables';
import { tasks } from './tasks.tables';

const standing = (circleId: string) => and(eq(taskSeries.circleId, circleId), isNull(taskSeries.deletedAt));

/** Tasks and what they are made of (TASK-1, TASK-3). Of a series its own deletion goes along: nothing more is made of it. */
export const copiedTasks: readonly CopiedKind[] = [
  {
    name: 'taskSeries',
    table: taskSeries,
    action: 'task:view',
    fields: { ...copiedSeries, assigneeId: Id.nullable(), madeUntil: Day },
    holds: isSchedule,
    refers: { recipientId: 'recipients' },
    people: ['createdBy', 'assigneeId'],
    most: circleLimits.taskSeries,
    // Days that went by while there was only a copy were nobody's to do.
    begin: ({ madeUntil }, { now, timeZone }) => {
      const yesterday = addDays(dayIn(timeZone, now), -1);
      return { madeUntil: String(madeUntil) > yesterday ? madeUntil : yesterday };
    },
    derive: async (unit, { id, timeZone }, ids) => {
      const rows = await unit.tx
        .select()
        .from(taskSeries)
        .where(and(standing(id), inArray(taskSeries.id, ids)));
      for (const row of rows) await makeTasksAhead(unit, row, timeZone);
    },
    finish: async (unit, { id, timeZone }) => {
      const rows = await unit.tx.select().from(taskSeries).where(standing(id));
      for (const row of rows) await planNextTasks(unit, row, timeZone);
    },
  },
  {
    name: 'tasks',
    table: tasks,
    action: 'task:view',
    fields: {
      id: Id,
      ...taskFields,
      status: TaskStatus,
      createdBy: Id,
      createdAt: Instant,
      updatedAt: Instant,
      completedBy: Id.nullable(),
      completedAt: Instant.nullable(),
      seriesId: Id.nullable(),
      ruleDay: Day.nullable(),
      repeat: Repeat.nullable(),
    },
    refers: { recipientId: 'recipients', seriesId: 'taskSeries' },
    people: ['assigneeId', 'createdBy', 'completedBy'],
    where: () => isNull(tasks.deletedAt),
    // Open ones of others can be thousands: nobody has them from the beginning, so that nothing has to hand them back.
    begin: ({ status, assigneeId }, { adminId }) => ({
      assigneeId: status === 'completed' || assigneeId === adminId ? assigneeId : null,
    }),
  },
  {
    name: 'taskSteps',
    table: checklistItems,
    action: 'task:view',
    fields: ChecklistItem.shape,
    refers: { taskId: 'tasks' },
    people: ['doneBy'],
    where: () => isNull(checklistItems.deletedAt),
  },
  {
    name: 'taskComments',
    table: taskComments,
    action: 'task:view',
    fields: TaskComment.shape,
    refers: { taskId: 'tasks' },
    people: ['authorId'],
    where: () => isNull(taskComments.deletedAt),
  },
];
