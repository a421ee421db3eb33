export const pointsActions = ['points:view', 'points:take-part', 'points:set-up'] as const;
