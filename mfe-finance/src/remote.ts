import { defineRemote } from '@carecircle/remote-kit';

export default defineRemote({
  name: 'mfe-finance',
  contractRange: '^0.1.0',
  routes: [
    {
      id: 'finance',
      path: '/finance',
      title: 'finance.title',
      action: 'bill:view',
      backTo: 'more',
      page: () => import('./bills/finance.page'),
    },
  ],
  navigation: [],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'bills-due',
      order: 30,
      action: 'bill:view',
      skeleton: 'tile',
      reads: [{ operation: 'finance.listBills', input: {} }],
      item: () => import('./tiles/bills-due.tile'),
    },
  ],
  menu: [
    {
      route: 'finance',
      label: 'finance.menu',
      note: 'finance.menu.note',
      icon: 'wallet',
      group: 'care',
      order: 30,
    },
  ],
  quickActions: [
    {
      id: 'add-bill',
      label: 'quick.addBill',
      icon: 'receipt',
      route: 'finance',
      search: 'tab=bills&add',
      action: 'bill:edit',
    },
  ],
  skills: [],
  publishes: [
    'bill.added',
    'bill.edited',
    'bill.deleted',
    'bill.restored',
    'bill.paid',
    'payment.reversed',
    'transaction.confirmed',
  ],
  consumes: [
    'bill.added',
    'bill.edited',
    'bill.deleted',
    'bill.restored',
    'bill.paid',
    'payment.reversed',
    'transaction.added',
    'transaction.confirmed',
  ],
  messages: {
    en: () => import('./messages/en.json'),
    es: () => import('./messages/es.json'),
    fr: () => import('./messages/fr.json'),
    de: () => import('./messages/de.json'),
    it: () => import('./messages/it.json'),
    pt: () => import('./messages/pt.json'),
  },
});
