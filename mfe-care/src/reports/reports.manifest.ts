import { defineFeature } from '@carecircle/remote-kit';
import { reportFacts } from './report-facts';

const mailFacts = ['report.mailed', 'report-letter.settled', 'weekly-report.switched'];

export const reports = defineFeature({
  routes: [
    {
      id: 'reports',
      path: '/reports',
      title: 'reports.title',
      action: 'report:view',
      backTo: 'home',
      page: () => import('./reports.page'),
    },
    {
      id: 'reports-detailed',
      path: '/reports/detailed',
      title: 'reports.detailed',
      action: 'report:view',
      backTo: 'reports',
      page: () => import('./detailed.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'reports',
      order: 35,
      action: 'report:view',
      skeleton: 'tile',
      item: () => import('./reports.tile'),
    },
  ],
  menu: [
    {
      route: 'reports',
      label: 'reports.title',
      note: 'reports.menu-note',
      icon: 'chart',
      group: 'care',
      order: 55,
    },
  ],
  publishes: mailFacts,
  consumes: [...reportFacts, ...mailFacts],
});
