import { enWords } from './en';
import { esWords } from './es';
import type { UiWords } from './ui-words';

const dictionaries: Record<string, UiWords> = { en: enWords, es: esWords };

/** The component texts of a BCP 47 locale's language; English where we have none. */
export function uiWordsFor(locale: string): UiWords {
  return dictionaries[locale.split('-')[0] ?? 'en'] ?? enWords;
}
