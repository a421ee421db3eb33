import type { LetterWords } from './letter-words';

export const de: LetterWords = {
  dear: (name) => `Guten Tag ${name},`,
  alertSubject: (name) => `NOTFALL: ${name} braucht Hilfe`,
  reason: {
    panic: (name, circle) => `${name} hat im Pflegekreis „${circle}“ den Notfallknopf gedrückt.`,
    medical: (name, circle) => `${name} hat im Pflegekreis „${circle}“ einen medizinischen Notfall gemeldet.`,
    fall: (name, circle) => `${name} hat im Pflegekreis „${circle}“ einen Sturz gemeldet.`,
  },
  message: (text) => `Nachricht: ${text}`,
  time: (text) => `Zeit: ${text}`,
  place: (link) => `Ort: ${link}`,
  call: (name, phone) => `${name} anrufen: ${phone}`,
  noAmbulance:
    'Besteht Lebensgefahr, rufen Sie Ihre örtliche Notrufnummer an. CareCircle ruft nicht selbst den Rettungsdienst.',
  falseAlarm: 'Es war ein Fehlalarm',
  over: 'Der Notfall ist vorbei',
  allClear: (name, circle, outcome) =>
    `Sie haben erfahren, dass ${name} aus dem Pflegekreis „${circle}“ Hilfe braucht. ${outcome}: Es ist nichts mehr zu tun.`,
  testSubject: (circle) => `Probe: Sie sind Notfallkontakt von ${circle}`,
  test: (sender, circle) =>
    `${sender} hat geprüft, ob Notfall-Mails des Pflegekreises „${circle}“ bei Ihnen ankommen. Das tun sie.`,
  nothingHappened: 'Es ist nichts passiert, und es ist nichts zu tun.',
  requestSubject: 'Bitte bestätigen: Notfallkontakt',
  request: (s, c) =>
    `${s} hat Sie als Notfallkontakt des Pflegekreises „${c}“ angegeben. Braucht dort jemand Hilfe, würde CareCircle Ihnen eine E-Mail schicken.`,
  requestLink: 'Bestätigen Sie, oder sagen Sie, dass Sie es nicht sind',
  requestUnknown:
    'Wenn Sie die Person nicht kennen, können Sie diese E-Mail ignorieren oder dort ablehnen: Dann bekommen Sie keine weiteren.',
  noticeLink: 'Ich habe das gelesen',
  spoken: 'Dies ist ein automatischer Anruf von CareCircle.',
};
