import type { JoinWords } from '../join-words';

export const de: JoinWords = {
  title: 'Sie sind eingeladen',
  hello: 'Hallo {name},',
  invites: '{sender} lädt Sie in den Pflegekreis „{circle}“ ein.',
  what: 'Ein Pflegekreis sind die Menschen, die gemeinsam für jemanden da sind.',
  as: 'Ihre Rolle dort: {role}.',
  roles: {
    admin: 'Admin',
    caregiver: 'Pflegeperson',
    family: 'Familie',
    friend: 'Freundeskreis',
    medical: 'Medizin',
  },
  join: '„{circle}“ beitreten',
  signedInAs: 'Sie sind als {name} angemeldet.',
  needsAccount: 'Legen Sie ein Konto an oder melden Sie sich an, und Sie sind dabei.',
  signUp: 'Konto erstellen',
  signIn: 'Anmelden',
  home: 'CareCircle öffnen',
  over: {
    used: [
      'Diese Einladung ist schon benutzt',
      'Jede Einladung gilt für eine Person. Bitten Sie um eine weitere.',
    ],
    expired: [
      'Diese Einladung ist abgelaufen',
      'Einladungen gelten 14 Tage. Bitten Sie darum, sie noch einmal zu senden.',
    ],
    revoked: [
      'Diese Einladung wurde zurückgenommen',
      'Fragen Sie nach, wenn Sie das für einen Irrtum halten.',
    ],
    unknown: [
      'Dieser Link ist nicht gültig',
      'Bitte öffnen Sie den Link genau so, wie er in der Nachricht steht.',
    ],
    member: [
      'Sie sind schon dabei',
      'Sie gehören zu diesem Kreis. Jemand anderes kann die Einladung noch benutzen.',
    ],
    full: ['Es ist kein Platz mehr', 'Dieser Kreis oder Ihre eigene Liste von Kreisen ist voll.'],
    demo: [
      'Nicht aus dem Demo-Kreis',
      'Verlassen Sie die Demo und legen Sie ein Konto an, um einem Kreis beizutreten.',
    ],
  },
};
