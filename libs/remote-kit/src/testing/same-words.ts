/** Texts that a language has in common with English: names, and words that are its own too. */
const sameEverywhere = ['CareCircle', 'CareCircle {version}'];

const sameWords: Partial<Record<string, readonly string[]>> = {
  es: ['Chat', 'Diabetes', 'Manual'],
  fr: [
    'Allergies',
    'Avatars',
    'Chat',
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
    'Notes',
    'Notifications',
    'Orange',
    'Place {rank}',
    '{count, plural, one {# point} other {# points}}',
    'bisphosphonates',
    'Patch',
    'Photo',
    '{points} {count, plural, one {point} other {points}}',
  ],
  de: ['Chat', 'Diabetes', 'Form', 'Name', 'Orange', 'Status', '{actor} in {circle}'],
  it: ['Chat', 'Password', '{actor} in {circle}'],
  pt: ['Chat', 'Diabetes', 'Manual'],
};

/** Whether a text of another language may be the English one: it has no words, or they are the same there. */
export function isSameIn(language: string, text: string): boolean {
  const hasWords = /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
  return !hasWords || sameEverywhere.includes(text) || (sameWords[language]?.includes(text) ?? false);
}
