import { defineFeature } from '@carecircle/remote-kit';
import { medicationFacts } from '../doses/medication-facts';

export const medications = defineFeature({
  routes: [
    {
      id: 'medications',
      path: '/medications',
      title: 'meds.title',
      action: 'medication:view',
      backTo: 'home',
      reads: [
        { operation: 'care.listMedications', input: {} },
        { operation: 'care.getMedicationDay', input: {} },
      ],
      page: () => import('./medications.page'),
    },
    {
      id: 'medications-advanced',
      path: '/medications/advanced',
      title: 'meds.advanced',
      action: 'medication:view',
      backTo: 'medications',
      reads: [
        { operation: 'care.listMedications', input: {} },
        { operation: 'care.getMedicationDay', input: {} },
      ],
      page: () => import('./advanced.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'medications',
      order: 10,
      action: 'medication:view',
      skeleton: 'tile',
      reads: [{ operation: 'care.getMedicationDay', input: {} }],
      item: () => import('./medications.tile'),
    },
  ],
  menu: [
    {
      route: 'medications',
      label: 'meds.title',
      note: 'meds.menu-note',
      icon: 'pill',
      group: 'care',
      order: 12,
    },
  ],
  quickActions: [
    {
      id: 'add-medication',
      label: 'meds.add',
      icon: 'pill',
      route: 'medications',
      search: 'add=1',
      action: 'medication:edit',
    },
  ],
  // Its commands cause what its screens follow.
  publishes: medicationFacts,
  consumes: [...medicationFacts, 'recipient.edited'],
});
