import { defineFeature } from '@carecircle/remote-kit';

const facts = [
  'wearable.added',
  'wearable.changed',
  'wearable.removed',
  'wearable.restored',
  'health.received',
  'health-import.changed',
  'health-settings.changed',
];

export const wearables = defineFeature({
  routes: [
    {
      id: 'wearables',
      path: '/wearables',
      title: 'wearables.title',
      action: 'health:view',
      backTo: 'more',
      reads: [{ operation: 'wearables.listDevices', input: {} }],
      page: () => import('./wearables.page'),
    },
  ],
  slots: [
    {
      slot: 'emergency.wearables',
      id: 'wearables',
      order: 10,
      action: 'health:view',
      skeleton: 'card',
      item: () => import('./states/device-states.card'),
    },
  ],
  menu: [
    {
      route: 'wearables',
      label: 'wearables.title',
      note: 'wearables.menu-note',
      icon: 'watch',
      group: 'care',
      order: 45,
    },
  ],
  publishes: [...facts, 'health.alarmed'],
  consumes: facts,
});
