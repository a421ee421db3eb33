import { expect, it } from 'vitest';
import { placeOf } from './place-of';

it.each([
  ['/calendar?day=2026-11-21', '/calendar', '?day=2026-11-21'],
  ['//', '/', ''],
  ['//evil.example/x', '/evil.example/x', ''],
  ['/\\evil.example', '/evil.example', ''],
  ['///evil.example:99999', '/evil.example:99999', ''],
  ['/a/../b', '/b', ''],
  ['/%00', '/%00', ''],
])('SHELL-1 %s is a place of this site', (url, pathname, search) => {
  expect(placeOf(url)).toMatchObject({ pathname, search });
});
