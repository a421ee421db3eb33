import { currencyFractionDigits, mostMinorUnits } from '@carecircle/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount';

it.each([
  ['12.50', 'USD', 1_250],
  ['12,5', 'USD', 1_250],
  ['1,234.50', 'USD', 123_450],
  ['1.234,50', 'EUR', 123_450],
  ['1 234,50', 'EUR', 123_450],
  ['1’234'.replace('’', "'"), 'CHF', 123_400],
  ['1,234', 'USD', 123_400],
  ['1,234,567', 'USD', 123_456_700],
  ['+7', 'USD', 700],
  ['0.10', 'USD', 10],
  ['12.500', 'HUF', 1_250_000],
  ['12.50', 'HUF', 1_250],
  ['1,200', 'JPY', 1_200],
  ['12.00', 'JPY', 12],
  ['1.2345', 'KWD', 'amount-decimals'],
  ['1,234.567', 'KWD', 1_234_567],
  ['12,5', 'KWD', 12_500],
  ['1,234', 'KWD', 'amount-unclear'],
  ['12,5', 'JPY', 'amount-decimals'],
  ['12.505', 'USD', 1_250_500],
  ['0.500', 'KWD', 500],
  ['0,5', 'USD', 50],
  ['12.5050', 'USD', 'amount-decimals'],
  ['12.5000', 'USD', 1_250],
  ['1e309', 'USD', 'amount-shape'],
  ['1e3', 'USD', 'amount-shape'],
  ['Infinity', 'USD', 'amount-shape'],
  ['NaN', 'USD', 'amount-shape'],
  ['0x10', 'USD', 'amount-shape'],
  ['', 'USD', 'amount-shape'],
  ['$12', 'USD', 'amount-shape'],
  ['1,23,4', 'USD', 'amount-shape'],
  ['-0', 'USD', 'amount-zero'],
  ['0.00', 'USD', 'amount-zero'],
  ['-12.50', 'USD', 'amount-negative'],
  ['10000000.00', 'USD', mostMinorUnits],
  ['10000000.01', 'USD', 'amount-large'],
  ['9'.repeat(400), 'USD', 'amount-large'],
] as const)('FIN-2 %s of %s is %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount);
});

describe('FIN-2 no cent is lost', () => {
  const amounts = fc.integer({ min: 1, max: mostMinorUnits });
  it.each(['USD', 'JPY', 'KWD', 'HUF', 'CLF'])(
    'between what is written and what is read in %s',
    (currency) => {
      const digits = currencyFractionDigits(currency);
      fc.assert(
        fc.property(amounts, fc.constantFrom('.', ','), (minor, mark) => {
          const padded = String(minor).padStart(digits + 1, '0');
          const decimals = digits > 0 ? `${mark}${padded.slice(-digits)}` : '';
          const whole = digits > 0 ? padded.slice(0, -digits) : padded;
          // A group and three decimals look alike: that is told, and never guessed.
          const isUnclear = digits === 3 && whole !== '0' && whole.length <= 3;
          expect(parseAmount(`${whole}${decimals}`, currency)).toBe(isUnclear ? 'amount-unclear' : minor);
          expect(parseAmount(`${whole}${decimals.replace(',', '.')}`, currency, true)).toBe(minor);
        }),
        { numRuns: 300 },
      );
    },
  );
});
