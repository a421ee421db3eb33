import { apiContract } from '@carecircle/contracts/api';
import { can } from '@carecircle/permissions';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { journalEntries } from './care-log.tables';
import { cursorAfter, isAfterDay } from './day-position';
import { entryOf } from './journal-rows';

/** Who does not keep the care log reads what is for everyone (CARE-1). */
export const listJournal = defineQuery(apiContract.care.listJournal, async ({ db, input, circle, actor }) => {
  const { recipientId, cursor, limit } = input;
  const rows = await db
    .select()
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.circleId, circle.id),
        eq(journalEntries.recipientId, recipientId),
        can(actor, 'journal:view-all', recipientId) ? undefined : eq(journalEntries.audience, 'everyone'),
        isNull(journalEntries.deletedAt),
        isAfterDay(journalEntries, cursor),
      ),
    )
    .orderBy(desc(journalEntries.day), desc(journalEntries.createdAt), desc(journalEntries.id))
    .limit(limit + 1);
  return { entries: rows.slice(0, limit).map(entryOf), nextCursor: cursorAfter(rows, limit) };
});
