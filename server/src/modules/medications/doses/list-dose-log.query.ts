import { apiContract } from '@carecircle/contracts/api';
import { ClockTime, Day, Id, Instant } from '@carecircle/contracts/schemas';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../../records/page-cursor';
import { defineQuery } from '../../../spine/define-query';
import { doseLogEntryOf } from './dose-rows';
import { doseLog, type DoseLogRow } from '../medications.tables';

const Position = z.tuple([Instant, Day, ClockTime.or(z.literal('')), Id]);

/** Lines of deleted medications stay (ALL-6). */
export const listDoseLog = defineQuery(apiContract.care.listDoseLog, async ({ db, input, circle }) => {
  const { medicationId, recipientId, limit } = input;
  const rows = await db
    .select()
    .from(doseLog)
    .where(
      and(
        eq(doseLog.circleId, circle.id),
        medicationId ? eq(doseLog.medicationId, medicationId) : undefined,
        recipientId ? eq(doseLog.recipientId, recipientId) : undefined,
        isAfter(input.cursor),
      ),
    )
    .orderBy(desc(doseLog.loggedAt), desc(doseLog.day), desc(timeOrNone), desc(doseLog.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map(doseLogEntryOf),
    nextCursor: last && rows.length > limit ? writeCursor(positionOf(last)) : null,
  };
});

/** What was entered in one go stands by the time of its doses. */
const timeOrNone = sql`coalesce(${doseLog.time}, '')`;

function positionOf({ loggedAt, day, time, id }: DoseLogRow): string[] {
  return [loggedAt.toISOString(), day, time ?? '', id];
}

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [loggedAt, day, time, id] = readCursor(Position, cursor);
  return sql`(${doseLog.loggedAt}, ${doseLog.day}, ${timeOrNone}, ${doseLog.id})
    < (${loggedAt}::timestamptz, ${day}::date, ${time}::text, ${id}::uuid)`;
}
