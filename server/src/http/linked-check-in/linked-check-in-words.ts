import type { Language } from '@carecircle/contracts';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { pt } from './words/pt';

/** What the page of a check-in link says; `{name}` is the first name of whom it is about. */
export interface LinkedCheckInWords {
  title: string;
  heading: string;
  intro: string;
  status: string;
  safe: string;
  ok: string;
  help: string;
  helpNote: string;
  mood: string;
  noMood: string;
  moods: readonly string[];
  notes: string;
  optional: string;
  yourName: string;
  send: string;
  thanks: string;
  thanksText: string;
  gone: string;
  goneText: string;
  used: string;
  usedText: string;
  needed: string;
  tooLong: string;
  wrong: string;
}

export const linkedCheckInWords: Record<Language, LinkedCheckInWords> = { en, es, fr, de, it, pt };
