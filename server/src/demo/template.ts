import type { PersonKey } from '@carecircle/demo-data';
import type { FieldCrypto } from '../crypto/field-crypto';
import { sealedFields } from '../modules/sealed-fields';

/** All rows that a lived history has left, with ids of its own; every copy is given others. */
export interface Template {
  circleId: string;
  inviteCode: string;
  people: Record<PersonKey, string>;
  /** In an order in which no row comes before one that it refers to. */
  tables: TemplateTable[];
  files: TemplateFile[];
}

/** A file of a document or a message, with its bytes in base64. */
export interface TemplateFile {
  fileId: string;
  content: string;
}

export interface TemplateTable {
  name: string;
  columns: string[];
  /** JSON of the rows. */
  rows: string;
}

export type Row = Record<string, unknown>;

export function sealRows(crypto: FieldCrypto, table: TemplateTable): TemplateTable {
  return withSealedFields(table, (text, context) => crypto.seal(text, context));
}

export function unsealRows(crypto: FieldCrypto, table: TemplateTable): TemplateTable {
  return withSealedFields(table, (text, context) => crypto.open(text, context));
}

/** A template holds in clear what a database seals and binds to ids, for nobody lived what it says. */
function withSealedFields(
  table: TemplateTable,
  change: (text: string, context: string) => string,
): TemplateTable {
  const found = sealedFields[table.name];
  if (!found) return table;
  const { field, contextOf } = found;
  const rows = (JSON.parse(table.rows) as Row[]).map((row) => {
    const text = row[field];
    return typeof text === 'string' ? { ...row, [field]: change(text, contextOf(row)) } : row;
  });
  return { ...table, rows: JSON.stringify(rows) };
}
