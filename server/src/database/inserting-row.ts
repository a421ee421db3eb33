import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

interface Shape {
  head: SQL;
  columns: [key: string, column: Column][];
}

const shapes = new WeakMap<PgTable, Shape>();
const [separator, tail] = [sql.raw(', '), sql.raw(')')];

/** The statement that writes one whole row; what never changes of it is made once for each table. */
export function insertingRow<T extends PgTable>(table: T, row: T['$inferSelect']): SQL {
  const { head, columns } = shapeOf(table);
  const values = columns.map(([key, column]) => sql.param((row as Record<string, unknown>)[key], column));
  return sql.join([head, sql.join(values, separator), tail]);
}

function shapeOf(table: PgTable): Shape {
  const known = shapes.get(table);
  if (known) return known;
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const shape = { head: sql`insert into ${table} (${sql.join(names, separator)}) values (`, columns };
  shapes.set(table, shape);
  return shape;
}
