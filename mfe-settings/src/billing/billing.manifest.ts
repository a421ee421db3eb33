import { defineFeature } from '@carecircle/remote-kit';

export const billing = defineFeature({
  routes: [
    {
      id: 'billing',
      path: '/more/billing',
      title: 'billing.title',
      backTo: 'more',
      action: 'plan:view',
      page: () => import('./billing.page'),
    },
  ],
  menu: [
    {
      route: 'billing',
      label: 'billing.menu',
      note: 'billing.menu.note',
      icon: 'credit-card',
      group: 'help',
      order: 60,
    },
  ],
  publishes: ['plan.changed'],
  consumes: ['plan.changed', 'invoice.added'],
});
