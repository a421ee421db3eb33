import type { Member } from '@carecircle/contracts';
import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../database/database';
import type { CopiedKind, CopiedRecord } from '../../copied-kind';

/** What one query reads. */
const rowsAtOnce = 1_000;

/** Rows of a kind that the copy of a member may hold, up to `most`; outside a transaction others get their turn between queries. */
export async function readRows(
  reader: Reader,
  kind: CopiedKind,
  member: Member,
  most: number,
): Promise<CopiedRecord[]> {
  const { table, where } = kind;
  const key = keyOf(table);
  const rows: CopiedRecord[] = [];
  for (;;) {
    const limit = Math.min(rowsAtOnce, most - rows.length);
    const page: CopiedRecord[] = await reader
      .select()
      .from(table)
      .where(and(eq(table.circleId, member.circleId), where?.(member), isAfter(key, rows.at(-1))))
      .orderBy(...key.map(([, column]) => asc(column)))
      .limit(limit);
    rows.push(...page);
    if (page.length < limit || rows.length === most) return inOrder(rows, kind);
  }
}

type Key = [field: string, column: PgColumn][];

/** What tells apart the rows of one circle. */
function keyOf(table: CopiedKind['table']): Key {
  const names = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  return Object.entries(getTableColumns(table)).filter(
    ([, column]) => column !== table.circleId && names.includes(column.name),
  );
}

function isAfter(key: Key, row: CopiedRecord | undefined): SQL | undefined {
  if (!row) return undefined;
  const columns = key.map(([, column]) => sql`${column}`);
  const values = key.map(([field, column]) => sql.param(row[field], column));
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

/** Rows of the same place stay in the order of their keys. */
function inOrder(rows: CopiedRecord[], { table, order }: CopiedKind): CopiedRecord[] {
  const [field] = Object.entries(getTableColumns(table)).find(([, column]) => column === order) ?? [];
  if (field === undefined) return rows;
  return rows.sort((one, other) => compare(one[field], other[field]));
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [one, other] as [number, number];
  return a < b ? -1 : a > b ? 1 : 0;
}
