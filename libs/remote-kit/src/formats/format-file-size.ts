import { numberFormat } from './intl';

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Steps of 1024 with at most 2 decimals, as the specification's constants ask: 1536 → '1.5 KB'. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  const number = numberFormat(locale, { maximumFractionDigits: 2 }).format(bytes / 1024 ** step);
  return `${number} ${units[step]}`;
}
