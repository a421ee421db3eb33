import { defineFeature } from '@carecircle/remote-kit';

/** What happens to bills, their payments, budgets and expenses. Its commands cause these events, its screens follow them. */
const facts = [
  'bill.added',
  'bill.edited',
  'bill.deleted',
  'bill.restored',
  'bill.paid',
  'payment.reversed',
  'transaction.confirmed',
  'payment.corrected',
  'transaction.receipt-changed',
  'budget.edited',
  'expense.added',
  'expense.edited',
  'expense.deleted',
  'expense.restored',
  'expenses.imported',
];

export const bills = defineFeature({
  routes: [
    {
      id: 'finance',
      path: '/finance',
      title: 'finance.title',
      action: 'bill:view',
      backTo: 'more',
      page: () => import('./finance.page'),
    },
  ],
  slots: [
    {
      slot: 'dashboard.tiles',
      id: 'bills-due',
      order: 30,
      action: 'bill:view',
      skeleton: 'tile',
      reads: [{ operation: 'finance.listBills', input: {} }],
      item: () => import('./bills-due.tile'),
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
  publishes: facts,
  consumes: [...facts, 'transaction.added'],
});
