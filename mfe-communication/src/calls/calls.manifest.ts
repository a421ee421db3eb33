import { defineFeature } from '@carecircle/remote-kit';

/** What happens to a call, from its first ring to its end. */
const facts = ['call.started', 'call.joined', 'call.declined', 'call.left', 'call.ended'];

export const calls = defineFeature({
  slots: [
    {
      slot: 'shell.banner',
      id: 'incoming-calls',
      order: 20,
      action: 'call:join',
      when: 'calls.open',
      item: () => import('./incoming/incoming-calls.banner'),
    },
    {
      slot: 'shell.banner',
      id: 'own-call',
      order: 21,
      action: 'call:join',
      when: 'call.isOn',
      item: () => import('../own-call/own-call.banner'),
    },
    {
      slot: 'member.actions',
      id: 'call',
      order: 20,
      action: 'call:join',
      item: () => import('./call-member'),
    },
  ],
  publishes: facts,
  consumes: facts,
});
