import type { LetterWords } from './letter-words';

export const es: LetterWords = {
  dear: (name) => `Hola, ${name}:`,
  alertSubject: (name) => `EMERGENCIA: ${name} necesita ayuda`,
  reason: {
    panic: (name, circle) => `${name} pulsó el botón de emergencia en el círculo de cuidado «${circle}».`,
    medical: (name, circle) => `${name} avisó de una emergencia médica en el círculo de cuidado «${circle}».`,
    fall: (name, circle) => `${name} avisó de una caída en el círculo de cuidado «${circle}».`,
  },
  message: (text) => `Mensaje: ${text}`,
  time: (text) => `Hora: ${text}`,
  place: (link) => `Lugar: ${link}`,
  call: (name, phone) => `Llamar a ${name}: ${phone}`,
  noAmbulance:
    'Si hay peligro de muerte, llama al número de emergencias de tu zona. CareCircle no llama a una ambulancia por sí mismo.',
  falseAlarm: 'Fue una falsa alarma',
  over: 'La emergencia ha terminado',
  allClear: (name, circle, outcome) =>
    `Se te avisó de que ${name}, del círculo de cuidado «${circle}», necesitaba ayuda. ${outcome}: no hace falta hacer nada más.`,
  testSubject: (circle) => `Prueba: eres contacto de emergencia de ${circle}`,
  test: (sender, circle) =>
    `${sender} ha probado si te llegan los correos de emergencia del círculo de cuidado «${circle}». Llegan.`,
  nothingHappened: 'No ha pasado nada y no hay nada que hacer.',
  requestSubject: 'Confirma, por favor: contacto de emergencia',
  request: (s, c) =>
    `${s} te ha indicado como contacto de emergencia del círculo de cuidado «${c}». Si alguien allí necesita ayuda, CareCircle te enviaría un correo.`,
  requestLink: 'Confirma o di que no eres tú',
  requestUnknown:
    'Si no conoces a esta persona, puedes ignorar este correo o rechazarlo ahí: entonces no recibirás más correos.',
  noticeLink: 'Lo he leído',
  spoken: 'Esta es una llamada automática de CareCircle.',
};
