import { defineFeature } from '@carecircle/remote-kit';

/** What happens to check-ins and to the plans for them. Its commands cause these events, its screens follow them. */
const facts = [
  'check-in.added',
  'check-in-schedule.edited',
  'check-ins.paused',
  'check-ins.resumed',
  'due-check-in.reminded',
  'due-check-in.claimed',
  'due-check-in.handed-back',
  'due-check-in.done',
  'due-check-in.missed',
  'due-check-in.called-off',
  'check-in-link.made',
  'check-in-link.revoked',
];

export const checkIns = defineFeature({
  routes: [
    {
      id: 'check-in',
      path: '/checkin',
      title: 'check-in.title',
      action: 'check-in:add',
      backTo: 'home',
      reads: [
        { operation: 'care.listCheckIns', input: { limit: 5 } },
        { operation: 'care.getCheckInDay', input: {} },
        { operation: 'care.listCheckInPlans', input: {} },
      ],
      page: () => import('./check-in.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'check-in',
      order: 15,
      action: 'check-in:view',
      skeleton: 'tile',
      reads: [{ operation: 'care.getCheckInDay', input: {} }],
      item: () => import('./check-in.tile'),
    },
  ],
  menu: [
    {
      route: 'check-in',
      label: 'check-in.title',
      note: 'check-in.menu-note',
      icon: 'health',
      group: 'care',
      order: 15,
    },
  ],
  publishes: facts,
  consumes: [...facts, 'recipient.edited'],
});
