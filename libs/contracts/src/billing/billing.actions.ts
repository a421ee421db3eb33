export const billingActions = ['plan:view', 'plan:change'] as const;
