export const wearablesActions = ['health:view', 'health:edit'] as const;
