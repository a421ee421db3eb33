export const medicationsActions = ['medication:view', 'medication:edit', 'medication:log'] as const;
