import type { Language } from '@carecircle/contracts';
import { de } from '../words/de';
import { en } from '../words/en';
import { es } from '../words/es';
import { fr } from '../words/fr';
import { it } from '../words/it';
import { provideKitWords } from '../words/kit-words';
import { pt } from '../words/pt';

/** The kit's own texts in every language. */
export const allKitWords = { en, es, fr, de, it, pt } satisfies Record<Language, object>;

/** Lets the kit speak every language in a test, as the shell does in a page. */
export function speakEveryLanguage(): void {
  provideKitWords((language) => Promise.resolve(allKitWords[language]));
}
