import { defineFeature } from '@carecircle/remote-kit';
import { medicationFacts } from '../doses/medication-facts';
import { taskFacts } from '../task-lists/task-facts';

export const now = defineFeature({
  slots: [
    {
      slot: 'dashboard.now',
      id: 'now',
      order: 10,
      action: 'task:view',
      skeleton: 'list',
      reads: [{ operation: 'care.listTasks', input: { status: 'open', limit: 100 } }],
      item: () => import('./now.item'),
    },
  ],
  consumes: [...taskFacts, ...medicationFacts],
});
