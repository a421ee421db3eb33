import { defineFeature } from '@carecircle/remote-kit';

const facts = ['doctor.added', 'doctor.copied', 'doctor.edited', 'doctor.deleted', 'doctor.restored'];

export const doctors = defineFeature({
  routes: [
    {
      id: 'doctors',
      path: '/doctors',
      title: 'doctors.title',
      action: 'doctor:view',
      backTo: 'more',
      reads: [
        { operation: 'doctors.listDoctors', input: {} },
        { operation: 'doctors.listDoctorVisits', input: {} },
      ],
      page: () => import('./doctors.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'doctors',
      order: 50,
      action: 'doctor:view',
      skeleton: 'tile',
      item: () => import('./doctors.tile'),
    },
  ],
  menu: [
    {
      route: 'doctors',
      label: 'doctors.title',
      note: 'doctors.menu-note',
      icon: 'doctor',
      group: 'care',
      order: 35,
    },
  ],
  quickActions: [
    {
      id: 'add-doctor',
      label: 'doctors.add',
      icon: 'doctor',
      route: 'doctors',
      search: 'add=1',
      action: 'doctor:edit',
    },
  ],
  publishes: facts,
  consumes: [
    ...facts,
    'calendar-event.added',
    'calendar-event.edited',
    'calendar-event.completed',
    'calendar-event.cancelled',
    'calendar-event.reopened',
    'calendar-event.deleted',
    'calendar-event.restored',
    'calendar-series.changed',
    'calendar.imported',
  ],
});
