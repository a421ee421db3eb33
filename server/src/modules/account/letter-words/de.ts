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
};
