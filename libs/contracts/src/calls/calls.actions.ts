export const callsActions = ['call:join'] as const;
