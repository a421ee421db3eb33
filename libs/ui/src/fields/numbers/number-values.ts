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

/**
 * Minor units of a typed amount, exact: 0.29 is 29 although 0.29 × 100 is 28.999…. An amount with more decimals than its
 * currency has stays a fraction, for the schema to refuse: rounding would change what was typed.
 */
export function toMinorUnits(amount: number, fractionDigits: number): number | null {
  if (Number.isNaN(amount)) return null;
  const exact = Number(`${amount}e${fractionDigits}`);
  return Number.isNaN(exact) ? amount * 10 ** fractionDigits : exact;
}

export function fromMinorUnits(
  minorUnits: number | null | undefined,
  fractionDigits: number,
): number | undefined {
  return typeof minorUnits === 'number' ? minorUnits / 10 ** fractionDigits : toNumber(minorUnits);
}
