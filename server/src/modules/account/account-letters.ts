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
  const letter = { to, language, greeting: words.greeting(plainName(name)) };
  const button = { label: words.resetButton, url };
  if (notice === 'emailChanged')
    return layOutLetter({
      ...{ ...letter, subject: words.emailChangedSubject },
      ...{ paragraphs: [words.emailChanged(veiled(email))], closing: [words.emailNotYou] },
    });
  if (notice === 'passwordChanged')
    return layOutLetter({
      ...{ ...letter, subject: words.passwordChangedSubject, button },
      ...{ paragraphs: [words.passwordChanged], closing: [words.passwordNotYou] },
    });
  const { subject, text } = words.securityNotices[notice];
  return layOutLetter({ ...letter, subject, paragraphs: [text], button, closing: [words.securityNotYou] });
}

/** Enough of an address to know one's own again: the old one may be somebody else's by now. */
function veiled(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
