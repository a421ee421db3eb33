import { expect, it } from 'vitest';
import { ageOn } from './age-on';

it('REC-1 counts full years up to the birthday', () => {
  expect(ageOn('2026-05-13', '1943-05-14')).toBe(82);
  expect(ageOn('2026-05-14', '1943-05-14')).toBe(83);
  expect(ageOn('2026-02-28', '1944-02-29')).toBe(81);
});
