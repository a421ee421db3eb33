import { describe, expect, it } from 'vitest';
import { formatPhoneNumber, formatTyped, toPhoneNumber } from './phone-number';

describe('SET-2 a telephone number', () => {
  it('takes ten digits, however they are written, as a number of North America', () => {
    expect(toPhoneNumber('3125550142')).toBe('+13125550142');
    expect(toPhoneNumber('(312) 555-0142')).toBe('+13125550142');
    expect(toPhoneNumber('1 312 555 0142')).toBe('+13125550142');
  });

  it('takes a leading + as international', () => {
    expect(toPhoneNumber('+34 612 34 56 78')).toBe('+34612345678');
    expect(toPhoneNumber('+44 20 7946 0018')).toBe('+442079460018');
  });

  it('is none while digits are missing or too many', () => {
    expect(toPhoneNumber('')).toBeNull();
    expect(toPhoneNumber('312555')).toBeNull();
    expect(toPhoneNumber('+34')).toBeNull();
    expect(toPhoneNumber('+1234567890123456')).toBeNull();
  });

  it('is shown as (XXX) XXX-XXXX while it is typed', () => {
    expect(['3', '312', '3125', '3125550', '3125550142', '31255501429'].map(formatTyped)).toEqual([
      '(3',
      '(312',
      '(312) 5',
      '(312) 555-0',
      '(312) 555-0142',
      '(312) 555-0142',
    ]);
  });

  it('is shown in the groups of its country', () => {
    expect(formatPhoneNumber('+13125550142')).toBe('(312) 555-0142');
    expect(formatPhoneNumber('+34612345678')).toBe('+34 612 34 56 78');
    expect(formatPhoneNumber('+525512345678')).toBe('+52 55 1234 5678');
    expect(formatPhoneNumber('+351912345678')).toBe('+351 912 345 678');
  });
});
