import { defineFeature } from '@carecircle/remote-kit';

/** What happens to documents. Its commands cause these events, its screens follow them. */
const facts = [
  'document.added',
  'document.edited',
  'document.renewed',
  'document.deleted',
  'document.restored',
];

export const documents = defineFeature({
  routes: [
    {
      id: 'vault',
      path: '/vault',
      title: 'documents.title',
      action: 'document:view',
      backTo: 'more',
      page: () => import('./vault.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'documents',
      order: 25,
      action: 'document:view',
      skeleton: 'tile',
      item: () => import('./documents.tile'),
    },
  ],
  menu: [
    {
      route: 'vault',
      label: 'documents.title',
      note: 'documents.menu-note',
      icon: 'vault',
      group: 'care',
      order: 25,
    },
  ],
  publishes: facts,
  consumes: facts,
});
