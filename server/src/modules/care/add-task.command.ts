import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { refuse } from '../../spine/refuse';
import { requirePeopleOfTask } from './require-people-of-task';
import { taskOf } from './task-rows';
import { tasks } from './tasks.tables';

export const addTask = defineCommand(
  apiContract.care.addTask,
  async ({ tx, input, circle, actor, now, record }) => {
    await requirePeopleOfTask(tx, circle.id, input);
    const [row] = await tx
      .insert(tasks)
      .values({
        circleId: circle.id,
        id: input.taskId,
        title: input.title,
        description: input.description,
        recipientId: input.recipientId,
        assigneeId: input.assigneeId,
        dueDate: input.dueDate,
        dueTime: input.dueTime,
        status: 'pending',
        createdBy: actor.id,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This task was added before.' });
    const task = taskOf(row);
    await record('task.added', { task });
    return task;
  },
);
