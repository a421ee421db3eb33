import type { Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { dayIn, startOfDay } from '../../records/circle-days';
import { minutesBefore, type DueSoon, type ReadDueSoon } from '../../records/due-soon';
import { addDays } from '../../recurrence/day-number';
import { momentOf } from '../../recurrence/wall-moments';
import { taskOf } from './task-rows';
import { readTasksOfDays } from './series/task-series-rows';
import type { TaskRow } from './tasks.tables';

/** A day's advance from the end of a day: the morning of the day before. */
const daysAhead = 3;
const morning = '09:00';
const dayMinutes = 1440;

/** Open tasks of the coming days; whose nobody has taken remind all who could (NOTE-4). */
export const readTasksDueSoon: ReadDueSoon = async (tx, { circle, members, now }) => {
  const today = dayIn(circle.timeZone, now);
  const rows = await readTasksOfDays(tx, circle, { from: today, to: addDays(today, daysAhead) });
  const able = members.filter((member) => can(member, 'task:view'));
  return rows
    .filter(({ status }) => status !== 'completed')
    .map((row) => dueSoonOf(row, circle.timeZone, able));
};

/** A task without a time is to be done on its day: one is reminded of it in the morning, not before midnight. */
function dueSoonOf(row: TaskRow, timeZone: string, able: readonly Member[]): DueSoon {
  const { id, dueDate, dueTime, createdAt, title, assigneeId } = row;
  const dueAt =
    dueTime === null ? startOfDay(timeZone, addDays(dueDate, 1)) : momentOf(timeZone, dueDate, dueTime);
  const takers = able.filter((member) => assigneeId === null || member.id === assigneeId);
  return {
    ...{ id, dueAt, createdAt, title, day: dueDate, time: dueTime },
    remindAt: ({ taskDeadlineAdvance }) =>
      dueTime === null
        ? momentOf(timeZone, addDays(dueDate, -Math.floor(taskDeadlineAdvance / dayMinutes)), morning)
        : minutesBefore(dueAt, taskDeadlineAdvance),
    memberIds: takers.map((member) => member.id),
    tell: (log, toldIds) => log.toCircle(row.circleId, 'task.reminded', { task: taskOf(row), toldIds }),
  };
}
