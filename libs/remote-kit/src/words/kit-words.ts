import { bus } from '@carecircle/event-bus';
import type { Language } from '@carecircle/contracts';
import { en } from './en';
import { es } from './es';

/** The texts that remote-kit speaks by itself. */
export interface KitWords {
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
  unreachable: string;
  needsConnection: string;
  notKept: string;
  nothingKept: string;
  refusedLater: (label: string | null, reason: string) => string;
  refusal: (code: string) => string;
  field: (code: string) => string;
  failedTitle: string;
  failedText: string;
}

const words: Partial<Record<Language, KitWords>> = { en, es };

/** Texts in the language of the person, or of the page before sign-in; English when they are not translated. */
export function kitWords(language: string = pageLanguage()): KitWords {
  return words[language as Language] ?? en;
}

function pageLanguage(): string {
  return bus.state('session.current').get()?.preferences.language ?? document.documentElement.lang;
}
