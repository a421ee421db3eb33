import type { Alert, Language } from '@carecircle/contracts';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { pt } from './pt';

/** What the mails to emergency contacts say. A contact has no language of their own: they are told in the sender's. */
export interface LetterWords {
  dear: (name: string) => string;
  alertSubject: (name: string) => string;
  reason: Record<Alert['type'], (name: string, circleName: string) => string>;
  message: (text: string) => string;
  time: (text: string) => string;
  place: (link: string) => string;
  call: (name: string, phone: string) => string;
  noAmbulance: string;
  falseAlarm: string;
  over: string;
  allClear: (name: string, circleName: string, outcome: string) => string;
  testSubject: (circleName: string) => string;
  test: (sender: string, circleName: string) => string;
  nothingHappened: string;
  requestSubject: string;
  request: (sender: string, circleName: string) => string;
  requestLink: string;
  requestUnknown: string;
  /** What a contact presses to say that an alert has arrived. */
  noticeLink: string;
  /** With this an automatic call begins. */
  spoken: string;
}

export const letterWords: Record<Language, LetterWords> = { en, es, fr, de, it, pt };
