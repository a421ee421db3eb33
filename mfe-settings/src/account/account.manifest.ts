import { defineFeature } from '@carecircle/remote-kit';

export const account = defineFeature({
  routes: [
    {
      id: 'account',
      path: '/more/account',
      title: 'account.title',
      backTo: 'more',
      page: () => import('./account.page'),
    },
    {
      id: 'signIns',
      path: '/more/account/sign-ins',
      title: 'security.history',
      backTo: 'account',
      page: () => import('./security/sign-ins.page'),
    },
  ],
  menu: [
    {
      route: 'account',
      label: 'account.title',
      note: 'account.note',
      icon: 'user',
      group: 'account',
      order: 10,
    },
  ],
  publishes: ['member.profile-changed', 'account.email-changed', 'account.security-changed'],
  consumes: ['member.profile-changed', 'account.email-changed', 'account.security-changed'],
});
