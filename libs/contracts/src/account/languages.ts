/** Languages that the product speaks; each has a complete catalogue. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;

/** What each language calls itself. */
export const languageNames: Record<(typeof languages)[number], string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
};
