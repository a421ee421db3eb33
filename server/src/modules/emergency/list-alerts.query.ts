import { Id, Instant } from '@carecircle/contracts/schemas';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';
import { alertsOf } from './alert-rows';
import { alerts, type AlertRow } from './alerts.tables';

const Position = z.tuple([Instant, Id]);

export const listAlerts = defineQuery(apiContract.emergency.listAlerts, async ({ db, input, circle }) => {
  const rows = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.circleId, circle.id),
        isNotNull(alerts.raisedAt),
        eq(alerts.isDrill, false),
        isAfter(input.cursor),
      ),
    )
    .orderBy(desc(alerts.raisedAt), desc(alerts.id))
    .limit(input.limit + 1);
  const page = rows.slice(0, input.limit);
  return {
    alerts: await alertsOf(db, circle.id, page),
    nextCursor: rows.length > input.limit ? cursorAfter(page.at(-1)) : null,
  };
});

function cursorAfter(row: AlertRow | undefined): string | null {
  return row?.raisedAt ? writeCursor([row.raisedAt.toISOString(), row.id]) : null;
}

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [raisedAt, id] = readCursor(Position, cursor);
  return sql`(${alerts.raisedAt}, ${alerts.id}) < (${raisedAt}::timestamptz, ${id}::uuid)`;
}
