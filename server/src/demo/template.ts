import type { PersonKey } from '@carecircle/demo-data';
import type { FieldCrypto } from '../crypto/field-crypto';
import { photosOfRecipients } from '../modules/circles/recipient-photos';
import { accountNumberContext } from '../modules/finance/account-number';
import { photosOfMedications } from '../modules/medications/medication-photos';
import { photoContext, type PhotoKind } from '../modules/photos/photo-kind';

/** All rows that a lived history has left, with ids of its own; every copy is given others. */
export interface Template {
  circleId: string;
  inviteCode: string;
  people: Record<PersonKey, string>;
  /** In an order in which no row comes before one that it refers to. */
  tables: TemplateTable[];
}

export interface TemplateTable {
  name: string;
  columns: string[];
  /** JSON of the rows. */
  rows: string;
}

export type Row = Record<string, unknown>;

/** Fields that are sealed in a database, and bound to ids: a template holds them in clear, for nobody lived what they say. */
const sealed: Record<string, { field: string; contextOf: (row: Row) => string }> = {
  bills: {
    field: 'account_number_sealed',
    contextOf: ({ series_id: seriesId }) => accountNumberContext(String(seriesId)),
  },
  medication_photos: { field: 'content', contextOf: contextOfPhoto(photosOfMedications) },
  recipient_photos: { field: 'content', contextOf: contextOfPhoto(photosOfRecipients) },
};

function contextOfPhoto(kind: PhotoKind) {
  return ({ id }: Row) => photoContext(kind, String(id));
}

export function sealRows(crypto: FieldCrypto, table: TemplateTable): TemplateTable {
  return withSealedFields(table, (text, context) => crypto.seal(text, context));
}

export function unsealRows(crypto: FieldCrypto, table: TemplateTable): TemplateTable {
  return withSealedFields(table, (text, context) => crypto.open(text, context));
}

function withSealedFields(
  table: TemplateTable,
  change: (text: string, context: string) => string,
): TemplateTable {
  const found = sealed[table.name];
  if (!found) return table;
  const { field, contextOf } = found;
  const rows = (JSON.parse(table.rows) as Row[]).map((row) => {
    const text = row[field];
    return typeof text === 'string' ? { ...row, [field]: change(text, contextOf(row)) } : row;
  });
  return { ...table, rows: JSON.stringify(rows) };
}
