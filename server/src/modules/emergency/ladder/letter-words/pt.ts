import type { LetterWords } from './letter-words';

export const pt: LetterWords = {
  dear: (name) => `Olá, ${name}:`,
  alertSubject: (name) => `EMERGÊNCIA: ${name} precisa de ajuda`,
  reason: {
    panic: (name, circle) => `${name} apertou o botão de emergência no círculo de cuidado “${circle}”.`,
    medical: (name, circle) => `${name} avisou de uma emergência médica no círculo de cuidado “${circle}”.`,
    fall: (name, circle) => `${name} avisou de uma queda no círculo de cuidado “${circle}”.`,
  },
  message: (text) => `Mensagem: ${text}`,
  time: (text) => `Hora: ${text}`,
  place: (link) => `Lugar: ${link}`,
  call: (name, phone) => `Ligar para ${name}: ${phone}`,
  noAmbulance:
    'Se há perigo de vida, ligue para o número de emergência da sua região. O CareCircle não chama uma ambulância sozinho.',
  falseAlarm: 'Foi um alarme falso',
  over: 'A emergência terminou',
  allClear: (name, circle, outcome) =>
    `Você foi avisado de que ${name}, do círculo de cuidado “${circle}”, precisava de ajuda. ${outcome}: não há mais nada a fazer.`,
  testSubject: (circle) => `Teste: você é contato de emergência de ${circle}`,
  test: (sender, circle) =>
    `${sender} testou se os e-mails de emergência do círculo de cuidado “${circle}” chegam até você. Chegam.`,
  nothingHappened: 'Não aconteceu nada, e não há nada a fazer.',
  requestSubject: 'Confirme, por favor: contato de emergência',
  request: (s, c) =>
    `${s} indicou você como contato de emergência do círculo de cuidado “${c}”. Se alguém lá precisar de ajuda, o CareCircle enviaria um e-mail a você.`,
  requestLink: 'Confirme ou diga que não é você',
  requestUnknown:
    'Se você não conhece essa pessoa, ignore este e-mail ou recuse por lá: então nenhum outro será enviado.',
  noticeLink: 'Li esta mensagem',
  spoken: 'Esta é uma ligação automática do CareCircle.',
};
