export const doctorsActions = ['doctor:view', 'doctor:edit'] as const;
