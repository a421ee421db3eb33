import { expect, it } from 'vitest';
import { defineFeature } from './define-feature';
import { joinFeatures } from './join-features';

const bills = defineFeature({
  navigation: [{ route: 'bills', label: 'bills.title', icon: 'receipt', order: 10 }],
  publishes: ['bill.paid'],
  consumes: ['bill.paid'],
});
const budgets = defineFeature({
  navigation: [{ route: 'budgets', label: 'budgets.title', icon: 'wallet', order: 20 }],
  consumes: ['bill.paid', 'budget.edited'],
});

it('MFE-4 a remote adds what its features add, in their order', () => {
  expect(joinFeatures([bills, budgets])).toEqual({
    ...{ routes: [], slots: [], menu: [], quickActions: [], skills: [] },
    navigation: [...(bills.navigation ?? []), ...(budgets.navigation ?? [])],
    publishes: ['bill.paid'],
    consumes: ['bill.paid', 'budget.edited'],
  });
});
