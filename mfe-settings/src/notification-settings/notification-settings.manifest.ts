import { defineFeature } from '@carecircle/remote-kit';

export const notificationSettings = defineFeature({
  routes: [
    {
      id: 'notificationSettings',
      path: '/more/notifications',
      title: 'notify.title',
      backTo: 'more',
      page: () => import('./notification-settings.page'),
    },
  ],
  menu: [
    {
      route: 'notificationSettings',
      label: 'notify.title',
      note: 'notify.note',
      icon: 'bell',
      group: 'account',
      order: 15,
    },
  ],
  publishes: ['notification-settings.changed', 'push-devices.changed', 'weekly-report.switched'],
  consumes: [
    'notification-settings.changed',
    'consents.changed',
    'push-devices.changed',
    'delivery.settled',
    'report.mailed',
    'report-letter.settled',
    'weekly-report.switched',
  ],
});
