export const emergencyActions = [
  'contact:view',
  'contact:edit',
  'alert:view',
  'alert:raise',
  'alert:respond',
] as const;
