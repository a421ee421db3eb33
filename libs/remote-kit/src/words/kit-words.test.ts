import { refusalStatus } from '@carecircle/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { allKitWords, speakEveryLanguage } from '../testing/all-kit-words';
import { bringKitWords, kitWords, provideKitWords } from './kit-words';

const codes = Object.keys(refusalStatus);
const fields = [
  'required',
  'too_small',
  'too_big',
  'too_long',
  'invalid_type',
  'invalid_format',
  'changed_meanwhile',
  'not_in_demo',
];
const { en, ...others } = allKitWords;

afterEach(() => {
  vi.restoreAllMocks();
  // No other file speaks Italian instead of its own language.
  speakEveryLanguage();
});

it.each(Object.entries(others))(
  'SET-4 ALL-3 in %s each refusal and fault has the words that it has in English',
  (_, words) => {
    for (const code of codes) {
      expect(words.refusal(code)).not.toBe(en.refusal(code));
      expect(words.refusal(code) === words.refusal('')).toBe(en.refusal(code) === en.refusal(''));
    }
    for (const code of fields) {
      expect(words.field(code)).not.toBe(en.field(code));
      expect(words.field(code) === words.field('')).toBe(en.field(code) === en.field(''));
    }
  },
);

it('SET-4 speaks English until the words of a language have come, and where they do not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  provideKitWords(() => Promise.reject(new TypeError('no network')));
  // One that no other test has brought.
  const language = 'it-CH';
  await bringKitWords(language);
  expect(kitWords(language).justNow).toBe('Just now');
  provideKitWords(() => Promise.resolve(allKitWords.it));
  await bringKitWords(language);
  expect(kitWords(language).justNow).toBe('Proprio ora');
});
