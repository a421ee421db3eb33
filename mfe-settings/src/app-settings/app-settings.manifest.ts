import { defineFeature } from '@carecircle/remote-kit';

export const appSettings = defineFeature({
  routes: [
    {
      id: 'appSettings',
      path: '/more/app-settings',
      title: 'app.title',
      backTo: 'more',
      page: () => import('./app-settings.page'),
    },
  ],
  menu: [
    {
      route: 'appSettings',
      label: 'app.title',
      note: 'app.note',
      icon: 'palette',
      group: 'account',
      order: 20,
    },
  ],
  publishes: ['preferences.changed'],
  consumes: ['preferences.changed'],
});
