import * as z from 'zod';

export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** Languages whose catalogues are complete; only these are offered. */
export const availableLanguages = ['en', 'es'] as const satisfies readonly Language[];

/** What a person chose for the app's looks and formats (SET-4); follows the person to every device. */
export const Preferences = z.object({
  darkMode: z.boolean(),
  fontSize: z.enum(['small', 'medium', 'large', 'extra-large']),
  theme: z.enum(['blue', 'green', 'purple', 'orange']),
  language: z.enum(availableLanguages),
  timeFormat: z.enum(['12', '24']),
  dateFormat: z.enum(['mdy', 'dmy', 'ymd']),
});
export type Preferences = z.infer<typeof Preferences>;

/** The specification's defaults. */
export const defaultPreferences: Preferences = {
  darkMode: false,
  fontSize: 'medium',
  theme: 'blue',
  language: 'en',
  timeFormat: '12',
  dateFormat: 'mdy',
};
