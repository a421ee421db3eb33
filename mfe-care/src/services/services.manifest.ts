import { defineFeature } from '@carecircle/remote-kit';

const facts = [
  'booking.requested',
  'booking.confirmed',
  'booking.declined',
  'booking.cancelled',
  'booking.done',
  'home-place.changed',
];

export const services = defineFeature({
  routes: [
    {
      id: 'services',
      path: '/services',
      title: 'services.title',
      action: 'service:view',
      backTo: 'more',
      reads: [{ operation: 'services.listBookings', input: {} }],
      page: () => import('./services.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'services',
      order: 70,
      action: 'service:view',
      skeleton: 'tile',
      item: () => import('./services.tile'),
    },
  ],
  menu: [
    {
      route: 'services',
      label: 'services.menu',
      note: 'services.menu-note',
      icon: 'hospital',
      group: 'care',
      order: 36,
    },
  ],
  publishes: facts,
  consumes: [...facts, 'booking.delivered'],
});
