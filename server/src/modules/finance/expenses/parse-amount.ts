import { currencyFractionDigits, mostMinorUnits, type ExpenseImport } from '@carecircle/contracts';

type Fault = ExpenseImport['left'][number]['reason'];

/** Digits, and marks between them; no exponent, no infinity, no other number of a program. */
const shape = /^[+-]?\d[\d.,' \u00a0\u202f]*$/;
const groups = /^[1-9]\d{0,2}([.,' \u00a0\u202f]\d{3})+$/;

/**
 * An amount as people and banks write it, in minor units of its currency by ISO 4217: '1,234.50', '1.234,50', '12,5' and '1 234'.
 * It is read digit by digit, never as a floating number. One mark before three digits groups them where the currency has fewer
 * decimals than three; where it has three, as the dinar, nobody can tell, unless the file says that a point begins the decimals.
 */
export function parseAmount(text: string, currency: string, hasPoint = false): number | Fault {
  const digits = currencyFractionDigits(currency);
  const plain = text.trim();
  if (!shape.test(plain)) return 'amount-shape';
  const unsigned = plain.replace(/^[+-]/, '');
  const split = hasPoint ? splitAtPoint(unsigned) : splitAtDecimals(unsigned, digits);
  if (typeof split === 'string') return split;
  const [whole, decimals] = split;
  const kept = decimals.slice(0, digits).padEnd(digits, '0');
  if (/[1-9]/.test(decimals.slice(digits))) return 'amount-decimals';
  const all = `${whole}${kept}`.replace(/^0+/, '') || '0';
  if (all === '0') return 'amount-zero';
  if (plain.startsWith('-')) return 'amount-negative';
  // More digits than the largest amount has cannot be smaller than it.
  if (all.length > String(mostMinorUnits).length || Number(all) > mostMinorUnits) return 'amount-large';
  return Number(all);
}

/** The form that our own files have. */
function splitAtPoint(text: string): [string, string] | Fault {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? 'amount-shape' : [whole, decimals];
}

/** Digits before and after the decimal mark. */
function splitAtDecimals(text: string, digits: number): [string, string] | Fault {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return onlyGroups(text) ?? [ungrouped(text), ''];
  const isOneOfSome = marks.filter((mark) => mark === last).length > 1;
  const isGroup = isOneOfSome || (marks.length === 1 && groups.test(text));
  if (isGroup && !isOneOfSome && digits >= 3) return 'amount-unclear';
  if (isGroup) return groups.test(text) ? [ungrouped(text), ''] : 'amount-shape';
  const at = text.lastIndexOf(last);
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^\d+$/.test(decimals)) return 'amount-shape';
  return onlyGroups(whole) ?? [ungrouped(whole), decimals];
}

function onlyGroups(whole: string): Fault | undefined {
  return /^\d+$/.test(whole) || groups.test(whole) ? undefined : 'amount-shape';
}

const ungrouped = (text: string) => text.replace(/\D/g, '');
