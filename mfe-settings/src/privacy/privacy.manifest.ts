import { defineFeature } from '@carecircle/remote-kit';

export const privacy = defineFeature({
  routes: [
    {
      id: 'privacy',
      path: '/privacy',
      title: 'privacy.title',
      backTo: 'more',
      action: 'circle:view',
      page: () => import('./privacy.page'),
    },
  ],
  menu: [
    {
      route: 'privacy',
      label: 'privacy.title',
      note: 'privacy.note',
      icon: 'shield',
      group: 'account',
      order: 60,
    },
  ],
  publishes: ['sharing.changed', 'circle.export-changed', 'consents.changed', 'member.removed'],
  consumes: ['sharing.changed', 'circle.export-changed', 'consents.changed', 'recipient.edited'],
});
