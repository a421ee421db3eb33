import { defineFeature } from '@carecircle/remote-kit';

/** What happens to events, single ones and series. Its commands cause these events, its screens follow them. */
const facts = [
  'calendar-event.added',
  'calendar-event.edited',
  'calendar-event.completed',
  'calendar-event.cancelled',
  'calendar-event.reopened',
  'calendar-event.deleted',
  'calendar-event.restored',
  'calendar-series.changed',
  'calendar.imported',
  'calendar-feeds.changed',
];

export const calendar = defineFeature({
  routes: [
    {
      id: 'calendar',
      path: '/calendar',
      title: 'calendar.nav',
      action: 'event:view',
      reads: [
        { operation: 'care.listCalendarEvents', input: { from: '$today', to: '$today' } },
        { operation: 'care.listTasksBetween', input: { from: '$today', to: '$today' } },
      ],
      page: () => import('./calendar.page'),
    },
    {
      id: 'calendar-feeds',
      path: '/calendar/feeds',
      title: 'feeds.title',
      action: 'event:view',
      backTo: 'calendar',
      reads: [{ operation: 'care.listCalendarFeeds', input: {} }],
      page: () => import('./feeds/feeds.page'),
    },
    {
      id: 'calendar-import',
      path: '/calendar/import',
      title: 'import.title',
      action: 'event:edit',
      backTo: 'calendar',
      page: () => import('./import/import.page'),
    },
  ],
  navigation: [{ route: 'calendar', label: 'calendar.nav', icon: 'calendar', order: 20 }],
  slots: [
    {
      slot: 'dashboard.cards',
      id: 'schedule',
      order: 10,
      action: 'event:view',
      skeleton: 'list',
      reads: [{ operation: 'care.listCalendarEvents', input: { from: '$today', to: '$today' } }],
      item: () => import('./schedule.card'),
    },
  ],
  publishes: facts,
  consumes: facts,
});
