import { defineFeature } from '@carecircle/remote-kit';

export const more = defineFeature({
  routes: [{ id: 'more', path: '/more', title: 'more.title', page: () => import('./more.page') }],
  navigation: [{ route: 'more', label: 'more.title', icon: 'menu', order: 50 }],
  publishes: ['circle.reset'],
});
