import { apiContract } from '@carecircle/contracts/api';
import { Id, Instant } from '@carecircle/contracts/schemas';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCursor, writeCursor } from '../../records/page-cursor';
import { defineQuery } from '../../spine/define-query';
import { handOffNotes } from './care-log.tables';
import { notesOf } from './hand-off-rows';

const Position = z.tuple([Instant, Id]);

export const listHandOffNotes = defineQuery(
  apiContract.care.listHandOffNotes,
  async ({ db, input, circle }) => {
    const { recipientId, cursor, limit } = input;
    const rows = await db
      .select()
      .from(handOffNotes)
      .where(
        and(
          eq(handOffNotes.circleId, circle.id),
          eq(handOffNotes.recipientId, recipientId),
          isNull(handOffNotes.deletedAt),
          isAfter(cursor),
        ),
      )
      .orderBy(desc(handOffNotes.createdAt), desc(handOffNotes.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      notes: await notesOf(db, page),
      nextCursor: last && rows.length > limit ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  },
);

function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [createdAt, id] = readCursor(Position, cursor);
  return sql`(${handOffNotes.createdAt}, ${handOffNotes.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
