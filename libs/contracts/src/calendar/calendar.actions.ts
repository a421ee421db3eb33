export const calendarActions = ['event:view', 'event:edit', 'event:accompany'] as const;
