import type { InvitationWords } from './invitation-words';

export const pt: InvitationWords = {
  subject: (sender) => `${sender} convida você para um círculo de cuidado`,
  hello: 'Olá,',
  greeting: (name) => `Olá, ${name},`,
  invites: (sender, circle) =>
    `${sender} convida você para o círculo de cuidado “${circle}” no CareCircle, onde família, amigos e profissionais cuidam juntos de alguém.`,
  roles: {
    admin: 'Lá você seria administrador.',
    caregiver: 'Lá você seria cuidador.',
    family: 'Lá você estaria como familiar.',
    friend: 'Lá você estaria como amigo.',
    medical: 'Lá você estaria como profissional de saúde.',
  },
  join: 'Entrar no círculo',
  code: (code, day) => `Ou cadastre-se e digite o código ${code}. O convite vale até ${day}.`,
  unknown: (sender) => `Se você não conhece ${sender}, ignore este e-mail: nada acontece.`,
};
