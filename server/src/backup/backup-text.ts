import { createHash } from 'node:crypto';
import * as z from 'zod';

/**
 * A backup is gzipped SQL: a first line that says what it is, `COPY … FROM stdin` for each table, and a last line with the
 * sum of everything before it. Without a right last line it is no backup.
 */
export const BackupHeader = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Schema that the rows fit: the migrations that had run, by their time of making. */
  migrations: z.array(z.number().int()),
  /** Tells the key that protects sensitive fields from another one. */
  keyMark: z.string(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export interface TableRows {
  name: string;
  columns: string[];
  /** In the text format of COPY. */
  rows: Buffer;
}

export interface BackupContent {
  header: BackupHeader;
  tables: TableRows[];
  /** Identity counters and the number each has reached. */
  counters: { name: string; reached: number }[];
}

const headerMark = '-- CareCircle backup ';
const endMark = '-- end sha256:';
const endOfRows = '\\.\n';
const copyLine = /^COPY "(\w+)" \((.+)\) FROM stdin;$/;
const counterLine = /^SELECT setval\('(\w+)', (\d+)\);$/;

export function writeBackupText({ header, tables, counters }: BackupContent): Buffer {
  const parts: Buffer[] = [
    Buffer.from(`${headerMark}${JSON.stringify(header)}\nSET session_replication_role = replica;\n`),
  ];
  for (const { name, columns, rows } of tables) {
    const listed = columns.map((column) => `"${column}"`).join(', ');
    parts.push(Buffer.from(`COPY "${name}" (${listed}) FROM stdin;\n`), rows, Buffer.from(endOfRows));
  }
  for (const { name, reached } of counters)
    parts.push(Buffer.from(`SELECT setval('${name}', ${reached});\n`));
  const body = Buffer.concat(parts);
  return Buffer.concat([body, Buffer.from(`${endMark}${sumOf(body)}\n`)]);
}

/** @throws an Error that says in a few words why this is no whole backup. */
export function readBackupText(text: Buffer): BackupContent {
  const end = text.lastIndexOf(`\n${endMark}`) + 1;
  if (end === 0) throw new Error('it was cut off');
  if (text.toString('utf8', end) !== `${endMark}${sumOf(text.subarray(0, end))}\n`)
    throw new Error('it was changed');
  const content: BackupContent = { header: readHeader(text), tables: [], counters: [] };
  let place = text.indexOf('\n') + 1;
  while (place < end) {
    const lineEnd = text.indexOf('\n', place);
    const line = text.toString('utf8', place, lineEnd);
    place = lineEnd + 1;
    const [, name = '', columns = ''] = copyLine.exec(line) ?? [];
    const [, counter, reached] = counterLine.exec(line) ?? [];
    if (counter) content.counters.push({ name: counter, reached: Number(reached) });
    if (!name) continue;
    const rows = readRows(text, place);
    content.tables.push({ name, columns: columns.replaceAll('"', '').split(', '), rows });
    place += rows.length + endOfRows.length;
  }
  return content;
}

function readHeader(text: Buffer): BackupHeader {
  const line = text.toString('utf8', 0, text.indexOf('\n'));
  if (!line.startsWith(headerMark)) throw new Error('it is no backup of CareCircle');
  return BackupHeader.parse(JSON.parse(line.slice(headerMark.length)));
}

/** A backslash inside a row is doubled by COPY, so that this line can only be the end. */
function readRows(text: Buffer, start: number): Buffer {
  if (text.subarray(start, start + endOfRows.length).toString() === endOfRows) return Buffer.alloc(0);
  return text.subarray(start, text.indexOf(`\n${endOfRows}`, start) + 1);
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
