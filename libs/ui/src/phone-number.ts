/** Country calling codes of one and of two digits (ITU-T E.164); every other has three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Sizes of the groups in which a country writes its numbers; the others are written in threes. */
const groupings: Readonly<Record<string, readonly number[]>> = {
  '33': [1, 2, 2, 2, 2],
  '34': [3, 2, 2, 2],
  '39': [3, 3, 4],
  '44': [4, 6],
  '49': [3, 4, 4],
  '52': [2, 4, 4],
  '54': [2, 4, 4],
  '55': [2, 5, 4],
  '57': [3, 3, 4],
  '351': [3, 3, 3],
};

/**
 * E.164 of what a person typed: ten digits are a number of North America, a leading `+` is international. Null while it
 * is not a whole number yet.
 */
export function toPhoneNumber(typed: string): string | null {
  const digits = digitsOf(typed);
  if (isInternational(typed)) return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : null;
}

/** E.164 as people read it: `(312) 555-0142`, abroad `+34 612 34 56 78`. */
export function formatPhoneNumber(phone: string): string {
  return phone.startsWith('+1') && phone.length === 12 ? northAmerican(phone.slice(2)) : formatTyped(phone);
}

/** The same for a number that is still being typed. */
export function formatTyped(typed: string): string {
  const digits = digitsOf(typed);
  if (!isInternational(typed)) return northAmerican(digits.slice(0, 10));
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  const rest = digits.slice(code.length, 15);
  const words = code === '1' ? northAmerican(rest) : inGroups(rest, groupings[code] ?? []);
  return words ? `+${code} ${words}` : `+${code}`;
}

function northAmerican(digits: string): string {
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  const line = digits.slice(6);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${line && `-${line}`}`;
}

function inGroups(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  for (let start = 0, turn = 0; start < digits.length; turn += 1) {
    const size = sizes[turn] ?? 3;
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function isInternational(text: string): boolean {
  return text.trimStart().startsWith('+');
}
