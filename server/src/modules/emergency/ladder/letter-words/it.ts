import type { LetterWords } from './letter-words';

export const it: LetterWords = {
  dear: (name) => `Buongiorno ${name},`,
  alertSubject: (name) => `EMERGENZA: ${name} ha bisogno di aiuto`,
  reason: {
    panic: (name, circle) => `${name} ha premuto il pulsante di emergenza nella cerchia di cura «${circle}».`,
    medical: (name, circle) => `${name} ha segnalato un’emergenza medica nella cerchia di cura «${circle}».`,
    fall: (name, circle) => `${name} ha segnalato una caduta nella cerchia di cura «${circle}».`,
  },
  message: (text) => `Messaggio: ${text}`,
  time: (text) => `Ora: ${text}`,
  place: (link) => `Luogo: ${link}`,
  call: (name, phone) => `Chiamare ${name}: ${phone}`,
  noAmbulance:
    'In pericolo di vita, chiamare il numero di emergenza locale. CareCircle non chiama da sé un’ambulanza.',
  falseAlarm: 'Era un falso allarme',
  over: 'L’emergenza è finita',
  allClear: (name, circle, outcome) =>
    `Avevamo avvisato che ${name}, della cerchia di cura «${circle}», aveva bisogno di aiuto. ${outcome}: non c’è altro da fare.`,
  testSubject: (circle) => `Prova: contatto di emergenza di ${circle}`,
  test: (sender, circle) =>
    `${sender} ha provato se le e-mail di emergenza della cerchia di cura «${circle}» arrivano qui. Arrivano.`,
  nothingHappened: 'Non è successo nulla, e non c’è nulla da fare.',
  requestSubject: 'Conferma richiesta: contatto di emergenza',
  request: (s, c) =>
    `${s} ha indicato lei come contatto di emergenza della cerchia di cura «${c}». Se qualcuno lì ha bisogno di aiuto, CareCircle le manderebbe un’e-mail.`,
  requestLink: 'Confermare, o dire che non si tratta di lei',
  requestUnknown:
    'Se non conosce questa persona, può ignorare questa e-mail o rifiutare lì: non ne riceverà altre.',
  noticeLink: 'Ho letto',
  spoken: 'Questa è una chiamata automatica di CareCircle.',
};
