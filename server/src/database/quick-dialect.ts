import {
  Column,
  getTableName,
  getTableUniqueName,
  Name,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Table,
  type QueryWithTypings,
} from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/**
 * Writes a statement as drizzle does, in a fraction of the time: of the many kinds of parts that a statement may have it
 * knows the usual ones, and leaves a statement with any other to drizzle. Every request has its statements written anew.
 */
export class QuickDialect extends PgDialect {
  override sqlToQuery(statement: SQL, invokeSource?: 'indexes'): QueryWithTypings {
    const written = { sql: '', params: [] };
    return write(statement, written) ? written : super.sqlToQuery(statement, invokeSource);
  }
}

interface Written {
  sql: string;
  params: unknown[];
}

/** Gives false at a part that it does not know. */
function write(part: unknown, written: Written): boolean {
  if (part === undefined) return true;
  if (part === null || typeof part !== 'object') return writeValue(part, written);
  switch (part.constructor) {
    case StringChunk:
      return writeText((part as StringChunk).value.join(''), written);
    case SQL:
      return !inlinesValues(part) && writeAll((part as SQL).queryChunks, written);
    case Param:
      return writeParam(part as Param, written);
    case Name:
      return writeText(quoted((part as Name).value), written);
    case Array:
      return writeList(part as unknown[], written);
    default:
      if (part instanceof Column) return writeColumn(part, written);
      return part instanceof Table && writeTable(part, written);
  }
}

function writeText(text: string, written: Written): true {
  written.sql += text;
  return true;
}

function writeValue(value: unknown, written: Written): true {
  written.params.push(value);
  return writeText(`$${written.params.length}`, written);
}

function writeAll(parts: readonly unknown[], written: Written): boolean {
  for (const part of parts) if (!write(part, written)) return false;
  return true;
}

function writeList(parts: readonly unknown[], written: Written): boolean {
  writeText('(', written);
  for (const [place, part] of parts.entries()) {
    if (place > 0) writeText(', ', written);
    if (!write(part, written)) return false;
  }
  return writeText(')', written);
}

function writeParam({ value, encoder }: Param, written: Written): boolean {
  if (value instanceof Placeholder) return false;
  const encoded: unknown = value === null ? null : encoder.mapToDriverValue(value);
  return encoded instanceof SQL ? write(encoded, written) : writeValue(encoded, written);
}

function writeColumn(column: Column, written: Written): boolean {
  if (column.keyAsName || !writeTable(column.table, written)) return false;
  return writeText(`.${quoted(column.name)}`, written);
}

function writeTable(table: Table, written: Written): boolean {
  const name = getTableName(table);
  return getTableUniqueName(table) === `public.${name}` && writeText(quoted(name), written);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function inlinesValues(statement: object): boolean {
  return (statement as { shouldInlineParams: boolean }).shouldInlineParams;
}
