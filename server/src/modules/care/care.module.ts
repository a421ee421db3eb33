import { defineModule } from '../../spine/define-module';
import { addTask } from './add-task.command';
import { claimTask } from './claim-task.command';
import { completeTask } from './complete-task.command';
import { deleteTask } from './delete-task.command';
import { editTask } from './edit-task.command';
import { listTasks } from './list-tasks.query';
import { releaseTasks } from './release-tasks.reaction';
import { restoreTask } from './restore-task.command';
import { startTask } from './start-task.command';

export const careModule = defineModule({
  name: 'care',
  operations: { listTasks, addTask, editTask, claimTask, startTask, completeTask, deleteTask, restoreTask },
  reactions: [releaseTasks],
});
