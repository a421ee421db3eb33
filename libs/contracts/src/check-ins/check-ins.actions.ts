export const checkInsActions = ['check-in:view', 'check-in:add', 'check-in:plan', 'check-in:share'] as const;
