import { expect, it } from 'vitest';
import { byteText } from './byte-text';

it.each([
  [0, 'en', '0 Bytes'],
  [1023, 'en', '1,023 Bytes'],
  [1536, 'en', '1.5 KB'],
  [50_000_000, 'en', '47.68 MB'],
  [50_000_000, 'de', '47,68 MB'],
  [3 * 1024 ** 3, 'en', '3 GB'],
])('VAULT-1 CAL-4 a chosen file of %d bytes has the size that messages name', (bytes, locale, text) => {
  expect(byteText(bytes, locale)).toBe(text);
});
