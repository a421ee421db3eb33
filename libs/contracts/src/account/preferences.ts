import * as z from 'zod';
import { languages } from './languages';
import { sessionTimeouts } from './session-timeout';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** What a person chose for the app's looks and formats (SET-4); follows the person to every device. */
export const Preferences = z.object({
  darkMode: z.boolean(),
  fontSize: z.enum(['small', 'medium', 'large', 'extra-large']),
  theme: z.enum(['blue', 'green', 'purple', 'orange']),
  /** A theme bought with points (GAME-5), which stands before `theme` until another one is chosen. */
  rewardTheme: z.string().max(40).nullable().optional(),
  /** False where somebody wants no nightly backup of their own data (SET-4). */
  autoBackup: z.boolean().optional(),
  language: Language,
  timeFormat: z.enum(['12', '24']),
  dateFormat: z.enum(['mdy', 'dmy', 'ymd']),
  /** Minutes without use after which a session ends (AUTH-5), 0 for never; events of before there was one have none. */
  sessionTimeout: z.literal(sessionTimeouts).optional(),
});
export type Preferences = z.infer<typeof Preferences>;
