import { Day, Id, Instant } from '@carecircle/contracts/schemas';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import type { careTimes, journalEntries } from './care-log.tables';

const Position = z.tuple([Day, Instant, Id]);

/** What comes after a position in a list by day, newest first; undefined from the start. */
export function isAfterDay(
  { day, createdAt, id }: typeof careTimes | typeof journalEntries,
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [lastDay, lastCreatedAt, lastId] = readCursor(Position, cursor);
  return sql`(${day}, ${createdAt}, ${id}) < (${lastDay}::date, ${lastCreatedAt}::timestamptz, ${lastId}::uuid)`;
}

/** The position after a page of `limit` rows, of which one more was read; null at the end. */
export function cursorAfter(
  rows: readonly { day: string; createdAt: Date; id: string }[],
  limit: number,
): string | null {
  const last = rows[limit - 1];
  return last && rows.length > limit ? writeCursor([last.day, last.createdAt.toISOString(), last.id]) : null;
}
