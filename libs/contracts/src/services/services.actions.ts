export const servicesActions = ['service:view', 'booking:edit'] as const;
