/** What happens to a task itself, whatever else it has: who lists tasks follows these. */
export const taskFacts = [
  'task.added',
  'task.edited',
  'task.claimed',
  'task.handed-back',
  'task.started',
  'task.completed',
  'task.reopened',
  'task.deleted',
  'task.restored',
  'task-series.changed',
];
