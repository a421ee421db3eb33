export const reportsActions = ['report:view'] as const;
