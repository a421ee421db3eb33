import * as fc from 'fast-check';

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'id',
  'role',
  'circleId',
  '',
];

/** Text that has broken programs before: in SQL, in patterns, in dates, in numbers, in Unicode, in positions of lists. */
const notorious = [
  '',
  ' ',
  '\0',
  '\ud800',
  "'; drop table tasks; --",
  '%_\\',
  '💥'.repeat(100),
  'x'.repeat(10_000),
  `${'a.'.repeat(2_000)}@`,
  `CARE-${' '.repeat(5_000)}`,
  '\u202e\u200b\ufeff',
  '2026-02-30',
  '0000-01-01',
  '-271821-04-20',
  '9999-12-31',
  '24:00',
  '1e309',
  '2147483648',
  'Etc/GMT+99',
  '../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
  Buffer.from(JSON.stringify(['2026-11-21T00:00:00.000Z', '999999999999999999'])).toString('base64url'),
  Buffer.from(JSON.stringify(['0001-01-01', '0000-01-01T00:00:00Z', 'x'])).toString('base64url'),
  Buffer.from(JSON.stringify(['open', '9999-12-31', null, null])).toString('base64url'),
];
const numbers = [-0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308];

/** Anything that JSON can hold, and often what has broken programs before. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...notorious) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<unknown>(...notorious, null, {}), { maxLength: 30 }) },
);
