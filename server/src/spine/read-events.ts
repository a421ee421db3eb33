import type { DomainEvent } from '@carecircle/contracts';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { eventStreams, events } from './spine.tables';

/** Events of one log after a sequence, in order. */
export async function readEvents(
  reader: Reader,
  scopeId: string,
  after: number | SQL,
  { limit = 200, types }: { limit?: number; types?: readonly string[] } = {},
): Promise<DomainEvent[]> {
  const rows = await reader
    .select()
    .from(events)
    .where(
      and(
        eq(events.scopeId, scopeId),
        gt(events.sequence, after),
        types ? inArray(events.type, [...types]) : undefined,
      ),
    )
    .orderBy(asc(events.sequence))
    .limit(limit);
  return rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() }) as DomainEvent);
}

/** Sequence that each log has reached; a log without events has reached 0. */
export async function readPositions(
  reader: Reader,
  scopeIds: readonly string[],
): Promise<Record<string, number>> {
  const rows = await reader
    .select({ scopeId: eventStreams.scopeId, sequence: eventStreams.sequence })
    .from(eventStreams)
    .where(
      // One parameter, however many logs there are.
      sql`${eventStreams.scopeId} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(scopeIds)}::jsonb))`,
    );
  const reached = Object.fromEntries(scopeIds.map((scopeId) => [scopeId, 0]));
  for (const row of rows) reached[row.scopeId] = row.sequence;
  return reached;
}
