import { defineFeature } from '@carecircle/remote-kit';

/** Facts that this screen causes and follows: the contacts, and an alert from its press until it is taken back. */
const facts = [
  'alert.armed',
  'alert.cancelled',
  'alert.raised',
  'alert.updated',
  'contact.added',
  'contact.edited',
  'contact.deleted',
  'contact.restored',
];

export const emergency = defineFeature({
  routes: [
    {
      id: 'emergency',
      path: '/emergency',
      title: 'emergency.title',
      backTo: 'home',
      page: () => import('./emergency.page'),
    },
  ],
  quickActions: [
    {
      id: 'emergency',
      label: 'quick.emergency',
      icon: 'siren',
      route: 'emergency',
      action: 'alert:raise',
    },
  ],
  publishes: facts,
  consumes: [
    ...facts,
    'alert.acknowledged',
    'alert.helper-set-out',
    'alert.helper-turned-back',
    'alert.resolved',
  ],
});
