import type words from '../messages/en.json';
import en from '../messages/en.json?raw';
import es from '../messages/es.json?raw';

/** The shell's words as they are written, not as they are compiled: none of those on this page has plurals or values. */
export type SignInWords = typeof words;

export const signInWords = { en: parse(en), es: parse(es) };

function parse(json: string): SignInWords {
  return JSON.parse(json) as SignInWords;
}
