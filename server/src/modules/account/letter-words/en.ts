import type { AccountLetterWords } from './account-letter-words';

export const en: AccountLetterWords = {
  greeting: (name) => `Hello ${name},`,
  resetSubject: 'Choose a new password',
  reset:
    'Somebody, probably you, asked for a new password for your CareCircle account. The link works once, for one hour.',
  resetButton: 'Choose a new password',
  resetIgnore: 'If it was not you, ignore this mail: your password stays as it is.',
  verifySubject: 'Confirm your email address',
  verify:
    'This address was given for a CareCircle account. Please confirm that it is yours. The link works for three days.',
  verifyButton: 'Confirm address',
  verifyIgnore: 'If you do not know about this, ignore this mail: nothing happens.',
  passwordChangedSubject: 'Your password was changed',
  passwordChanged:
    'The password of your CareCircle account was just changed, and everyone who was signed in with it was signed out.',
  passwordNotYou: 'If it was not you, choose a new password now.',
  emailChangedSubject: 'Your email address was changed',
  emailChanged: (email) =>
    `Your CareCircle account now has the email address ${email}. Mail about it no longer comes here.`,
  emailNotYou:
    'If it was not you, tell an admin of your care circle at once, so that they can remove your access.',
};
