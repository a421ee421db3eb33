import { defineFeature } from '@carecircle/remote-kit';

export const circleSettings = defineFeature({
  routes: [
    {
      id: 'circleSettings',
      path: '/more/circle-settings',
      title: 'circle.title',
      backTo: 'more',
      action: 'circle:view',
      page: () => import('./circle-settings.page'),
    },
  ],
  menu: [
    {
      route: 'circleSettings',
      label: 'circle.title',
      note: 'circle.note',
      icon: 'circle',
      group: 'account',
      order: 15,
    },
  ],
  publishes: [
    'circle.renamed',
    'circle.invite-code-renewed',
    'circle.defaults-changed',
    'circle.closed',
    'member.role-changed',
    'member.removed',
  ],
  consumes: ['circle.invite-code-renewed', 'circle.defaults-changed'],
});
