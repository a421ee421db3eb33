import { languages } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { alertLetter, alertSpeech, alertText, allClearLetter, testLetter } from './alert-letter';

const told = {
  isConfirmed: true,
  link: 'https://care.example/alert-notice/secret',
  alert: {
    type: 'fall' as const,
    message: 'On the stairs',
    raisedAt: '2026-11-21T08:04:09.000Z',
    location: { latitude: 41.88, longitude: -87.63, accuracyMetres: 12 },
  },
  circleName: 'Mom',
  person: { name: 'Ana', phone: '+13125550100' },
  contact: { name: 'Dr. Lee', email: 'lee@example.org' },
  language: 'en' as const,
};

it('EMER-2 the letter says who, what, when, where and whom to call', () => {
  const { to, subject, text } = alertLetter(told);
  expect(to).toBe('lee@example.org');
  expect(subject).toBe('EMERGENCY: Ana needs help');
  for (const part of [
    'Ana reported a fall',
    '“Mom”',
    'On the stairs',
    '2026-11-21 08:04 UTC',
    '+13125550100',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('mlat=41.88&mlon=-87.63');
  expect(text).toContain('does not call an ambulance');
});

it('EMER-2 nothing is said that is not known', () => {
  const { text } = alertLetter({
    ...told,
    alert: { ...told.alert, message: '', location: null },
    person: { name: 'Ana', phone: null },
  });
  expect(text).not.toMatch(/Message|Place|null|undefined/);
});

it('EMER-6 a false alarm is called one', () => {
  expect(allClearLetter({ ...told, isFalseAlarm: true }).subject).toBe('It was a false alarm: Ana');
  expect(allClearLetter({ ...told, isFalseAlarm: false }).text).toContain('The emergency is over');
});

it.each(languages)('EMER-2 SET-4 the letters in %s carry every fact', (language) => {
  const { subject, text } = alertLetter({ ...told, language });
  expect(subject).toContain('Ana');
  for (const fact of [
    'Dr. Lee',
    'Ana',
    'Mom',
    'On the stairs',
    '2026-11-21 08:04 UTC',
    '+13125550100',
    'mlat=',
  ])
    expect(text).toContain(fact);
  expect(allClearLetter({ ...told, language, isFalseAlarm: true }).text).toMatch(/Ana.*Mom/);
  expect(testLetter({ ...told, language, sender: 'Ben' }).text).toMatch(/Ben.*Mom/);
});

it.each(languages)(
  'EMER-2 SET-4 a call in %s says who, what and whom to call, and no more than a text',
  (language) => {
    const spoken = alertSpeech({ ...told, language });
    for (const fact of ['Ana', 'Mom', '+ 1 3 1 2 5 5 5 0 1 0 0']) expect(spoken).toContain(fact);
    expect(spoken).not.toMatch(/https?:|On the stairs|41\.88/);
    const [, ...facts] = spoken.split('\n');
    const written = alertText({ ...told, language });
    const bare = (text: string) => text.replace(/[ .]/g, '');
    for (const fact of facts) expect(bare(written)).toContain(bare(fact));
  },
);

it('EMER-2 SET-4 no two languages say the same', () => {
  const texts = languages.map((language) => alertLetter({ ...told, language }).text);
  expect(new Set(texts).size).toBe(languages.length);
});
