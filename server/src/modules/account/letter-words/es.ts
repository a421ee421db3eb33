import type { AccountLetterWords } from './account-letter-words';

export const es: AccountLetterWords = {
  greeting: (name) => `Hola, ${name}:`,
  resetSubject: 'Elige una contraseña nueva',
  reset:
    'Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de CareCircle. El enlace funciona una vez, durante una hora.',
  resetButton: 'Elegir contraseña nueva',
  resetIgnore: 'Si no has sido tú, ignora este correo: tu contraseña sigue igual.',
  verifySubject: 'Confirma tu dirección de correo',
  verify:
    'Esta dirección se ha indicado para una cuenta de CareCircle. Confirma que es tuya. El enlace funciona durante tres días.',
  verifyButton: 'Confirmar dirección',
  verifyIgnore: 'Si no sabes nada de esto, ignora este correo: no pasa nada.',
  passwordChangedSubject: 'Se ha cambiado tu contraseña',
  passwordChanged:
    'Se acaba de cambiar la contraseña de tu cuenta de CareCircle y se han cerrado todas las sesiones abiertas.',
  passwordNotYou: 'Si no has sido tú, elige ahora una contraseña nueva.',
  emailChangedSubject: 'Se ha cambiado tu dirección de correo',
  emailChanged: (email) =>
    `Tu cuenta de CareCircle tiene ahora la dirección ${email}. Los correos sobre ella ya no llegan aquí.`,
  emailNotYou:
    'Si no has sido tú, avisa enseguida a un administrador de tu círculo de cuidado para que retire tu acceso.',
  securityNotices: {
    twoFactorOn: {
      subject: 'La verificación en dos pasos está activada',
      text: 'A partir de ahora, al iniciar sesión en tu cuenta de CareCircle se te pedirá también un código de tu aplicación de autenticación.',
    },
    twoFactorOff: {
      subject: 'La verificación en dos pasos está desactivada',
      text: 'Al iniciar sesión en tu cuenta de CareCircle ya no se pide ningún código.',
    },
    recoveryCodesRenewed: {
      subject: 'Se han creado nuevos códigos de recuperación',
      text: 'Se han creado nuevos códigos de recuperación para tu cuenta de CareCircle. Los anteriores ya no sirven.',
    },
    googleConnected: {
      subject: 'Se ha conectado Google',
      text: 'Se ha conectado una cuenta de Google con tu cuenta de CareCircle. Quien entre en ella puede abrir tu cuenta.',
    },
    passkeyAdded: {
      subject: 'Se ha añadido una llave de acceso',
      text: 'Se ha añadido una llave de acceso a tu cuenta de CareCircle. Quien desbloquee ese dispositivo puede iniciar sesión con ella.',
    },
  },
  securityNotYou: 'Si no has sido tú, elige ahora una nueva contraseña y revisa la seguridad de la cuenta.',
};
