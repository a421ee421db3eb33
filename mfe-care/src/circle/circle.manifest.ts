import { defineFeature } from '@carecircle/remote-kit';

export const circle = defineFeature({
  routes: [
    {
      id: 'circle',
      path: '/circle',
      title: 'circle.title',
      action: 'circle:view',
      page: () => import('./circle.page'),
    },
  ],
  navigation: [{ route: 'circle', label: 'circle.nav', icon: 'circle', order: 40 }],
  slots: [
    {
      slot: 'dashboard.cards',
      id: 'circle',
      order: 40,
      action: 'circle:view',
      skeleton: 'line',
      item: () => import('./circle.card'),
    },
  ],
  menu: [
    {
      route: 'circle',
      label: 'circle.title',
      note: 'circle.menu-note',
      icon: 'circle',
      group: 'care',
      order: 10,
    },
  ],
  publishes: [
    'circle.created',
    'circle.renamed',
    'invitation.made',
    'invitation.changed',
    'invitation.revoked',
    'invitation.restored',
    'member.joined',
    'member.rejected',
    'member.role-changed',
    'recipient.added',
    'recipient.edited',
    'recipient.photo-changed',
  ],
  consumes: [
    'invitation.made',
    'invitation.changed',
    'invitation.revoked',
    'invitation.restored',
    'invitation.accepted',
    'member.requested',
    'member.joined',
    'member.rejected',
    'member.role-changed',
    'member.removed',
  ],
});
