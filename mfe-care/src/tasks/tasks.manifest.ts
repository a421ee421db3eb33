import { defineFeature } from '@carecircle/remote-kit';
import { taskFacts } from '../task-lists/task-facts';

/** What happens to tasks, their checklists and their comments. Its commands cause these events, its screens follow them. */
const facts = [
  ...taskFacts,
  'checklist-item.added',
  'checklist-item.ticked',
  'checklist-item.deleted',
  'checklist-item.restored',
  'task-comment.added',
  'task-comment.deleted',
  'task-comment.restored',
];

export const tasks = defineFeature({
  routes: [
    {
      id: 'tasks',
      path: '/tasks',
      title: 'tasks.nav',
      action: 'task:view',
      backTo: 'calendar',
      page: () => import('./tasks.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'tasks',
      order: 20,
      action: 'task:view',
      skeleton: 'tile',
      reads: [{ operation: 'care.listTasks', input: { status: 'open', limit: 100 } }],
      item: () => import('./tasks.tile'),
    },
  ],
  menu: [
    { route: 'tasks', label: 'tasks.nav', note: 'tasks.menu-note', icon: 'tasks', group: 'care', order: 20 },
  ],
  quickActions: [
    {
      id: 'add-task',
      label: 'tasks.add',
      icon: 'tasks',
      route: 'tasks',
      search: 'add=1',
      action: 'task:edit',
    },
  ],
  publishes: facts,
  consumes: facts,
});
