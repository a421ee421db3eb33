export { countOverdueTasks } from './count-overdue-tasks';
export { placeTasks } from './parts-of-tasks';
export { putTask } from './put-task';
export { settleTask } from './settle-task';
export { readCompletedSteps, readLastCompleted } from './read-completed-tasks';
export { taskOf } from './task-rows';
export { readTasksOfDays } from './task-series-rows';
export { tasksPart } from './tasks.part';
export type { TaskRow } from './tasks.tables';
