import type { Language } from '@carecircle/contracts';
import type { Band, Season } from './band-and-season';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { pt } from './words/pt';

/** Everything that the daily reminder may say in a language. */
export interface ReminderWords {
  alert: readonly string[];
  needsHelp: (name: string) => readonly string[];
  missedCritical: (medication: string) => readonly string[];
  lateDoses: (count: number) => readonly string[];
  overdueTasks: (count: number) => readonly string[];
  streak: (days: number) => readonly string[];
  achievement: readonly string[];
  bands: Readonly<Record<Band, readonly string[]>>;
  seasons: Readonly<Record<Season, readonly string[]>>;
}

export const reminderWords: Readonly<Record<Language, ReminderWords>> = { en, es, fr, de, it, pt };
