import { defineFeature } from '@carecircle/remote-kit';

export const coverage = defineFeature({
  routes: [
    {
      id: 'coverage',
      path: '/tasks/coverage',
      title: 'coverage.title',
      action: 'task:view',
      backTo: 'tasks',
      reads: [{ operation: 'care.listUncovered', input: {} }],
      page: () => import('./coverage.page'),
    },
  ],
  consumes: [
    'task.added',
    'task.edited',
    'task.claimed',
    'task.handed-back',
    'task.completed',
    'task.reopened',
    'task.deleted',
    'task.restored',
    'task-series.changed',
    'calendar-event.added',
    'calendar-event.edited',
    'calendar-event.completed',
    'calendar-event.cancelled',
    'calendar-event.reopened',
    'calendar-event.deleted',
    'calendar-event.restored',
    'calendar-series.changed',
    'calendar.imported',
  ],
});
