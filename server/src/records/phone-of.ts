/** E.164 of a number as files write it: ten digits are of North America, a leading `+` is international; null for others. */
export function phoneOf(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (text.replace(/^tel:/, '').trimStart().startsWith('+'))
    return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(national) ? `+1${national}` : null;
}
