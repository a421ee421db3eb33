import type { AccountLetterWords } from './account-letter-words';

export const en: AccountLetterWords = {
  greeting: (name) => `Hello ${name},`,
  resetSubject: 'Choose a new password',
  reset:
    'Someone, probably you, asked for a new password for your CareCircle account. The link works once, for one hour.',
  resetButton: 'Choose a new password',
  resetIgnore: 'If it was not you, ignore this email. Your password stays the same.',
  verifySubject: 'Confirm your email address',
  verify:
    'This address was given for a CareCircle account. Please confirm that it is yours. The link works for three days.',
  verifyButton: 'Confirm address',
  verifyIgnore: 'If you don’t know about this, ignore this email. Nothing will happen.',
  passwordChangedSubject: 'Your password was changed',
  passwordChanged:
    'The password of your CareCircle account was just changed, and everyone who was signed in with it was signed out.',
  passwordNotYou: 'If it was not you, choose a new password now.',
  emailChangedSubject: 'Your email address was changed',
  emailChanged: (email) =>
    `Your CareCircle account now has the email address ${email}. Mail about it no longer comes here.`,
  emailNotYou:
    'If it was not you, tell an admin of your care circle right away, so that they can remove your access.',
  securityNotices: {
    twoFactorOn: {
      subject: 'Two-factor authentication is on',
      text: 'From now on, signing in to your CareCircle account also asks for a code from your authenticator app.',
    },
    twoFactorOff: {
      subject: 'Two-factor authentication is off',
      text: 'Signing in to your CareCircle account no longer asks for a code.',
    },
    recoveryCodesRenewed: {
      subject: 'New recovery codes were made',
      text: 'New recovery codes were made for your CareCircle account. The old ones no longer work.',
    },
    googleConnected: {
      subject: 'Google was connected',
      text: 'A Google account was connected with your CareCircle account. Anyone who signs in to it can open your account.',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      text: 'A passkey was added to your CareCircle account. Anyone who unlocks that device can sign in with it.',
    },
  },
  securityNotYou: 'If it was not you, choose a new password now and check Account Security.',
};
