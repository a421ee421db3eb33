import type { JoinWords } from '../join-words';

export const es: JoinWords = {
  title: 'Te han invitado',
  hello: 'Hola, {name}:',
  invites: '{sender} te invita al círculo de cuidado «{circle}».',
  what: 'Un círculo de cuidado es el grupo de personas que cuidan juntas de alguien.',
  as: 'Entrarías como: {role}.',
  roles: {
    admin: 'Administrador',
    caregiver: 'Cuidador',
    family: 'Familia',
    friend: 'Amistad',
    medical: 'Sanitario',
  },
  join: 'Unirme a «{circle}»',
  signedInAs: 'Has iniciado sesión como {name}.',
  needsAccount: 'Regístrate o inicia sesión y estarás dentro.',
  signUp: 'Crear cuenta',
  signIn: 'Iniciar sesión',
  home: 'Abrir CareCircle',
  over: {
    used: [
      'Esta invitación ya se ha usado',
      'Cada invitación es para una persona. Pide otra a quien la envió.',
    ],
    expired: [
      'Esta invitación ha caducado',
      'Las invitaciones valen 14 días. Pide a quien la envió que la mande otra vez.',
    ],
    revoked: ['Esta invitación se ha retirado', 'Pregunta a quien la envió si crees que es un error.'],
    unknown: ['Este enlace no es válido', 'Abre el enlace exactamente como está en el mensaje.'],
    member: ['Ya eres miembro', 'Perteneces a este círculo. Otra persona puede usar aún la invitación.'],
    full: ['No queda sitio', 'Este círculo, o tu propia lista de círculos, está lleno.'],
    demo: [
      'No desde el círculo de demostración',
      'Sal de la demostración y regístrate para entrar en un círculo propio.',
    ],
  },
};
