import { addChecklistItem } from './details/add-checklist-item.command';
import { addTaskComment } from './details/add-task-comment.command';
import { addTask } from './add-task.command';
import { claimTask } from './claim-task.command';
import { completeTask } from './complete-task.command';
import { deleteChecklistItem } from './details/delete-checklist-item.command';
import { deleteTaskComment } from './details/delete-task-comment.command';
import { deleteTaskSeries } from './series/delete-task-series.command';
import { deleteTask } from './delete-task.command';
import { editTaskSeries } from './series/edit-task-series.command';
import { editTask } from './edit-task.command';
import { getTaskDetails } from './details/get-task-details.query';
import { handBackTask } from './hand-back-task.command';
import { listTasksBetween } from './list-tasks-between.query';
import { listTasks } from './list-tasks.query';
import { makeTasksOfSeries } from './series/make-tasks-of-series.job';
import { releaseTasks } from './release-tasks.reaction';
import { reopenTask } from './reopen-task.command';
import { restoreChecklistItem } from './details/restore-checklist-item.command';
import { restoreTaskComment } from './details/restore-task-comment.command';
import { restoreTaskSeries } from './series/restore-task-series.command';
import { restoreTask } from './restore-task.command';
import { startTask } from './start-task.command';
import { tickChecklistItem } from './details/tick-checklist-item.command';

/** What tasks add to the area of care (TASK-1, TASK-3). */
export const tasksPart = {
  operations: {
    listTasks,
    addTask,
    editTask,
    claimTask,
    handBackTask,
    startTask,
    completeTask,
    reopenTask,
    deleteTask,
    restoreTask,
    getTaskDetails,
    addChecklistItem,
    tickChecklistItem,
    deleteChecklistItem,
    restoreChecklistItem,
    addTaskComment,
    deleteTaskComment,
    restoreTaskComment,
    listTasksBetween,
    editTaskSeries,
    deleteTaskSeries,
    restoreTaskSeries,
  },
  reactions: [releaseTasks],
  jobs: [makeTasksOfSeries],
};
