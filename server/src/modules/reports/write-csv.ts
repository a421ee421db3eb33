import { stringify } from 'csv-stringify/sync';
import type { ReportDocument } from './report-document';

/**
 * A report as a table for other programs: section, table, then the cells of each row; texts as they were written. A text that a
 * spreadsheet would take for a formula begins with a tab in quotes: it is shown as it is, '-5' and '+49 30' are left alone (REP-2).
 */
export function writeCsv({ title, subtitle, sections }: ReportDocument): string {
  const rows = [
    [title, subtitle],
    ...sections.flatMap((section) => [
      ...section.tables.flatMap(({ caption, head, rows: found }) => [
        [],
        [section.title, caption],
        head,
        ...found,
      ]),
      ...section.lines.map((line) => [section.title, line]),
    ]),
  ];
  // Excel takes a file for Unicode by its mark alone.
  return stringify(
    rows.map((row) => row.map(plainCell)),
    { bom: true, record_delimiter: 'windows' },
  );
}

/** What a spreadsheet would compute, save signed figures and telephone numbers, which are no more than text or a number. */
function plainCell(text: string): string {
  const isFigure = /^[+-][\d\s.,:/()-]*%?$/.test(text);
  return /^[=@\t\r+-]/.test(text) && !isFigure ? `\t${text}` : text;
}
