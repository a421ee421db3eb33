import type { Language } from '@carecircle/contracts';
import type { AccountNotice } from '../mail-account-notice.job';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { pt } from './pt';

/** What mails about an account say. */
export interface AccountLetterWords {
  greeting: (name: string) => string;
  resetSubject: string;
  reset: string;
  resetButton: string;
  resetIgnore: string;
  verifySubject: string;
  verify: string;
  verifyButton: string;
  verifyIgnore: string;
  passwordChangedSubject: string;
  passwordChanged: string;
  passwordNotYou: string;
  emailChangedSubject: string;
  emailChanged: (email: string) => string;
  emailNotYou: string;
  /** A way to sign in came or went. */
  securityNotices: Record<
    Exclude<AccountNotice, 'passwordChanged' | 'emailChanged'>,
    { subject: string; text: string }
  >;
  securityNotYou: string;
}

export const accountLetterWords: Record<Language, AccountLetterWords> = { en, es, fr, de, it, pt };
