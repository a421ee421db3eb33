/** The largest amount of money, in minor units: 10 million of a currency with cents. */
export const mostMinorUnits = 1_000_000_000;

/** Currencies of ISO 4217 (list one) whose minor unit is not a hundredth; a browser's own table differs for some. */
const fractionDigits: Partial<Record<string, number>> = {
  ...digitsOf(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...digitsOf(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...digitsOf(4, 'CLF UYW'),
};

function digitsOf(digits: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, digits]));
}

/** Decimal places of a currency by its ISO 4217 code: 2 for USD and HUF, 0 for JPY, 3 for KWD. */
export function currencyFractionDigits(currency: string): number {
  return fractionDigits[currency] ?? 2;
}

/** An amount in whole units of its currency, from minor units: 8550 of USD is 85.5, 1200 of JPY is 1200. */
export function majorAmount(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** currencyFractionDigits(currency);
}
