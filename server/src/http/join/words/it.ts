import type { JoinWords } from '../join-words';

export const it: JoinWords = {
  title: 'Hai un invito',
  hello: 'Ciao {name},',
  invites: '{sender} ti invita nella cerchia di cura «{circle}».',
  what: 'Una cerchia di cura è il gruppo di persone che si prendono cura insieme di qualcuno.',
  as: 'Entreresti come: {role}.',
  roles: {
    admin: 'Amministratore',
    caregiver: 'Chi assiste',
    family: 'Famiglia',
    friend: 'Amicizia',
    medical: 'Sanitario',
  },
  join: 'Entra in «{circle}»',
  signedInAs: 'Hai effettuato l’accesso come {name}.',
  needsAccount: 'Registrati o accedi, e sei dentro.',
  signUp: 'Crea account',
  signIn: 'Accedi',
  home: 'Apri CareCircle',
  over: {
    used: [
      'Questo invito è già stato usato',
      'Ogni invito è per una persona. Chiedine un altro a chi l’ha inviato.',
    ],
    expired: [
      'Questo invito è scaduto',
      'Gli inviti valgono 14 giorni. Chiedi a chi l’ha inviato di mandarlo di nuovo.',
    ],
    revoked: ['Questo invito è stato ritirato', 'Se pensi a un errore, chiedi a chi l’ha inviato.'],
    unknown: ['Questo link non è valido', 'Apri il link esattamente come si trova nel messaggio.'],
    member: ['Sei già membro', 'Fai già parte di questa cerchia. Qualcun altro può ancora usare l’invito.'],
    full: ['Non c’è più posto', 'Questa cerchia, o il tuo elenco di cerchie, è al completo.'],
    demo: ['Non dalla cerchia dimostrativa', 'Esci dalla demo e registrati per entrare in una cerchia.'],
  },
};
