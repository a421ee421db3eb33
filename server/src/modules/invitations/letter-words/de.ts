import type { InvitationWords } from './invitation-words';

export const de: InvitationWords = {
  subject: (sender) => `${sender} lädt Sie in einen Pflegekreis ein`,
  hello: 'Guten Tag,',
  greeting: (name) => `Hallo ${name},`,
  invites: (sender, circle) =>
    `${sender} lädt Sie in den Pflegekreis „${circle}“ auf CareCircle ein, wo Familie, Freunde und Fachleute gemeinsam für jemanden da sind.`,
  roles: {
    admin: 'Sie wären dort Admin.',
    caregiver: 'Sie wären dort Pflegeperson.',
    family: 'Sie wären dort als Familienmitglied.',
    friend: 'Sie wären dort als Freund oder Freundin.',
    medical: 'Sie wären dort als medizinische Fachkraft.',
  },
  join: 'Dem Kreis beitreten',
  code: (code, day) =>
    `Oder legen Sie ein Konto an und geben Sie den Code ${code} ein. Die Einladung gilt bis zum ${day}.`,
  unknown: (sender) => `Kennen Sie ${sender} nicht, brauchen Sie nichts zu tun: Es geschieht nichts.`,
};
