import type { AccountLetterWords } from './account-letter-words';

export const it: AccountLetterWords = {
  greeting: (name) => `Ciao ${name},`,
  resetSubject: 'Scegli una nuova password',
  reset:
    'Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account CareCircle. Il link vale una volta sola, per un’ora.',
  resetButton: 'Scegli una nuova password',
  resetIgnore: 'Se non sei stato tu, ignora questa e-mail: la password resta com’è.',
  verifySubject: 'Conferma il tuo indirizzo e-mail',
  verify:
    'Questo indirizzo è stato indicato per un account CareCircle. Conferma che è il tuo. Il link vale per tre giorni.',
  verifyButton: 'Conferma indirizzo',
  verifyIgnore: 'Se non ne sai nulla, ignora questa e-mail: non succede niente.',
  passwordChangedSubject: 'La tua password è stata cambiata',
  passwordChanged:
    'La password del tuo account CareCircle è appena stata cambiata e tutte le sessioni aperte sono state chiuse.',
  passwordNotYou: 'Se non sei stato tu, scegli subito una nuova password.',
  emailChangedSubject: 'Il tuo indirizzo e-mail è stato cambiato',
  emailChanged: (email) =>
    `Il tuo account CareCircle ha ora l’indirizzo ${email}. Le e-mail che lo riguardano non arrivano più qui.`,
  emailNotYou:
    'Se non sei stato tu, avvisa subito un amministratore della tua cerchia di cura perché revochi il tuo accesso.',
  securityNotices: {
    twoFactorOn: {
      subject: 'L’autenticazione a due fattori è attiva',
      text: 'Da ora in poi, per accedere all’account CareCircle serve anche un codice dell’app di autenticazione.',
    },
    twoFactorOff: {
      subject: 'L’autenticazione a due fattori è disattivata',
      text: 'Per accedere all’account CareCircle non serve più un codice.',
    },
    recoveryCodesRenewed: {
      subject: 'Sono stati creati nuovi codici di recupero',
      text: 'Sono stati creati nuovi codici di recupero per l’account CareCircle. Quelli vecchi non valgono più.',
    },
    googleConnected: {
      subject: 'Google è stato collegato',
      text: 'Un account Google è stato collegato al tuo account CareCircle. Chi vi accede può aprire il tuo account.',
    },
    passkeyAdded: {
      subject: 'È stata aggiunta una passkey',
      text: 'All’account CareCircle è stata aggiunta una passkey. Chi sblocca quel dispositivo può usarla per accedere.',
    },
  },
  securityNotYou:
    'Se non è stata una Sua richiesta, scelga subito una nuova password e controlli la sicurezza dell’account.',
};
