const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size as every screen says it: steps of 1024 with at most 2 decimals, for example '2.4 MB'. */
export function byteText(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(bytes / 1024 ** step);
  return `${number} ${UNITS[step]}`;
}
