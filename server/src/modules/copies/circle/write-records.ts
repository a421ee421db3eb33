import type { Circle } from '@carecircle/contracts';
import { getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import type { UnitOfWork } from '../../../spine/context';
import { tableWithSameKey } from '../../../spine/database-errors';
import type { CopiedKind, CopiedRecord } from '../../copied-kind';
import { withIds } from './circle-copy';
import { faulty } from './parse-circle-copy';

/** What records of a copy become part of. */
export interface Place {
  circle: Pick<Circle, 'id' | 'timeZone'>;
  /** The person who restores it. */
  adminId: string;
  /** Id of a record or a person there. */
  newId(id: string): string;
}

interface Records {
  kind: CopiedKind;
  records: readonly CopiedRecord[];
  /** Place of the first one among those of its kind, from 0. */
  from: number;
}

/** Writes records of one kind into a new circle under ids of their own. */
export async function writeRecords(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { circle, adminId, newId }: Place,
  { kind, records, from }: Records,
): Promise<void> {
  const rows = records.map((record, index) => {
    const renamed = withNewIds(kind, record, newId);
    const beginning = { now, timeZone: circle.timeZone, adminId, index: from + index };
    return rowOf(kind, { ...renamed, ...kind.begin?.(renamed, beginning), circleId: circle.id });
  });
  await insertRows(tx, kind, rows);
}

function withNewIds(kind: CopiedKind, record: CopiedRecord, newId: (id: string) => string): CopiedRecord {
  const { ids = [], refers = {}, people = [] } = kind;
  const renamed = { ...record };
  for (const field of ['id', ...ids, ...Object.keys(refers), ...people])
    if (field in renamed) renamed[field] = withIds(renamed[field], newId);
  return renamed;
}

/** As the table takes it: moments of a copy are texts. */
function rowOf({ table }: CopiedKind, record: CopiedRecord): CopiedRecord {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      columns[field]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

async function insertRows(tx: Transaction, { name, table }: CopiedKind, rows: CopiedRecord[]): Promise<void> {
  try {
    await tx.insert(table).values(rows as never);
  } catch (error) {
    // Two records that the product never has side by side, such as two doses of one time.
    if (tableWithSameKey(error)) throw faulty('copy_doubled', { kind: name });
    throw error;
  }
}
