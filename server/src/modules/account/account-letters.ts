import type { Language } from '@carecircle/contracts';
import { layOutLetter } from '../../mail/lay-out-letter';
import type { Letter } from '../../mail/mail';
import { plainName } from '../../mail/plain-name';
import { accountLetterWords } from './letter-words/account-letter-words';
import type { AccountNotice } from './mail-account-notice.job';

interface Reader {
  to: string;
  name: string;
  language: Language;
  url: string;
}

/** The way to a new password (AUTH-3). */
export function resetLetter({ to, name, language, url }: Reader): Letter {
  const words = accountLetterWords[language];
  return layOutLetter({
    ...{ to, language, subject: words.resetSubject, greeting: words.greeting(plainName(name)) },
    paragraphs: [words.reset],
    button: { label: words.resetButton, url },
    closing: [words.resetIgnore],
  });
}

/** Whether an address is the person's own (AUTH-3, SET-2). */
export function verificationLetter({ to, name, language, url }: Reader): Letter {
  const words = accountLetterWords[language];
  return layOutLetter({
    ...{ to, language, subject: words.verifySubject, greeting: words.greeting(plainName(name)) },
    paragraphs: [words.verify],
    button: { label: words.verifyButton, url },
    closing: [words.verifyIgnore],
  });
}

/** What was changed about signing in, and what to do when somebody else did it. `email` is the address that counts now. */
export function noticeLetter(told: Reader & { notice: AccountNotice; email: string }): Letter {
  const { to, name, language, url, notice, email } = told;
  const words = accountLetterWords[language];
  const isPassword = notice === 'passwordChanged';
  return layOutLetter({
    ...{ to, language, greeting: words.greeting(plainName(name)) },
    subject: isPassword ? words.passwordChangedSubject : words.emailChangedSubject,
    paragraphs: [isPassword ? words.passwordChanged : words.emailChanged(veiled(email))],
    ...(isPassword ? { button: { label: words.resetButton, url } } : {}),
    closing: [isPassword ? words.passwordNotYou : words.emailNotYou],
  });
}

/** Enough of an address to know one's own again: the old one may be somebody else's by now. */
function veiled(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
