export const financeActions = ['bill:view', 'bill:edit', 'bill:pay'] as const;
