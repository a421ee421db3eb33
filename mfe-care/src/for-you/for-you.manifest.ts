import { defineFeature } from '@carecircle/remote-kit';

export const forYou = defineFeature({
  routes: [
    {
      id: 'for-you',
      path: '/for-you',
      title: 'for-you.title',
      action: 'check-in:add',
      backTo: 'home',
      reads: [{ operation: 'care.getCheckInDay', input: {} }],
      page: () => import('./for-you.page'),
    },
  ],
  consumes: ['check-in.added', 'check-ins.paused', 'check-ins.resumed'],
});
