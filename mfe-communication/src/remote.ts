import { defineRemote } from '@carecircle/remote-kit';

export default defineRemote({
  name: 'mfe-communication',
  contractRange: '^0.1.0',
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
      item: () => import('./tiles/chat.tile'),
    },
    {
      slot: 'member.actions',
      id: 'message',
      order: 10,
      action: 'message:send',
      item: () => import('./conversations/message-member'),
    },
  ],
  menu: [],
  quickActions: [],
  skills: [],
  publishes: [
    'message.sent',
    'direct-message.sent',
    'conversation.read',
    'direct-conversation.read',
    'unread-messages.changed',
  ],
  consumes: [
    'message.sent',
    'direct-message.sent',
    'conversation.read',
    'direct-conversation.read',
    'unread-messages.changed',
  ],
  background: () => import('./conversations/track-unread'),
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
