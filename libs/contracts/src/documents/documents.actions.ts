export const documentsActions = ['document:view', 'document:upload'] as const;
