import { defineFeature } from '@carecircle/remote-kit';

/** What happens to calls for help. Its commands cause these events, its screens follow them. */
const facts = ['help.asked', 'help.claimed', 'help.handed-back'];

export const help = defineFeature({
  slots: [
    {
      slot: 'shell.banner',
      id: 'help',
      order: 20,
      action: 'check-in:add',
      when: 'help.open',
      item: () => import('./help.banner'),
    },
  ],
  publishes: facts,
  consumes: facts,
});
