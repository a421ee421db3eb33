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
};
