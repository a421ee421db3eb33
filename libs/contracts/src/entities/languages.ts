export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;

/** Languages whose catalogues are complete; only these are offered. */
export const availableLanguages = ['en', 'es'] as const satisfies readonly (typeof languages)[number][];
