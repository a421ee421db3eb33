import type { AccountLetterWords } from './account-letter-words';

export const de: AccountLetterWords = {
  greeting: (name) => `Hallo ${name},`,
  resetSubject: 'Neues Passwort wählen',
  reset:
    'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr CareCircle-Konto angefordert. Der Link gilt einmal, eine Stunde lang.',
  resetButton: 'Neues Passwort wählen',
  resetIgnore: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  verifySubject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  verify:
    'Diese Adresse wurde für ein CareCircle-Konto angegeben. Bitte bestätigen Sie, dass sie Ihnen gehört. Der Link gilt drei Tage lang.',
  verifyButton: 'Adresse bestätigen',
  verifyIgnore: 'Wissen Sie nichts davon, brauchen Sie nichts zu tun: Es geschieht nichts.',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChanged:
    'Das Passwort Ihres CareCircle-Kontos wurde soeben geändert, und alle angemeldeten Geräte wurden abgemeldet.',
  passwordNotYou: 'Waren Sie es nicht, wählen Sie jetzt ein neues Passwort.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
  emailChanged: (email) =>
    `Ihr CareCircle-Konto hat jetzt die E-Mail-Adresse ${email}. E-Mails dazu kommen nicht mehr hier an.`,
  emailNotYou:
    'Waren Sie es nicht, sagen Sie sofort einem Admin Ihres Pflegekreises Bescheid, damit Ihr Zugang entfernt wird.',
  securityNotices: {
    twoFactorOn: {
      subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
      text: 'Ab jetzt fragt die Anmeldung bei Ihrem CareCircle-Konto auch nach einem Code aus Ihrer Authenticator-App.',
    },
    twoFactorOff: {
      subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
      text: 'Die Anmeldung bei Ihrem CareCircle-Konto fragt nicht mehr nach einem Code.',
    },
    recoveryCodesRenewed: {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      text: 'Für Ihr CareCircle-Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    googleConnected: {
      subject: 'Google wurde verbunden',
      text: 'Ein Google-Konto wurde mit Ihrem CareCircle-Konto verbunden. Wer sich dort anmeldet, kann Ihr Konto öffnen.',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Zu Ihrem CareCircle-Konto wurde ein Passkey hinzugefügt. Wer dieses Gerät entsperrt, kann sich damit anmelden.',
    },
  },
  securityNotYou:
    'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort und prüfen Sie die Kontosicherheit.',
};
