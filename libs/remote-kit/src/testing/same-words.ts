/** Texts that a language has in common with English: names, and words that are its own too. */
const sameEverywhere = [
  ...['CareCircle', 'CareCircle {version}', 'Louise', 'Louise:', 'Google'],
  ...['Family Plus', 'Premium', 'Apple Watch', 'Fitbit', 'Samsung Galaxy Watch'],
  ...['h', 'bpm', '{value} bpm', '{value} kcal', '{hours} h {minutes} min', 'REM {duration}'],
];

const sameWords: Partial<Record<string, readonly string[]>> = {
  es: ['Chat', 'Diabetes', 'Manual', 'Token'],
  fr: [
    ...['Calories', 'Document', 'Microphone', 'Urgent'],
    ...['via Apple Health', 'via Samsung Health', 'via Bluetooth'],
    'Allergies',
    'Avatars',
    'Chat',
    'Code',
    'Contact {number}',
    'Contacts',
    'Conversations',
    'Date',
    'Documents',
    'Injection',
    'Interactions',
    'Message',
    'Messages',
    'Minutes',
    '{minutes, plural, one {# minute} other {# minutes}}',
    'Notes',
    'Notifications',
    'Orange',
    'Place {rank}',
    'Version',
    'Versions',
    '{count, plural, one {# point} other {# points}}',
    'bisphosphonates',
    'Patch',
    'Photo',
    '{points} {count, plural, one {point} other {points}}',
  ],
  de: [
    'Chat',
    'Code',
    'Diabetes',
    'Form',
    'Name',
    'Orange',
    'Passkey',
    'Passkeys',
    'Status',
    'Token',
    'Version',
    '{actor} in {circle}',
  ],
  it: ['Area', 'Passkey', 'Chat', 'File', 'File: {name}', 'Token', 'Password', '{actor} in {circle}'],
  pt: ['Chat', 'Diabetes', 'Manual', 'Token'],
};

/** Whether a text of another language may be the English one: it has no words, or they are the same there. */
export function isSameIn(language: string, text: string): boolean {
  const hasWords = /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
  // Beginnings of words that are looked for, such as `urolog*`, are often of Greek or Latin.
  const isBeginning = /^\p{L}+\*$/u.test(text);
  return (
    !hasWords ||
    isBeginning ||
    sameEverywhere.includes(text) ||
    (sameWords[language]?.includes(text) ?? false)
  );
}
