export const communicationActions = ['message:view', 'message:send'] as const;
