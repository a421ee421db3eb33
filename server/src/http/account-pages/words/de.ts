import type { AccountPageWords } from '../account-page-words';

export const de: AccountPageWords = {
  signIn: 'Anmelden',
  home: 'CareCircle öffnen',
  email: 'E-Mail',
  emailWrong: 'Geben Sie eine E-Mail-Adresse ein, etwa name@beispiel.de',
  forgot: 'Passwort vergessen?',
  forgotText:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  forgotSend: 'Link senden',
  forgotSent: 'Sehen Sie in Ihr Postfach',
  forgotSentText:
    'Gibt es ein Konto mit {email}, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang. Nichts da? Sehen Sie auch bei unerwünschter Post nach.',
  noMail:
    'Diese Installation kann noch keine E-Mails senden. Der Brief liegt auf ihrem Server: Bitten Sie die Betreiber um den Link.',
  reset: 'Neues Passwort wählen',
  resetText: 'Für das Konto {email}. Alle, die mit dem alten angemeldet sind, werden abgemeldet.',
  password: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen',
  passwordShort: 'Nehmen Sie mindestens 8 Zeichen',
  passwordLong: 'Das ist zu lang',
  confirm: 'Passwort bestätigen',
  confirmWrong: 'Die Passwörter stimmen nicht überein',
  resetSave: 'Passwort speichern',
  resetDone: 'Ihr Passwort ist geändert',
  resetDoneText: 'Melden Sie sich mit dem neuen an.',
  resetGone: 'Dieser Link ist nicht gültig',
  resetGoneText: 'Links gelten einmal, eine Stunde lang, und wer einen benutzt, beendet die anderen.',
  askAgain: 'Neuen Link anfordern',
  verify: 'E-Mail-Adresse bestätigen',
  verifyText: 'Gehört {email} Ihnen? Dann bestätigen Sie die Adresse für Ihr CareCircle-Konto.',
  verifyConfirm: 'Adresse bestätigen',
  verifyDone: 'Ihre Adresse ist bestätigt',
  verifyDoneText: 'E-Mails zu Ihrem Konto gehen an {email}.',
  verifyGone: 'Dieser Link ist nicht gültig',
  verifyGoneText:
    'Links gelten drei Tage lang, und nur der neueste. In Ihrem Konto können Sie sich einen weiteren schicken lassen.',
  verifyTaken: 'Diese Adresse ist vergeben',
  verifyTakenText:
    'Inzwischen gibt es ein anderes Konto mit dieser Adresse. Ihr Konto behält die, die es hat.',
  mail: { 'weekly-report': 'Wochenbericht', 'daily-summary': 'Tagesüberblick' },
  mailText: 'Diese E-Mail geht an {email}.',
  mailStop: 'Diese E-Mail abbestellen',
  mailStopped: 'Sie wird nicht mehr an {email} geschickt.',
  mailResume: 'Wieder schicken',
  mailGone: 'Dieser Link ist nicht gültig',
  mailGoneText: 'Bitte öffnen Sie den Link genau so, wie er in der E-Mail steht.',
};
