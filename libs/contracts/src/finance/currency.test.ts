import { expect, it } from 'vitest';
import { currencyFractionDigits, majorAmount } from './currency';

it.each([
  ['USD', 2],
  ['EUR', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
] as const)('FIN-2 %s has the decimals of ISO 4217: %i', (currency, digits) => {
  expect(currencyFractionDigits(currency)).toBe(digits);
  expect(majorAmount(12_345, currency)).toBe(12_345 / 10 ** digits);
});
