import type { Language } from '@carecircle/contracts';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { pt } from './words/pt';

/** What the pages say that mails lead to, and the one for a forgotten password; `{email}` is an address. */
export interface AccountPageWords {
  signIn: string;
  home: string;
  email: string;
  emailWrong: string;
  forgot: string;
  forgotText: string;
  forgotSend: string;
  forgotSent: string;
  forgotSentText: string;
  /** Where no mail server is set. */
  noMail: string;
  reset: string;
  resetText: string;
  password: string;
  passwordRule: string;
  passwordShort: string;
  passwordLong: string;
  confirm: string;
  confirmWrong: string;
  resetSave: string;
  resetDone: string;
  resetDoneText: string;
  resetGone: string;
  resetGoneText: string;
  askAgain: string;
  verify: string;
  verifyText: string;
  verifyConfirm: string;
  verifyDone: string;
  verifyDoneText: string;
  verifyGone: string;
  verifyGoneText: string;
  verifyTaken: string;
  verifyTakenText: string;
  mail: Record<'weekly-report' | 'daily-summary', string>;
  mailText: string;
  mailStop: string;
  mailStopped: string;
  mailResume: string;
  mailGone: string;
  mailGoneText: string;
}

export const accountPageWords: Record<Language, AccountPageWords> = { en, es, fr, de, it, pt };
