export const careLogActions = [
  'care-log:view',
  'care-log:edit',
  'journal:view',
  'journal:view-all',
  'journal:write',
] as const;
