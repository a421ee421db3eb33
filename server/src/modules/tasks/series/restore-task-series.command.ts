import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { requireInTrash } from '../../../records/trash';
import { defineCommand } from '../../../spine/define-command';
import { makeDueTasks } from './make-tasks-of-series.job';
import { requireRoomForTaskSeries } from './require-room-for-task-series';
import { lockTaskSeries } from './task-series-rows';
import { taskSeries } from './task-series.tables';
import { tasks } from '../tasks.tables';

export const restoreTaskSeries = defineCommand(
  apiContract.care.restoreTaskSeries,
  async ({ tx, input: { seriesId }, circle, now, record, schedule }) => {
    const series = await lockTaskSeries(tx, circle.id, seriesId);
    if (!series.deletedAt) return { seriesId };
    requireInTrash(series.deletedAt, now);
    await requireRoomForTaskSeries(tx, circle.id);
    const back = { deletedAt: null, updatedAt: now };
    const isOfSeries = and(
      eq(tasks.circleId, circle.id),
      eq(tasks.seriesId, seriesId),
      eq(tasks.deletedAt, series.deletedAt),
    );
    await tx.update(tasks).set(back).where(isOfSeries);
    await tx
      .update(taskSeries)
      .set(back)
      .where(and(eq(taskSeries.circleId, circle.id), eq(taskSeries.id, seriesId)));
    await makeDueTasks({ tx, now, schedule }, { ...series, ...back });
    await record('task-series.changed', { seriesId });
    return { seriesId };
  },
);
