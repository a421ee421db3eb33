import type { Circle } from '@carecircle/contracts';
import { getTableColumns } from 'drizzle-orm';
import type { UnitOfWork } from '../../../spine/context';
import { tableWithSameKey } from '../../../spine/database-errors';
import type { CopiedKind, CopiedRecord } from '../../copied-kind';
import { withIds, type CircleCopy } from './circle-copy';
import { copiedKinds } from './copied-kinds';
import { newIds } from './new-ids';
import { faulty } from './parse-circle-copy';

const rowsAtOnce = 500;

interface Place {
  circle: Circle;
  /** Whom each person of the copy becomes here. */
  people: ReadonlyMap<string, string>;
}

/** Writes all records of a copy into a new circle under ids of their own, and lets what follows from them begin. */
export async function writeRecords(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'schedule'>,
  copy: CircleCopy,
  { circle, people }: Place,
): Promise<void> {
  const newId = newIds(people);
  for (const kind of copiedKinds) {
    const rows = (copy.records[kind.name] ?? []).map((record, index) => {
      const renamed = withNewIds(kind, record, newId);
      const beginning = { now: unit.now, timeZone: circle.timeZone, adminId: circle.createdBy, index };
      return rowOf(kind, { ...renamed, ...kind.begin?.(renamed, beginning), circleId: circle.id });
    });
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await insertRows(unit, kind, rows.slice(from, from + rowsAtOnce));
  }
  for (const { finish } of copiedKinds) await finish?.(unit, circle);
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

async function insertRows(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { name, table }: CopiedKind,
  rows: CopiedRecord[],
): Promise<void> {
  try {
    await tx.insert(table).values(rows as never);
  } catch (error) {
    // Two records that the product never has side by side, such as two doses of one time.
    if (tableWithSameKey(error)) throw faulty('copy_doubled', { kind: name });
    throw error;
  }
}
