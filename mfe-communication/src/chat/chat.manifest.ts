import { defineFeature } from '@carecircle/remote-kit';

/** What happens to messages and to what was read of them. Its commands cause these events, its screens follow them. */
const facts = [
  'message.sent',
  'direct-message.sent',
  'message.confirmed',
  'direct-message.confirmed',
  'conversation.read',
  'direct-conversation.read',
  'unread-messages.changed',
];

export const chat = defineFeature({
  routes: [
    {
      id: 'chat',
      path: '/chat',
      title: 'chat.title',
      action: 'message:view',
      page: () => import('./chat.page'),
    },
  ],
  navigation: [{ route: 'chat', label: 'chat.title', icon: 'chat', order: 30, badge: 'chat.unread' }],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'chat',
      order: 40,
      action: 'message:view',
      skeleton: 'tile',
      reads: [{ operation: 'communication.listMessages', input: { limit: 1 } }],
      item: () => import('./chat.tile'),
    },
    {
      slot: 'member.actions',
      id: 'message',
      order: 10,
      action: 'message:send',
      item: () => import('./conversations/message-member'),
    },
  ],
  publishes: facts,
  consumes: facts,
});
