import type { AccountLetterWords } from './account-letter-words';

export const fr: AccountLetterWords = {
  greeting: (name) => `Bonjour ${name},`,
  resetSubject: 'Choisissez un nouveau mot de passe',
  reset:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte CareCircle. Le lien fonctionne une fois, pendant une heure.',
  resetButton: 'Choisir un mot de passe',
  resetIgnore: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
  verifySubject: 'Confirmez votre adresse e-mail',
  verify:
    'Cette adresse a été indiquée pour un compte CareCircle. Confirmez qu’elle est bien la vôtre. Le lien fonctionne pendant trois jours.',
  verifyButton: 'Confirmer l’adresse',
  verifyIgnore: 'Si cela ne vous dit rien, ignorez cet e-mail : il ne se passera rien.',
  passwordChangedSubject: 'Votre mot de passe a été changé',
  passwordChanged:
    'Le mot de passe de votre compte CareCircle vient d’être changé, et toutes les sessions ouvertes ont été fermées.',
  passwordNotYou: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  emailChangedSubject: 'Votre adresse e-mail a été changée',
  emailChanged: (email) =>
    `Votre compte CareCircle a maintenant l’adresse ${email}. Les e-mails à son sujet n’arrivent plus ici.`,
  emailNotYou:
    'Si ce n’était pas vous, prévenez aussitôt un administrateur de votre cercle de soins pour qu’il retire votre accès.',
  securityNotices: {
    twoFactorOn: {
      subject: 'La validation en deux étapes est activée',
      text: 'Désormais, la connexion à votre compte CareCircle demande aussi un code de votre application d’authentification.',
    },
    twoFactorOff: {
      subject: 'La validation en deux étapes est désactivée',
      text: 'La connexion à votre compte CareCircle ne demande plus de code.',
    },
    recoveryCodesRenewed: {
      subject: 'De nouveaux codes de secours ont été créés',
      text: 'De nouveaux codes de secours ont été créés pour votre compte CareCircle. Les anciens ne fonctionnent plus.',
    },
    googleConnected: {
      subject: 'Google a été connecté',
      text: 'Un compte Google a été connecté à votre compte CareCircle. La personne qui s’y connecte peut ouvrir votre compte.',
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée',
      text: 'Une clé d’accès a été ajoutée à votre compte CareCircle. Toute personne qui déverrouille cet appareil peut se connecter avec elle.',
    },
  },
  securityNotYou:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et vérifiez la sécurité du compte.',
};
