import type { InvitationWords } from './invitation-words';

export const es: InvitationWords = {
  subject: (sender) => `${sender} te invita a un círculo de cuidado`,
  hello: 'Hola:',
  greeting: (name) => `Hola, ${name}:`,
  invites: (sender, circle) =>
    `${sender} te invita al círculo de cuidado «${circle}» en CareCircle, donde familia, amigos y profesionales cuidan juntos de alguien.`,
  roles: {
    admin: 'Allí serías administrador.',
    caregiver: 'Allí serías cuidador.',
    family: 'Allí estarías como familiar.',
    friend: 'Allí estarías como amigo.',
    medical: 'Allí estarías como profesional sanitario.',
  },
  join: 'Unirme al círculo',
  code: (code, day) => `O regístrate e introduce el código ${code}. La invitación vale hasta el ${day}.`,
  unknown: (sender) => `Si no conoces a ${sender}, ignora este correo: no pasa nada.`,
};
