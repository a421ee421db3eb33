import { stringify } from 'csv-stringify/sync';

export type ExportRecord = Record<string, unknown>;

/** One list of an export: a file of JSON and one of CSV. */
export interface ExportList {
  /** Path in the archive without its ending. */
  path: string;
  read(): Promise<ExportRecord[]>;
}

export function jsonOf(records: readonly ExportRecord[]): string {
  return JSON.stringify(records, null, 2);
}

/** Records as a table: a column for each field that any of them has, lists and objects as JSON. Empty without records. */
export function csvOf(records: readonly ExportRecord[]): string {
  const columns = [...new Set(records.flatMap(Object.keys))];
  if (columns.length === 0) return '';
  const rows = records.map((record) => columns.map((column) => cellOf(record[column])));
  // Excel takes a file for Unicode by its mark alone.
  return stringify([columns, ...rows], { bom: true, record_delimiter: 'windows' });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return plain(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** A text that a spreadsheet would compute begins with a tab; signed figures and telephone numbers stay as they are. */
function plain(text: string): string {
  const isFigure = /^[+-][\d\s.,:/()-]*%?$/.test(text);
  return /^[=@\t\r+-]/.test(text) && !isFigure ? `\t${text}` : text;
}
