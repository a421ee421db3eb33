export const tasksActions = ['task:view', 'task:edit'] as const;
