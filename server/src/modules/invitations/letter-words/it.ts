import type { InvitationWords } from './invitation-words';

export const it: InvitationWords = {
  subject: (sender) => `${sender} ti invita in una cerchia di cura`,
  hello: 'Ciao,',
  greeting: (name) => `Ciao ${name},`,
  invites: (sender, circle) =>
    `${sender} ti invita nella cerchia di cura «${circle}» su CareCircle, dove famiglia, amici e professionisti si prendono cura insieme di qualcuno.`,
  roles: {
    admin: 'Lì saresti amministratore.',
    caregiver: 'Lì saresti assistente.',
    family: 'Lì saresti come familiare.',
    friend: 'Lì saresti come amico.',
    medical: 'Lì saresti come professionista sanitario.',
  },
  join: 'Entra nella cerchia',
  code: (code, day) => `Oppure registrati e inserisci il codice ${code}. L’invito vale fino al ${day}.`,
  unknown: (sender) => `Se non conosci ${sender}, ignora questa e-mail: non succede niente.`,
};
