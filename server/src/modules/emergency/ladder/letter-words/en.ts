import type { LetterWords } from './letter-words';

export const en: LetterWords = {
  dear: (name) => `Dear ${name},`,
  alertSubject: (name) => `EMERGENCY: ${name} needs help`,
  reason: {
    panic: (name, circle) => `${name} pressed the emergency button in the care circle “${circle}”.`,
    medical: (name, circle) => `${name} reported a medical emergency in the care circle “${circle}”.`,
    fall: (name, circle) => `${name} reported a fall in the care circle “${circle}”.`,
  },
  message: (text) => `Message: ${text}`,
  time: (text) => `Time: ${text}`,
  place: (link) => `Place: ${link}`,
  call: (name, phone) => `Call ${name}: ${phone}`,
  noAmbulance:
    'If life is in danger, call your local emergency number. CareCircle does not call an ambulance by itself.',
  falseAlarm: 'It was a false alarm',
  over: 'The emergency is over',
  allClear: (name, circle, outcome) =>
    `You were told that ${name} of the care circle “${circle}” needed help. ${outcome}: there is nothing more to do.`,
  testSubject: (circle) => `Test: you are an emergency contact of ${circle}`,
  test: (sender, circle) =>
    `${sender} tested whether emergency mails of the care circle “${circle}” reach you. They do.`,
  nothingHappened: 'Nothing has happened, and there is nothing to do.',
  requestSubject: 'Please confirm: emergency contact',
  request: (s, c) =>
    `${s} named you as an emergency contact of the care circle “${c}”. If somebody there needs help, CareCircle would mail you.`,
  requestLink: 'Confirm, or say that it is not you',
  requestUnknown:
    'If you do not know them, you can ignore this email or decline there. Then you won’t get any more email.',
  noticeLink: 'I have read this',
  spoken: 'This is an automatic call from CareCircle.',
};
