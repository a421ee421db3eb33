import { and, eq, isNull, ne } from 'drizzle-orm';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { changeTask } from './task-rows';
import { taskSeries } from './series/task-series.tables';
import { tasks } from './tasks.tables';

/** The open tasks of a removed member become 'Anyone in the circle' (TASK-1). */
export const releaseTasks = defineReaction({
  name: 'care.release-tasks',
  on: ['member.removed'],
  async react({ tx, event, record, now }) {
    const { member } = event.payload;
    const rows = await tx
      .select()
      .from(tasks)
      .where(
        and(
          eq(tasks.circleId, member.circleId),
          eq(tasks.assigneeId, member.id),
          ne(tasks.status, 'completed'),
          isNull(tasks.deletedAt),
        ),
      )
      .for('no key update');
    for (const row of rows) {
      const task = await changeTask(tx, row, { assigneeId: null, updatedAt: now });
      await record('task.edited', { task, changed: ['assigneeId'] });
    }
    const [series] = await tx
      .update(taskSeries)
      .set({ assigneeId: null, updatedAt: now })
      .where(and(eq(taskSeries.circleId, member.circleId), eq(taskSeries.assigneeId, member.id)))
      .returning();
    if (series) await record('task-series.changed', { seriesId: series.id });
  },
});
