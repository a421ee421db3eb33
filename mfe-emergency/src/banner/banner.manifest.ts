import { defineFeature } from '@carecircle/remote-kit';

export const banner = defineFeature({
  slots: [
    {
      slot: 'shell.banner',
      id: 'open-alerts',
      order: 10,
      action: 'alert:view',
      when: 'alerts.open',
      item: () => import('./open-alerts.banner'),
    },
    {
      slot: 'shell.help',
      id: 'emergency-link',
      order: 10,
      action: 'alert:raise',
      skeleton: 'line',
      item: () => import('./emergency-link'),
    },
  ],
  publishes: [
    'alert.cancelled',
    'alert.acknowledged',
    'alert.helper-set-out',
    'alert.helper-turned-back',
    'alert.resolved',
  ],
  consumes: [
    'alert.armed',
    'alert.cancelled',
    'alert.raised',
    'alert.acknowledged',
    'alert.helper-set-out',
    'alert.helper-turned-back',
    'alert.resolved',
    'alert.updated',
  ],
});
