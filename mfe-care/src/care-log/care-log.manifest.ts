import { defineFeature } from '@carecircle/remote-kit';

/** What happens to shifts, hand-off notes, hours and the journal. Its commands cause these events, its screens follow them. */
const facts = [
  'shift.added',
  'shift.started',
  'shift.edited',
  'shift.ended',
  'shift.deleted',
  'shift.restored',
  'hand-off-note.added',
  'hand-off-note.read',
  'hand-off-note.deleted',
  'hand-off-note.restored',
  'care-time.added',
  'care-time.edited',
  'care-time.deleted',
  'care-time.restored',
  'journal-entry.written',
  'journal-entry.withdrawn',
  'carers-entry.written',
  'carers-entry.withdrawn',
];

export const careLog = defineFeature({
  routes: [
    {
      id: 'care-log',
      path: '/care-log',
      title: 'care-log.title',
      action: 'journal:view',
      backTo: 'home',
      page: () => import('./care-log.page'),
    },
  ],
  menu: [
    {
      route: 'care-log',
      label: 'care-log.title',
      note: 'care-log.menu-note',
      icon: 'clock',
      group: 'care',
      order: 17,
    },
  ],
  publishes: facts,
  consumes: facts,
});
