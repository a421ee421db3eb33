/** The two marks by which people write decimals; each language uses one of them for that, and often the other for thousands. */
const marks = ['.', ','] as const;

/**
 * A typed number with the language's own decimal mark. Many keyboards have one mark only, and a reader of the other mark
 * would take 85.5 for 855, ten times what was meant. One mark that can't stand before a group of three digits is a decimal.
 *
 * @returns the text as it is where its marks already say what was meant.
 */
export function decimalText(text: string, locale: string): string {
  const decimal = decimalMark(locale);
  const other = marks.find((mark) => mark !== decimal) ?? '.';
  if (text.split(other).length !== 2) return text;
  if (!text.includes(decimal)) return isGrouped(text, other) ? text : text.replace(other, decimal);
  // Both marks: the last one is the decimal, 1.200,50 as well as 1,200.50.
  if (text.indexOf(decimal) > text.indexOf(other) || text.split(decimal).length !== 2) return text;
  return text.replace(decimal, '').replace(other, decimal);
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Three digits behind the mark and a number in front that can have thousands: 1,200 but neither 0,500 nor 12,5. */
function isGrouped(text: string, mark: string): boolean {
  const [before = '', after = ''] = text.split(mark);
  return /^\d{3}(?!\d)/.test(after) && /(?<!\d)[1-9]\d{0,2}$/.test(before);
}
