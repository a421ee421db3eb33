import type { AccountPageWords } from '../account-page-words';

export const en: AccountPageWords = {
  signIn: 'Sign In',
  home: 'Open CareCircle',
  email: 'Email',
  emailWrong: 'Enter an email address, like name@example.com',
  forgot: 'Forgot your password?',
  forgotText: 'Enter the email address of your account. We send you a link to choose a new password.',
  forgotSend: 'Send link',
  forgotSent: 'Check your email',
  forgotSentText:
    'If there is an account with {email}, a link is on its way. It works once, for one hour. Nothing there? Check your spam folder too.',
  noMail:
    'This installation can’t send email yet. The message is kept on its server: ask the people who run it for the link.',
  reset: 'Choose a new password',
  resetText: 'For the account {email}. Everyone who is signed in with the old one is signed out.',
  password: 'New password',
  passwordRule: 'At least 8 characters',
  passwordShort: 'Use at least 8 characters',
  passwordLong: 'This is too long',
  confirm: 'Confirm password',
  confirmWrong: 'Passwords do not match',
  resetSave: 'Save password',
  resetDone: 'Your password is changed',
  resetDoneText: 'Sign in with the new one.',
  resetGone: 'This link is not valid',
  resetGoneText:
    'Links to a new password work once, for one hour, and the newest one ends the others when it is used.',
  askAgain: 'Ask for a new link',
  verify: 'Confirm your email address',
  verifyText: 'Is {email} your address? Then confirm it for your CareCircle account.',
  verifyConfirm: 'Confirm address',
  verifyDone: 'Your address is confirmed',
  verifyDoneText: 'Mail for your account goes to {email}.',
  verifyGone: 'This link is not valid',
  verifyGoneText:
    'Links work for three days, and only the newest one. You can have another sent in your account.',
  verifyTaken: 'This address is taken',
  verifyTakenText:
    'In the meantime another account has taken this address. Your account keeps its current address.',
  mail: { 'weekly-report': 'Weekly report', 'daily-summary': 'Daily summary' },
  mailText: 'This email goes to {email}.',
  mailStop: 'Stop this email',
  mailStopped: 'It is no longer sent to {email}.',
  mailResume: 'Send it again',
  mailGone: 'This link is not valid',
  mailGoneText: 'Please open the link exactly as it appears in the email.',
};
