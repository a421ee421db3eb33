import type { Language } from '@carecircle/contracts';
import type words from '../later/messages/en.json';
import en from '../later/messages/en.json?raw';
import es from '../later/messages/es.json?raw';
import fr from '../later/messages/fr.json?raw';
import de from '../later/messages/de.json?raw';
import it from '../later/messages/it.json?raw';
import pt from '../later/messages/pt.json?raw';

/** The shell's words as they are written, not as they are compiled: none of those on this page has plurals or values. */
export type SignInWords = typeof words;

export const signInWords: Record<Language, SignInWords> = {
  en: parse(en),
  es: parse(es),
  fr: parse(fr),
  de: parse(de),
  it: parse(it),
  pt: parse(pt),
};

function parse(json: string): SignInWords {
  return JSON.parse(json) as SignInWords;
}
