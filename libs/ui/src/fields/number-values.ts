/** React Aria's empty number is NaN, ours is null; undefined leaves the field uncontrolled. */
export function toNumber(value: number | null | undefined): number | undefined {
  return value === null ? Number.NaN : value;
}

export function fromNumber(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

export interface NumberLimits {
  minValue?: number;
  maxValue?: number;
  step?: number;
}

/** Those of the limits that the number keeps: React Aria would show another one in its place. */
export function limitsOf(
  { minValue, maxValue, step }: NumberLimits,
  value: number | null | undefined,
): NumberLimits {
  const number = toNumber(value) ?? Number.NaN;
  if (number < (minValue ?? -Infinity) || number > (maxValue ?? Infinity)) return {};
  const isBetweenSteps = step !== undefined && (number - (minValue ?? 0)) % step > 0;
  return { minValue, maxValue, step: isBetweenSteps ? undefined : step };
}

const knownUnits = new Map<string, number>();

/** How many minor units (cents) make one unit of the currency: 100 for USD, 1 for JPY. */
function minorUnits(currency: string): number {
  const known = knownUnits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const units = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  knownUnits.set(currency, units);
  return units;
}

/** Integer cents of a typed amount, exact: 0.29 is 29 although 0.29 × 100 is 28.999…. */
export function toCents(amount: number, currency: string): number | null {
  return Number.isNaN(amount) ? null : Math.round(amount * minorUnits(currency));
}

export function fromCents(amountCents: number | null | undefined, currency: string): number | undefined {
  return typeof amountCents === 'number' ? amountCents / minorUnits(currency) : toNumber(amountCents);
}
