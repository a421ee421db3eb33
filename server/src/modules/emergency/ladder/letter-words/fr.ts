import type { LetterWords } from './letter-words';

export const fr: LetterWords = {
  dear: (name) => `Bonjour ${name},`,
  alertSubject: (name) => `URGENCE\u00a0: ${name} a besoin d’aide`,
  reason: {
    panic: (name, circle) =>
      `${name} a appuyé sur le bouton d’urgence dans le cercle de soins «\u00a0${circle}\u00a0».`,
    medical: (name, circle) =>
      `${name} a signalé une urgence médicale dans le cercle de soins «\u00a0${circle}\u00a0».`,
    fall: (name, circle) => `${name} a signalé une chute dans le cercle de soins «\u00a0${circle}\u00a0».`,
  },
  message: (text) => `Message\u00a0: ${text}`,
  time: (text) => `Heure\u00a0: ${text}`,
  place: (link) => `Lieu\u00a0: ${link}`,
  call: (name, phone) => `Appeler ${name}\u00a0: ${phone}`,
  noAmbulance:
    'En cas de danger de mort, appelez votre numéro d’urgence local. CareCircle n’appelle pas d’ambulance de lui-même.',
  falseAlarm: 'C’était une fausse alerte',
  over: 'L’urgence est terminée',
  allClear: (name, circle, outcome) =>
    `Vous avez appris que ${name}, du cercle de soins «\u00a0${circle}\u00a0», avait besoin d’aide. ${outcome}\u00a0: il n’y a plus rien à faire.`,
  testSubject: (circle) => `Test\u00a0: vous êtes un contact d’urgence de ${circle}`,
  test: (sender, circle) =>
    `${sender} a vérifié que les e-mails d’urgence du cercle de soins «\u00a0${circle}\u00a0» vous parviennent. C’est le cas.`,
  nothingHappened: 'Il ne s’est rien passé, et il n’y a rien à faire.',
  requestSubject: 'Merci de confirmer : contact d’urgence',
  request: (s, c) =>
    `${s} vous a désigné comme contact d’urgence du cercle de soins « ${c} ». Si quelqu’un y a besoin d’aide, CareCircle vous enverra un e-mail.`,
  requestLink: 'Confirmez, ou dites que ce n’est pas vous',
  requestUnknown:
    'Si vous ne connaissez pas cette personne, ignorez cet e-mail ou refusez à cette adresse : vous n’en recevrez alors plus.',
  noticeLink: 'J’ai lu ce message',
  spoken: 'Ceci est un appel automatique de CareCircle.',
};
