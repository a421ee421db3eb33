import type { InvitationWords } from './invitation-words';

export const fr: InvitationWords = {
  subject: (sender) => `${sender} vous invite dans un cercle de soins`,
  hello: 'Bonjour,',
  greeting: (name) => `Bonjour ${name},`,
  invites: (sender, circle) =>
    `${sender} vous invite à rejoindre le cercle de soins « ${circle} » sur CareCircle, où famille, amis et professionnels prennent soin ensemble de quelqu’un.`,
  roles: {
    admin: 'Vous y seriez administrateur.',
    caregiver: 'Vous y seriez aidant.',
    family: 'Vous y seriez comme membre de la famille.',
    friend: 'Vous y seriez comme ami.',
    medical: 'Vous y seriez comme professionnel de santé.',
  },
  join: 'Rejoindre le cercle',
  code: (code, day) =>
    `Ou créez un compte et saisissez le code ${code}. L’invitation est valable jusqu’au ${day}.`,
  unknown: (sender) => `Si vous ne connaissez pas ${sender}, ignorez cet e-mail : il ne se passera rien.`,
};
